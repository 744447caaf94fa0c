export type Operation = 'send' | 'ask' | 'consult'

export type BreakerState = 'closed' | 'open' | 'half-open'

export interface Breaker {
  results: { at: number; taxpayer: string; failed: boolean }[]
  failures: number
  failuresBy: Map<string, number>
  openUntil: number
  /** Openings in a row: each lasts longer. */
  openings: number
  probing: boolean
  /** Taxpayers that opened it or have probed since: others probe first. */
  probed: Set<string>
}

export interface BreakerTime {
  now: number
  pace: number
}

const WINDOW_MS = 30_000
const MIN_FAILURES_IN_A_ROW = 5
const MIN_CALLS_FOR_RATE = 20
const FIRST_OPEN_MS = 5_000
const MAX_OPEN_MS = 60_000

export function newBreaker(): Breaker {
  return {
    results: [],
    failures: 0,
    failuresBy: new Map(),
    openUntil: 0,
    openings: 0,
    probing: false,
    probed: new Set(),
  }
}

export function stateAt({ openUntil }: Breaker, now: number): BreakerState {
  if (openUntil === 0) return 'closed'
  return now < openUntil ? 'open' : 'half-open'
}

/**
 * Records the result of a call. The breaker opens when 5 calls in a row, or half of at least 20, failed within 30 s;
 * then single probes decide.
 * @param minTaxpayers failures of fewer taxpayers do not open it
 */
export function recordCall(
  breaker: Breaker,
  call: { taxpayer: string; failed: boolean },
  { now, pace }: BreakerTime,
  minTaxpayers: number,
): 'opened' | 'closed' | null {
  if (breaker.openUntil > 0) {
    if (!call.failed) return close(breaker)
    return breaker.probing ? open(breaker, now, pace) : null
  }
  breaker.results.push({ at: now, ...call })
  if (call.failed) countFailure(breaker, call.taxpayer, 1)
  forgetBefore(breaker, now - WINDOW_MS * pace)
  return isFailing(breaker) && breaker.failuresBy.size >= minTaxpayers ? open(breaker, now, pace) : null
}

function open(breaker: Breaker, now: number, pace: number): 'opened' {
  const { openings, failuresBy, probed } = breaker
  const openUntil = now + Math.min(MAX_OPEN_MS, FIRST_OPEN_MS * 2 ** openings) * pace
  for (const taxpayer of failuresBy.keys()) probed.add(taxpayer)
  Object.assign(breaker, { ...newBreaker(), openings: openings + 1, openUntil, probed })
  return 'opened'
}

function close(breaker: Breaker): 'closed' {
  Object.assign(breaker, newBreaker())
  return 'closed'
}

function countFailure(breaker: Breaker, taxpayer: string, by: 1 | -1): void {
  const count = (breaker.failuresBy.get(taxpayer) ?? 0) + by
  if (count === 0) breaker.failuresBy.delete(taxpayer)
  else breaker.failuresBy.set(taxpayer, count)
  breaker.failures += by
}

function forgetBefore(breaker: Breaker, since: number): void {
  const { results } = breaker
  const firstRecent = results.findIndex(({ at }) => at > since)
  if (firstRecent === 0) return
  for (const { failed, taxpayer } of results.splice(0, firstRecent)) if (failed) countFailure(breaker, taxpayer, -1)
}

function isFailing({ results, failures }: Breaker): boolean {
  if (results.length >= MIN_CALLS_FOR_RATE) return failures * 2 >= results.length
  return results.length >= MIN_FAILURES_IN_A_ROW && failures === results.length
}
