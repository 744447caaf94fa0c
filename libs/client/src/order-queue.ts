import type { BatchOrder, BatchVerdict } from './batch-order.ts'
import { EtaxError, InvalidRequestError } from './errors.ts'
import { withReference } from './order-reference.ts'

/** The service takes no more in one request. */
const MAX_ORDERS = 1_000

/** An order that waits for its verdict. */
export interface Waiting {
  index: number
  devReference: string
  line: string
}

/** One request: the orders it sends, and which of them have their verdict. */
export interface OrderRequest {
  body: ReadableStream<Uint8Array>
  /** The order of a line that is answered now; undefined where there is none. */
  answer(line: number): Waiting | undefined
  /** Puts what has no verdict back, to be sent again; says how many these are. */
  takeBack(): Promise<number>
}

/** The orders that have no verdict yet. */
export interface OrderQueue {
  /** Reads one ahead, so that no request is made without an order. */
  hasMore(): Promise<boolean>
  request(): OrderRequest
  /** The verdicts of those that were none to send, each once. */
  takeRefused(): BatchVerdict[]
  /** @throws what the caller's orders threw */
  throwIfBroken(): void
  /** Tells the caller's orders that no more are read. */
  close(): void
}

/** The orders that have no verdict yet: those that come back first, then those of the caller, read as they are sent. */
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
      // Those before it were taken: they have their verdicts first.
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
      // It may be busy with an order that nobody waits for any more.
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
              // What goes wrong here goes wrong for the request; an order read for a request that has ended comes back.
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

/** One order that cannot be sent is refused alone, as the service does. */
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
