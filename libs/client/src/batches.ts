import type { CallOptions, Connection } from './connection.ts'
import type {
  CreditNoteOrder,
  DebitNoteOrder,
  InvoiceOrder,
  PurchaseSettlementOrder,
  Receipt,
  Warning,
  WithholdingOrder,
  WithWarnings,
} from './description.ts'
import { ConnectionError, type EtaxError, errorOf, RateLimitError, ServiceError } from './errors.ts'
import { linesIn } from './receipt-events.ts'
import { pause, pauseBefore } from './repeats.ts'

/** An order of any kind. Without a `devReference` it gets one, so that a repeat issues nothing twice. */
export type BatchOrder =
  | ({ documentType: 'INVOICE' } & InvoiceOrder)
  | ({ documentType: 'CREDIT_NOTE' } & CreditNoteOrder)
  | ({ documentType: 'DEBIT_NOTE' } & DebitNoteOrder)
  | ({ documentType: 'WITHHOLDING' } & WithholdingOrder)
  | ({ documentType: 'PURCHASE_SETTLEMENT' } & PurchaseSettlementOrder)

/** What became of one order: its place among those given, from 0, and its receipt or why it was refused. */
export type BatchVerdict = { index: number; devReference: string } & (
  | { kind: 'issued'; receipt: WithWarnings<Receipt> }
  | { kind: 'refused'; error: EtaxError }
)

/** The service takes no more in one request. */
const MAX_ORDERS = 1_000
const BATCH_MS = 600_000
const NDJSON = 'application/x-ndjson'

interface Waiting {
  index: number
  devReference: string
  line: string
}

/** A line of the answer. */
interface Verdict {
  index: number
  status: number
  /** Null where the line could not be read, or the batch ended before it. */
  devReference: string | null
  receipt?: Receipt
  warnings?: Warning[]
  error?: {
    code: string
    message: string
    requestId?: string
    details?: { path: string; code: string; message: string }[]
  }
}

/**
 * Issues orders as they are given, in requests of at most a thousand. Verdicts come as they are known, in any order. What has
 * none when the connection breaks is sent again: its `devReference` finds what was issued.
 * @throws EtaxError when the request itself is refused, or the connection breaks again and again
 */
export async function* issueBatch(
  connection: Connection,
  orders: Iterable<BatchOrder> | AsyncIterable<BatchOrder>,
  { maxRetries = 3, ...options }: CallOptions = {},
): AsyncGenerator<BatchVerdict> {
  const queue = orderQueue(orders)
  for (let broken = 0; await queue.hasMore(); ) {
    const request = queue.request()
    let failure: EtaxError | undefined
    try {
      for await (const verdict of verdictsOf(connection, request, options)) {
        broken = 0
        yield verdict
      }
    } catch (error) {
      options.signal?.throwIfAborted()
      if (!isOutage(error)) throw error
      failure = error
    }
    const isDone = (await request.takeBack()) === 0
    if (isDone) continue
    broken += 1
    if (broken > maxRetries) throw failure ?? new ConnectionError('The service ended the batch before its last order.')
    await pause(pauseBefore(broken, failure?.retryAfter, Math.random()), options.signal)
  }
}

function isOutage(error: unknown): error is EtaxError {
  return error instanceof ConnectionError || error instanceof ServiceError || error instanceof RateLimitError
}

/** The verdicts of one request. */
async function* verdictsOf(
  connection: Connection,
  { body, answer }: OrderRequest,
  { timeoutMs = BATCH_MS, ...options }: CallOptions,
): AsyncGenerator<BatchVerdict> {
  const request = { body, contentType: NDJSON, headers: { accept: NDJSON }, streams: true }
  const answered = await connection.send('issueBatch', request, { ...options, timeoutMs, maxRetries: 0 })
  if (answered.body === null) return
  try {
    for await (const text of linesIn(answered.body, { last: 'whole' })) {
      if (text === '') continue
      const verdict = JSON.parse(text) as Verdict
      const order = isNotRead(verdict) ? undefined : answer(verdict.index)
      if (order !== undefined) yield verdictOf(order, verdict)
    }
  } catch (cause) {
    options.signal?.throwIfAborted()
    throw new ConnectionError('The connection broke while orders were issued.', { cause })
  }
}

/** Whether the service ended the request before it came to this line, for a reason that passes. */
function isNotRead({ status, devReference }: Verdict): boolean {
  return devReference === null && (status === 429 || status >= 500)
}

function verdictOf({ index, devReference }: Waiting, { status, receipt, warnings = [], error }: Verdict): BatchVerdict {
  if (receipt !== undefined) return { index, devReference, kind: 'issued', receipt: { ...receipt, warnings } }
  const { code = '', message = '', details = [], requestId = '' } = error ?? {}
  return { index, devReference, kind: 'refused', error: errorOf(status, message, { code, details, requestId }) }
}

/** One request: the orders it sends, and which of them have their verdict. */
interface OrderRequest {
  body: ReadableStream<Uint8Array>
  /** The order of a line that is answered now; undefined where there is none. */
  answer(line: number): Waiting | undefined
  /** Puts what has no verdict back, to be sent again; says how many these are. */
  takeBack(): Promise<number>
}

/** The orders that have no verdict yet: those that come back first, then those of the caller, read as they are sent. */
function orderQueue(orders: Iterable<BatchOrder> | AsyncIterable<BatchOrder>) {
  const source = lines(orders)
  let back: Waiting[] = []
  let isRead = false

  const next = async (): Promise<Waiting | undefined> => {
    const again = back.shift()
    if (again !== undefined || isRead) return again
    const { value, done } = await source.next()
    isRead = done === true
    return value ?? undefined
  }
  return {
    /** Reads one ahead, so that no request is made without an order. */
    hasMore: async (): Promise<boolean> => {
      const first = await next()
      if (first !== undefined) back.unshift(first)
      return first !== undefined
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

async function* lines(orders: Iterable<BatchOrder> | AsyncIterable<BatchOrder>): AsyncGenerator<Waiting, undefined> {
  let index = 0
  for await (const order of orders) {
    const { devReference = crypto.randomUUID() } = order as { devReference?: string }
    yield { index, devReference, line: JSON.stringify({ ...order, devReference }) }
    index += 1
  }
}
