import { dataOf } from './answers.ts'
import { type CallOptions, checkOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Receipt, ReceiptState } from './description.ts'
import { ConnectionError, DeadlineError, EtaxError, RateLimitError, ServiceError } from './errors.ts'
import { receiptStates, SILENCE_MS } from './receipt-states.ts'
import { pause } from './repeats.ts'

export interface WaitOptions extends Pick<CallOptions, 'signal' | 'timeoutMs'> {
  /** Ends the wait earlier: with the verdict, before PDF and mail are ready. Default `COMPLETED`. */
  until?: 'AUTHORIZED' | 'COMPLETED'
  /** Told every state that is seen. */
  onState?: (state: ReceiptState) => void
}

/** How long the stream of events is trusted. */
interface StreamLimits {
  /** After this the state is asked for once, beside the stream. */
  askMs: number
  /** A stream from which nothing comes for this long is left. */
  silenceMs: number
}

/** Where a receipt stays unless somebody does something, or the authority answers again (ERROR). */
const ENDS: readonly ReceiptState[] = ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR']

const WAIT_MS = 120_000
const FIRST_POLL_MS = 200
const MAX_POLL_MS = 5_000
const STREAM_LIMITS: StreamLimits = { askMs: 5_000, silenceMs: SILENCE_MS }

/**
 * The receipt when it has come to an end: COMPLETED, REJECTED, RETURNED or ERROR, whichever it is; its `messages` say why.
 * It listens to the receipt's events, and asks again and again where they cannot be had or something holds them back.
 * @throws DeadlineError when it takes longer; the receipt goes on by itself
 */
export async function waitFor(
  connection: Connection,
  random: () => number,
  id: string,
  options: WaitOptions,
  streamLimits: StreamLimits = STREAM_LIMITS,
): Promise<Receipt> {
  checkOptions(options)
  const { until = 'COMPLETED', onState = () => {}, timeoutMs = WAIT_MS, signal } = options
  const limit = AbortSignal.timeout(timeoutMs)
  const wait: Wait = {
    ...{ connection, id, random, streamLimits },
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
  random: () => number
  streamLimits: StreamLimits
  signal: AbortSignal
  isEnd: (state: ReceiptState) => boolean
}

/** Whether the end was seen. Whatever is wrong with the stream, polling finds out. */
async function listened(wait: Wait, note: (state: ReceiptState) => boolean): Promise<boolean> {
  const { connection, id, streamLimits } = wait
  const over = new AbortController()
  const signal = AbortSignal.any([wait.signal, over.signal])
  const meanwhile = endMeanwhile({ ...wait, signal }, over)
  try {
    for await (const { status, receipt } of receiptStates(connection, id, { signal }, streamLimits.silenceMs)) {
      // What it came through before is told too; a receipt in ERROR may have been retried since.
      if (note(status) && receipt !== undefined) return true
    }
  } catch (error) {
    wait.signal.throwIfAborted()
    // The caller's own `onState` may throw too.
    if (!over.signal.aborted && !(error instanceof EtaxError)) throw error
  } finally {
    over.abort()
  }
  const end = await meanwhile
  return end !== undefined && note(end)
}

/** The end that the stream has not told after a while, which is `over` then; undefined where there is none. */
async function endMeanwhile(wait: Wait, over: AbortController): Promise<ReceiptState | undefined> {
  try {
    await pause(wait.streamLimits.askMs, wait.signal)
    const state = await stateNow(wait)
    if (state === undefined || !wait.isEnd(state)) return undefined
    over.abort()
    return state
  } catch {
    // The stream has ended, or polling finds out.
    return undefined
  }
}

async function polled(wait: Wait, note: (state: ReceiptState) => boolean): Promise<void> {
  for (let most = FIRST_POLL_MS; ; most = Math.min(MAX_POLL_MS, most * 1.5)) {
    const state = await stateNow(wait)
    if (state !== undefined && note(state)) return
    await pause(most / 2 + (wait.random() * most) / 2, wait.signal)
  }
}

/** Undefined while it cannot be asked for: the wait is longer than an outage. */
async function stateNow({ connection, id, signal }: Wait): Promise<ReceiptState | undefined> {
  try {
    return (await dataOf(connection, 'getReceiptStatus', { path: { id } }, { signal })).status
  } catch (error) {
    if (error instanceof ConnectionError || error instanceof ServiceError || error instanceof RateLimitError) return
    throw error
  }
}
