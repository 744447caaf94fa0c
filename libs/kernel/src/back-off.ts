export interface BackOff {
  /** The first delay, in milliseconds. */
  first: number
  /** The maximum delay, in milliseconds. */
  max: number
  /** The random share of the delay: 0.1 is ±10 %. */
  jitter: number
}

/**
 * The delay before retry number `attempt`, from 1; it doubles each time.
 * @param random a number in [0, 1)
 */
export function backOff(attempt: number, { first, max, jitter }: BackOff, random: number = Math.random()): number {
  const delay = Math.min(max, first * 2 ** Math.max(0, attempt - 1))
  return Math.round(delay * (1 + jitter * (2 * random - 1)))
}
