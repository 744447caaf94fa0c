/** The first pause is at most this long, each further one at most twice as long as the one before. */
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 8_000
/** Added to what the API asks for, so that those who were refused together do not come back together. */
const SPREAD_MS = 500

/** What became of an attempt that did not succeed. */
export type Failure =
  | { kind: 'answered'; status: number }
  /** The connection was never made, so that the request cannot have arrived. */
  | { kind: 'not-sent' }
  /** The connection broke, or the attempt took too long. */
  | { kind: 'unknown' }

/**
 * Whether a call may be made again: after 429 and where nothing was sent, always; where the first one may have been carried
 * out, only if a repeat does no harm.
 */
export function mayRepeat(failure: Failure, repeatable: boolean): boolean {
  if (failure.kind === 'not-sent') return true
  if (failure.kind === 'unknown') return repeatable
  if (failure.status === 429) return true
  return repeatable && [408, 502, 503, 504].includes(failure.status)
}

/**
 * Milliseconds before the next attempt: anything up to a bound that doubles (full jitter), or what the API asked for.
 * @param attempt the number of the one that failed, from 1
 * @param retryAfter seconds, as the API said
 * @param chance from 0 to 1
 */
export function pauseBefore(attempt: number, retryAfter: number | undefined, chance: number): number {
  if (retryAfter !== undefined) return retryAfter * 1_000 + chance * SPREAD_MS
  return chance * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1))
}

/** Seconds of a `Retry-After`: a number, or a date. */
export function secondsOf(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1_000))
}

/** Waits. @throws the signal's reason when it is aborted meanwhile */
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
