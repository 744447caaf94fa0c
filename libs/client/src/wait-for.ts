import { dataOf } from './answers.ts'
import { type CallOptions, checkOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Receipt, ReceiptState } from './description.ts'
import { ConnectionError, DeadlineError, EtaxError, RateLimitError, ServiceError } from './errors.ts'
import { receiptStates, SILENCE_MS } from './receipt-states.ts'
import { pause } from './repeats.ts'

export interface WaitOptions extends Pick<CallOptions, 'signal' | 'timeoutMs'> {
  /** `AUTHORIZED` ends the wait before the PDF and the mail. Default: `COMPLETED`. */
  until?: 'AUTHORIZED' | 'COMPLETED'
  onState?: (state: ReceiptState) => void
}

interface StreamLimits {
  /** After this time a call reads the state, beside the stream. */
  askMs: number
  /** A stream is left after this silence. */
  silenceMs: number
}

/** States that stay until the user acts, or the authority answers again (ERROR). */
const ENDS: readonly ReceiptState[] = ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR']

const WAIT_MS = 120_000
const FIRST_POLL_MS = 200
const MAX_POLL_MS = 5_000
const STREAM_LIMITS: StreamLimits = { askMs: 5_000, silenceMs: SILENCE_MS }

/**
 * Waits until the receipt is COMPLETED, REJECTED, RETURNED or in ERROR; its `messages` have the reason. It reads the
 * receipt's events, and polls where a proxy holds them back.
 * @throws DeadlineError when it takes longer; the service continues with the receipt
 */
export async function waitFor(
  connection: Connection,
  id: string,
  options: WaitOptions,
  streamLimits: StreamLimits = STREAM_LIMITS,
): Promise<Receipt> {
  checkOptions(options)
  const { until = 'COMPLETED', onState = () => {}, timeoutMs = WAIT_MS, signal } = options
  const limit = AbortSignal.timeout(timeoutMs)
  const wait: Wait = {
    connection,
    id,
    streamLimits,
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    isEnd: (state) => ENDS.includes(state) || (until === 'AUTHORIZED' && state === 'AUTHORIZED'),
  }
  const states: ReceiptState[] = []
  const note = (state: ReceiptState) => {
    if (states.at(-1) !== state) onState(state)
    states.push(state)
    return wait.isEnd(state)
  }
  try {
    const isAtEnd = await listened(wait, note)
    if (!isAtEnd) await polled(wait, note)
    return await dataOf(connection, 'getReceipt', { path: { id } }, { signal: wait.signal })
  } catch (error) {
    signal?.throwIfAborted()
    if (!limit.aborted) throw error
    const last = states.at(-1)
    const where = last === undefined ? 'Its state is not known' : `It is still ${last}`
    throw new DeadlineError(
      `The receipt did not come to an end within ${timeoutMs / 1_000} s. ${where}, and goes on by itself: ask again later.`,
    )
  }
}

interface Wait {
  connection: Connection
  id: string
  streamLimits: StreamLimits
  signal: AbortSignal
  isEnd: (state: ReceiptState) => boolean
}

/** Whether the stream sent a final state. Polling handles all faults of the stream. */
async function listened(wait: Wait, note: (state: ReceiptState) => boolean): Promise<boolean> {
  const { connection, id, streamLimits } = wait
  const over = new AbortController()
  const signal = AbortSignal.any([wait.signal, over.signal])
  const meanwhile = endMeanwhile({ ...wait, signal }, over)
  try {
    for await (const { status, receipt } of receiptStates(
      connection,
      id,
      { signal, maxRetries: 2 },
      streamLimits.silenceMs,
    )) {
      // The stream also sends earlier states; a receipt in ERROR may have been retried since.
      if (note(status) && receipt !== undefined) return true
    }
  } catch (error) {
    wait.signal.throwIfAborted()
    // The caller's `onState` may throw too.
    if (!over.signal.aborted && !(error instanceof EtaxError)) throw error
  } finally {
    over.abort()
  }
  const end = await meanwhile
  return end !== undefined && note(end)
}

/** The final state, from a call beside a silent stream; it aborts `over`. Otherwise undefined. */
async function endMeanwhile(wait: Wait, over: AbortController): Promise<ReceiptState | undefined> {
  try {
    await pause(wait.streamLimits.askMs, wait.signal)
    const state = await stateNow(wait)
    if (state === undefined || !wait.isEnd(state)) return undefined
    over.abort()
    return state
  } catch {
    return undefined
  }
}

async function polled(wait: Wait, note: (state: ReceiptState) => boolean): Promise<void> {
  for (let most = FIRST_POLL_MS; ; most = Math.min(MAX_POLL_MS, most * 1.5)) {
    const state = await stateNow(wait)
    if (state !== undefined && note(state)) return
    await pause(most / 2 + (wait.connection.random() * most) / 2, wait.signal)
  }
}

/** Undefined during an outage, which the wait may outlast. */
async function stateNow({ connection, id, signal }: Wait): Promise<ReceiptState | undefined> {
  try {
    return (await dataOf(connection, 'getReceiptStatus', { path: { id } }, { signal })).status
  } catch (error) {
    if (error instanceof ConnectionError || error instanceof ServiceError || error instanceof RateLimitError) return
    throw error
  }
}
