import { type CallOptions, checkOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Receipt, ReceiptState } from './description.ts'
import { DeadlineError } from './errors.ts'
import { dataIn, HeldBackError, isBreak, type StreamOptions, streamedEvents } from './event-stream.ts'
import { outage } from './outage.ts'

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
      for await (const state of statesOnce(connection, id, lastEvent, { ...options, silenceMs })) {
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

async function* statesOnce(
  connection: Connection,
  id: string,
  lastEvent: { id: string },
  options: StreamOptions,
): AsyncGenerator<ReceiptProgress> {
  const headers: Record<string, string> = lastEvent.id === '' ? {} : { 'last-event-id': lastEvent.id }
  const request = { path: { id }, headers }
  for await (const { event, answer } of streamedEvents(connection, 'streamReceiptEvents', request, options)) {
    if (event.event === 'end') return
    lastEvent.id = event.id
    yield dataIn<ReceiptProgress>(event, answer)
  }
}
