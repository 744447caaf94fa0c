import type { BatchOrder, BatchVerdict } from './batch-order.ts'
import { EtaxError, InvalidRequestError } from './errors.ts'
import { withReference } from './order-reference.ts'

/** The service's limit for one request. */
const MAX_ORDERS = 1_000

export interface Waiting {
  index: number
  devReference: string
  line: string
}

/** One request: its orders, and which of them have a verdict. */
export interface OrderRequest {
  body: ReadableStream<Uint8Array>
  /** The order of a line, once; undefined for other lines. */
  answer(line: number): Waiting | undefined
  /** Puts orders without a verdict back in the queue, and counts them. */
  takeBack(): Promise<number>
}

export interface OrderQueue {
  /** Reads one ahead, so that no request is empty. */
  hasMore(): Promise<boolean>
  request(): OrderRequest
  /** The verdicts of refused orders, each once. */
  takeRefused(): BatchVerdict[]
  /** @throws the error of the caller's orders */
  throwIfBroken(): void
  /** Ends the caller's iterator. */
  close(): void
}

/** The orders without a verdict: returned ones first, then the caller's, read as they are sent. */
export function orderQueue(orders: Iterable<BatchOrder> | AsyncIterable<BatchOrder>): OrderQueue {
  const source = lines(orders)
  let back: Waiting[] = []
  let refused: BatchVerdict[] = []
  let isRead = false
  let failure: { by: unknown } | undefined

  const read = async () => {
    try {
      return await source.next()
    } catch (by) {
      // Earlier orders have their verdicts first.
      failure = { by }
      return { done: true, value: undefined } as const
    }
  }
  const next = async (): Promise<Waiting | undefined> => {
    const again = back.shift()
    if (again !== undefined) return again
    while (!isRead) {
      const { value, done } = await read()
      isRead = done === true
      if (value !== undefined && 'line' in value) return value
      if (value !== undefined) refused.push(value)
    }
    return undefined
  }
  return {
    hasMore: async () => {
      const first = await next()
      if (first !== undefined) back.unshift(first)
      return first !== undefined
    },
    takeRefused: () => {
      const taken = refused
      refused = []
      return taken
    },
    throwIfBroken: () => {
      if (failure !== undefined) throw failure.by
    },
    close: () => {
      // It may be waiting for an order that is no longer needed.
      source.return(undefined).catch(() => undefined)
    },
    request: (): OrderRequest => {
      const sent: Waiting[] = []
      const open = new Map<number, Waiting>()
      let reading: Promise<unknown> = Promise.resolve()
      const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        const order = sent.length < MAX_ORDERS ? await next() : undefined
        if (order === undefined) return controller.close()
        open.set(sent.push(order) - 1, order)
        controller.enqueue(new TextEncoder().encode(`${order.line}\n`))
      }
      return {
        body: new ReadableStream<Uint8Array>(
          {
            pull: (controller) => {
              const read = pull(controller)
              // The request reports the error. An order that comes after the end of its request goes back to the queue.
              reading = read.catch(() => undefined)
              return read
            },
          },
          { highWaterMark: 0 },
        ),
        answer: (line) => {
          const order = open.get(line)
          open.delete(line)
          return order
        },
        takeBack: async () => {
          await reading
          const left = [...open.values()]
          back = [...left, ...back]
          open.clear()
          return left.length
        },
      }
    },
  }
}

async function* lines(
  orders: Iterable<BatchOrder> | AsyncIterable<BatchOrder>,
): AsyncGenerator<Waiting | BatchVerdict, undefined> {
  if (!isIterable(orders)) {
    throw new InvalidRequestError('orders must be an array or another (async) iterable of orders.')
  }
  let index = 0
  for await (const order of orders) {
    yield lineOf(order, index)
    index += 1
  }
}

function isIterable(orders: unknown): boolean {
  return typeof orders === 'object' && orders !== null && (Symbol.iterator in orders || Symbol.asyncIterator in orders)
}

/** An order that cannot be sent is refused alone, as the service does. */
function lineOf(order: BatchOrder, index: number): Waiting | BatchVerdict {
  try {
    const { devReference, ...rest } = withReference(order)
    return { index, devReference, line: JSON.stringify({ ...rest, devReference }) }
  } catch (cause) {
    const why = cause instanceof EtaxError ? cause.message : 'It cannot be written as JSON.'
    const error = new InvalidRequestError(`orders[${index}] cannot be sent. ${why}`, { cause })
    return { index, devReference: '', kind: 'refused', error }
  }
}
