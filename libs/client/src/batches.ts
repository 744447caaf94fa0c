import { unexpected } from './answers.ts'
import type { BatchOrder, BatchVerdict } from './batch-order.ts'
import { type CallOptions, checkOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Receipt, Warning } from './description.ts'
import { ConnectionError, type EtaxError, errorOf, RateLimitError, ServiceError } from './errors.ts'
import { type OrderQueue, type OrderRequest, orderQueue, type Waiting } from './order-queue.ts'
import { outage } from './outage.ts'
import { linesIn } from './receipt-events.ts'
import { mayRepeat } from './repeats.ts'

const BATCH_MS = 600_000
const NDJSON = 'application/x-ndjson'

interface Verdict {
  index: number
  status: number
  /** Null where the service could not read the line, or the batch ended before it. */
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
 * Issues orders as they come, in requests of at most a thousand. Verdicts come in any order. An order without a verdict
 * is sent again after a broken connection: its `devReference` prevents a second document.
 * @throws EtaxError when the service refuses the request, or an outage outlasts the connection's `timeoutMs`
 * @throws the error of `orders`, after the verdicts of earlier orders
 */
export async function* issueBatch(
  connection: Connection,
  orders: Iterable<BatchOrder> | AsyncIterable<BatchOrder>,
  callOptions: CallOptions = {},
): AsyncGenerator<BatchVerdict> {
  checkOptions(callOptions)
  const { maxRetries, ...options } = callOptions
  const queue = orderQueue(orders)
  try {
    yield* verdictsOfAll(connection, queue, maxRetries, options)
  } finally {
    queue.close()
  }
  queue.throwIfBroken()
}

async function* verdictsOfAll(
  connection: Connection,
  queue: OrderQueue,
  maxRetries: number | undefined,
  options: CallOptions,
): AsyncGenerator<BatchVerdict> {
  const { progress, outlast } = outage(connection, maxRetries)
  while (await queue.hasMore()) {
    const request = queue.request()
    let failure: EtaxError | undefined
    try {
      for await (const verdict of verdictsOf(connection, request, options)) {
        progress()
        yield verdict
      }
    } catch (error) {
      options.signal?.throwIfAborted()
      if (!isOutage(error)) throw error
      failure = error
    }
    const isDone = (await request.takeBack()) === 0
    yield* queue.takeRefused()
    if (isDone) continue
    failure ??= new ConnectionError('The service ended the batch before its last order.')
    await outlast(failure, options.signal)
  }
  yield* queue.takeRefused()
}

function isOutage(error: unknown): error is EtaxError {
  return error instanceof ConnectionError || error instanceof ServiceError || error instanceof RateLimitError
}

async function* verdictsOf(
  connection: Connection,
  { body, answer }: OrderRequest,
  { timeoutMs = BATCH_MS, ...options }: CallOptions,
): AsyncGenerator<BatchVerdict> {
  const request = { body, contentType: NDJSON, headers: { accept: NDJSON }, streams: true }
  const answered = await connection.send('issueBatch', request, { ...options, timeoutMs, maxRetries: 0 })
  if (answered.body === null) return
  if (answered.headers.get('content-type')?.includes('html')) throw unexpected(answered)
  let temporary: Verdict | undefined
  try {
    for await (const text of linesIn(answered.body, { last: 'whole' })) {
      if (text === '') continue
      const verdict = JSON.parse(text) as Verdict
      if (isTemporary(verdict)) {
        temporary = verdict
        continue
      }
      const order = answer(verdict.index)
      if (order !== undefined) yield verdictOf(order, verdict)
    }
  } catch (cause) {
    options.signal?.throwIfAborted()
    throw new ConnectionError('The connection broke while orders were issued.', { cause })
  }
  if (temporary !== undefined) throw errorIn({ error: undefined, ...temporary })
}

/** Whether the order is sent again: the service was away or overloaded, or ended the request before this line. */
function isTemporary({ status, devReference }: Verdict): boolean {
  return mayRepeat({ kind: 'answered', status }, true) || (devReference === null && status >= 500)
}

function verdictOf({ index, devReference }: Waiting, { status, receipt, warnings = [], error }: Verdict): BatchVerdict {
  if (receipt !== undefined) return { index, devReference, kind: 'issued', receipt: { ...receipt, warnings } }
  return { index, devReference, kind: 'refused', error: errorIn({ status, error }) }
}

function errorIn({ status, error }: Pick<Verdict, 'status'> & { error: Verdict['error'] | undefined }): EtaxError {
  const { code = '', message = '', details = [], requestId = '' } = error ?? {}
  return errorOf(status, message, { code, details, requestId })
}
