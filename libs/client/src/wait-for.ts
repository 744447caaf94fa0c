import type { CallOptions, Connection } from './connection.ts'
import type { Data, Receipt, ReceiptState } from './description.ts'
import { ConnectionError, DeadlineError, EtaxError, NotFoundError, RateLimitError, ServiceError } from './errors.ts'
import { eventsIn } from './receipt-events.ts'
import { pause } from './repeats.ts'

export interface WaitOptions extends Pick<CallOptions, 'signal' | 'timeoutMs'> {
  /** Ends the wait earlier: with the verdict, before PDF and mail are ready. Default `COMPLETED`. */
  until?: 'AUTHORIZED' | 'COMPLETED'
  /** Told every state that is seen. */
  onState?: (state: ReceiptState) => void
}

/** Where a receipt stays unless somebody does something, or the authority answers again (ERROR). */
const ENDS: readonly ReceiptState[] = ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR']

const WAIT_MS = 120_000
const FIRST_POLL_MS = 200
const MAX_POLL_MS = 5_000

/** How long a stream is listened to before it is opened anew. */
const STREAM_MS = 600_000

/**
 * The receipt when it has come to an end: COMPLETED, REJECTED, RETURNED or ERROR, whichever it is; its `messages` say why.
 * It listens to the receipt's events, and asks again and again where they cannot be had.
 * @throws DeadlineError when it takes longer; the receipt goes on by itself
 */
export async function waitFor(
  connection: Connection,
  random: () => number,
  id: string,
  { until = 'COMPLETED', onState = () => {}, timeoutMs = WAIT_MS, signal }: WaitOptions,
): Promise<Receipt> {
  const limit = AbortSignal.timeout(timeoutMs)
  const ended = signal === undefined ? limit : AbortSignal.any([signal, limit])
  const seen: ReceiptState[] = []
  const note = (state: ReceiptState) => {
    if (seen.at(-1) !== state) onState(state)
    seen.push(state)
    return ENDS.includes(state) || (until === 'AUTHORIZED' && state === 'AUTHORIZED')
  }
  try {
    const isAtEnd = await listened(connection, id, ended, note)
    if (!isAtEnd) await polled(connection, random, id, ended, note)
    return await receiptNow(connection, id, { signal: ended })
  } catch (error) {
    signal?.throwIfAborted()
    if (!limit.aborted) throw error
    const last = seen.at(-1)
    const where = last === undefined ? 'Its state is not known' : `It is still ${last}`
    throw new DeadlineError(
      `The receipt did not come to an end within ${timeoutMs / 1_000} s. ${where}, and goes on by itself: ask again later.`,
    )
  }
}

async function receiptNow(connection: Connection, id: string, options: CallOptions): Promise<Receipt> {
  const answer = await connection.send('getReceipt', { path: { id } }, options)
  return ((await answer.json()) as { data: Receipt }).data
}

/** Whether the end was seen. Whatever is wrong with the stream, polling finds out. */
async function listened(
  connection: Connection,
  id: string,
  signal: AbortSignal,
  note: (state: ReceiptState) => boolean,
): Promise<boolean> {
  try {
    for await (const { status, receipt } of receiptStates(connection, id, { signal })) {
      // What it came through before is told too; a receipt in ERROR may have been retried since.
      if (note(status) && receipt !== undefined) return true
    }
  } catch {
    signal.throwIfAborted()
  }
  return false
}

async function polled(
  connection: Connection,
  random: () => number,
  id: string,
  signal: AbortSignal,
  note: (state: ReceiptState) => boolean,
): Promise<void> {
  for (let most = FIRST_POLL_MS; ; most = Math.min(MAX_POLL_MS, most * 1.5)) {
    const state = await stateNow(connection, id, signal)
    if (state !== undefined && note(state)) return
    await pause(most / 2 + (random() * most) / 2, signal)
  }
}

/** Undefined while it cannot be asked for: the wait is longer than an outage. */
async function stateNow(connection: Connection, id: string, signal: AbortSignal): Promise<ReceiptState | undefined> {
  try {
    const answer = await connection.send('getReceiptStatus', { path: { id } }, { signal })
    return ((await answer.json()) as { data: Data<'getReceiptStatus'> }).data.status
  } catch (error) {
    if (error instanceof ConnectionError || error instanceof ServiceError || error instanceof RateLimitError) return
    throw error
  }
}

/** A state that a receipt came to. */
export interface ReceiptProgress {
  receiptId: string
  accessKey: string
  status: ReceiptState
  at: string
  /** Why, where it is ERROR. */
  detail: string | null
  /** Nothing more happens to it. */
  final: boolean
  /** With the newest state: the receipt as it is. */
  receipt?: Receipt
}

/**
 * The states of a receipt, those it came through and those it comes to, until it is final. A stream that ends before, or
 * breaks, is opened again where it was.
 * @throws DeadlineError after `timeoutMs` (ten minutes unless told)
 */
export async function* receiptStates(
  connection: Connection,
  id: string,
  { signal, timeoutMs = STREAM_MS, maxRetries = 2 }: CallOptions,
): AsyncGenerator<ReceiptProgress> {
  const limit = AbortSignal.timeout(timeoutMs)
  const options = { timeoutMs, signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) }
  const known = { id: '' }
  for (let broken = 0; ; ) {
    const before = known.id
    try {
      for await (const state of statesOnce(connection, id, known, options)) {
        yield state
        if (state.final) return
      }
      broken = 0
    } catch (error) {
      signal?.throwIfAborted()
      if (limit.aborted) throw new DeadlineError(`The receipt was not final within ${timeoutMs / 1_000} s.`)
      broken = known.id === before ? broken + 1 : 1
      if (broken > maxRetries || (error instanceof EtaxError && error.status !== 0)) throw error
    }
  }
}

/** The states of one stream, behind the one that is known. */
async function* statesOnce(
  connection: Connection,
  id: string,
  known: { id: string },
  options: CallOptions,
): AsyncGenerator<ReceiptProgress> {
  const headers = { accept: 'text/event-stream', ...(known.id === '' ? {} : { 'last-event-id': known.id }) }
  const answer = await connection.send('streamReceiptEvents', { path: { id }, headers, streams: true }, options)
  if (answer.body === null || !isStream(answer))
    throw new NotFoundError('There is no stream of events.', { status: 404 })
  for await (const { id: at, event, data } of eventsIn(answer.body)) {
    if (event === 'end') return
    known.id = at
    yield JSON.parse(data) as ReceiptProgress
  }
  throw new ConnectionError('The stream of events broke.')
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true
}
