/** The bound of the first pause; each further bound is twice as long. */
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 8_000
/** Added to the API's pause, so that clients that were refused together do not return together. */
const SPREAD_MS = 500

export type Failure =
  | { kind: 'answered'; status: number }
  /** No connection: the request cannot have arrived. */
  | { kind: 'not-sent' }
  /** The connection broke, or the attempt took too long. */
  | { kind: 'unknown' }

/** Whether a repeat is allowed: always after 429 or an unsent request; otherwise only for harmless calls. */
export function mayRepeat(failure: Failure, repeatable: boolean): boolean {
  if (failure.kind === 'not-sent') return true
  if (failure.kind === 'unknown') return repeatable
  if (failure.status === 429) return true
  return repeatable && [408, 502, 503, 504].includes(failure.status)
}

/**
 * Milliseconds before the next attempt: random, up to a bound that doubles (full jitter), or the API's pause.
 * @param attempt the number of the failed attempt, from 1
 * @param retryAfter seconds, from the API
 * @param chance from 0 to 1
 */
export function pauseBefore(attempt: number, retryAfter: number | undefined, chance: number): number {
  if (retryAfter !== undefined) return retryAfter * 1_000 + chance * SPREAD_MS
  return chance * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1))
}

/** Seconds of a `Retry-After`, which is a number or a date. */
export function secondsOf(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000))
}

/** @throws the signal's reason when it is aborted meanwhile */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
