import { unexpected } from './answers.ts'
import { type CallOptions, checkOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Receipt, ReceiptState } from './description.ts'
import { ConnectionError, DeadlineError, EtaxError, NotFoundError } from './errors.ts'
import { outage } from './outage.ts'
import { eventsIn } from './receipt-events.ts'

export interface ReceiptProgress {
  receiptId: string
  accessKey: string
  status: ReceiptState
  at: string
  detail: string | null
  final: boolean
  /** Only with the newest state. */
  receipt?: Receipt
}

/** A stream is opened anew after this time. */
const STREAM_MS = 600_000
/** The service writes at once, and then at least every 15 s. */
export const SILENCE_MS = 20_000

/**
 * The past and future states of a receipt, until a final one. A stream that ends early, breaks or falls silent is
 * reopened at its position.
 * @throws DeadlineError after `timeoutMs` (default ten minutes)
 * @throws ConnectionError where a proxy holds the stream back
 */
export async function* receiptStates(
  connection: Connection,
  id: string,
  callOptions: CallOptions,
  silenceMs: number = SILENCE_MS,
): AsyncGenerator<ReceiptProgress> {
  checkOptions(callOptions)
  const { signal, timeoutMs = STREAM_MS, maxRetries } = callOptions
  const limit = AbortSignal.timeout(timeoutMs)
  const options = { timeoutMs, signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) }
  const lastEvent = { id: '' }
  const { progress, outlast } = outage(connection, maxRetries)
  for (;;) {
    const before = lastEvent.id
    try {
      for await (const state of statesOnce(connection, id, lastEvent, options, silenceMs)) {
        yield state
        if (state.final) return
      }
      progress()
    } catch (error) {
      signal?.throwIfAborted()
      if (limit.aborted) throw new DeadlineError(`The receipt was not final within ${timeoutMs / 1_000} s.`)
      if (error instanceof HeldBackError || !isBreak(error)) throw error
      if (lastEvent.id !== before) progress()
      await outlast(error, options.signal)
    }
  }
}

/** The stream sent nothing at all: a proxy holds it back, and the next one too. */
class HeldBackError extends ConnectionError {}

function isBreak(error: unknown): error is EtaxError {
  return error instanceof EtaxError && error.status === 0
}

async function* statesOnce(
  connection: Connection,
  id: string,
  lastEvent: { id: string },
  options: CallOptions & { signal: AbortSignal },
  silenceMs: number,
): AsyncGenerator<ReceiptProgress> {
  const headers = { accept: 'text/event-stream', ...(lastEvent.id === '' ? {} : { 'last-event-id': lastEvent.id }) }
  const request = { path: { id }, headers, streams: true }
  const silence = silenceWatch(silenceMs)
  const signal = AbortSignal.any([options.signal, silence.signal])
  try {
    const answer = await connection.send('streamReceiptEvents', request, { ...options, signal })
    if (answer.body === null || !isStream(answer))
      throw new NotFoundError('There is no stream of events.', { status: 404 })
    for await (const { id: at, event, data } of eventsIn(withSilenceLimit(answer.body, silence))) {
      if (event === 'end') return
      lastEvent.id = at
      yield stateIn(data, answer)
    }
  } catch (cause) {
    if (cause instanceof EtaxError) throw cause
    throw new ConnectionError('The stream of events broke.', { cause })
  } finally {
    silence.stop()
  }
  throw new ConnectionError('The stream of events broke.')
}

function stateIn(data: string, answer: Response): ReceiptProgress {
  try {
    return JSON.parse(data) as ReceiptProgress
  } catch {
    throw unexpected(answer)
  }
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true
}

interface Silence {
  /** Aborted after a long silence. */
  signal: AbortSignal
  /** Stops the time while the caller works on an event. */
  stop(): void
  restart(): void
}

function silenceWatch(milliseconds: number): Silence {
  const silent = new AbortController()
  const end = (error: ConnectionError) => () => silent.abort(error)
  const seconds = milliseconds / 1_000
  const heldBack = new HeldBackError(
    `Nothing came of the stream of events for ${seconds} s: a proxy may hold it back; ask with receipts.waitFor instead.`,
  )
  let timer = setTimeout(end(heldBack), milliseconds)
  return {
    signal: silent.signal,
    stop: () => clearTimeout(timer),
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(end(new ConnectionError(`The stream of events was silent for ${seconds} s.`)), milliseconds)
    },
  }
}

async function* withSilenceLimit(stream: AsyncIterable<Uint8Array>, silence: Silence): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    silence.stop()
    yield chunk
    silence.restart()
  }
}
