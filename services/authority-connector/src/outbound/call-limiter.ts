/** The operations of an authority, each with a circuit breaker of its own. */
export type Operation = 'send' | 'ask' | 'consult'

export type BreakerState = 'closed' | 'open' | 'half-open'

export interface CallLimiterOptions {
  /** Never more calls at once. */
  max: number
  /** Calls at once to begin with. */
  initial: number
  /** Multiplies the breaker's times. */
  pace: number
  clock: () => number
  /** Called when a call is over and its slot free. */
  onFinish?: () => void
}

/** Concurrency limiter and circuit breaker of one host: how many calls may be in flight, and of which operation. */
export interface CallLimiter {
  free(): number
  /** Reserves slots for at most so many calls of an operation, and returns how many it reserved. */
  reserve(operation: Operation, max: number): number
  /** Releases reserved slots that were not used. */
  release(operation: Operation, count: number): void
  /** Releases the slot of a call that is over: did the authority answer? */
  finish(operation: Operation, answered: boolean): void
  /** Waits for a slot, before anybody who reserves; false when the breaker is open. */
  acquire(operation: Operation): Promise<boolean>
  state(operation: Operation): BreakerState
  /** Whether a breaker that conversations may be waiting for is open or half-open. */
  hasTrippedBreaker(): boolean
  /** When the authority last answered, in milliseconds since the epoch. */
  lastAnswerAt(): number
}

interface Breaker {
  /** Of the calls of the last 30 s, in order. */
  results: { at: number; answered: boolean }[]
  /** How many of them were not answered. */
  failures: number
  openUntil: number
  /** Openings in a row: each is longer than the one before. */
  openings: number
  probing: boolean
}

const WINDOW_MS = 30_000
const MIN_FAILURES_IN_A_ROW = 5
const MIN_CALLS_FOR_RATE = 20
const FIRST_OPEN_MS = 5_000
const MAX_OPEN_MS = 60_000

/**
 * The limit grows by one for every round of answers and halves with every failure, as in TCP. The breaker of an operation
 * opens when 5 calls in a row, or half of 20 and more, within 30 s got no answer; then one probe at a time decides.
 */
export function callLimiter({ max, initial, pace, clock, onFinish = () => {} }: CallLimiterOptions): CallLimiter {
  const breakers: Record<Operation, Breaker> = { send: newBreaker(), ask: newBreaker(), consult: newBreaker() }
  const waiting: { operation: Operation; resolve: (acquired: boolean) => void }[] = []
  let limit = Math.min(initial, max)
  let inFlight = 0
  let answeredAt = 0

  return { free, reserve, release, finish, acquire, state, hasTrippedBreaker, lastAnswerAt: () => answeredAt }

  function free(): number {
    return Math.max(0, Math.floor(limit) - inFlight)
  }

  function state(operation: Operation): BreakerState {
    const { openUntil } = breakers[operation]
    if (openUntil === 0) return 'closed'
    return clock() < openUntil ? 'open' : 'half-open'
  }

  function hasTrippedBreaker(): boolean {
    return state('send') !== 'closed' || state('ask') !== 'closed'
  }

  function reserve(operation: Operation, wanted: number): number {
    const now = state(operation)
    const breaker = breakers[operation]
    if (now === 'open' || (now === 'half-open' && breaker.probing)) return 0
    const count = Math.min(wanted, free(), now === 'half-open' ? 1 : wanted)
    if (now === 'half-open' && count === 1) breaker.probing = true
    inFlight += count
    return count
  }

  function release(operation: Operation, count: number): void {
    if (count === 0) return
    inFlight -= count
    breakers[operation].probing = false
    admitWaiting()
  }

  function finish(operation: Operation, answered: boolean): void {
    const breaker = breakers[operation]
    limit = answered ? Math.min(max, limit + 1 / limit) : Math.max(1, limit / 2)
    if (answered) answeredAt = clock()
    record(breaker, answered)
    release(operation, 1)
    onFinish()
  }

  function record(breaker: Breaker, answered: boolean): void {
    const now = clock()
    if (breaker.openUntil > 0) {
      if (answered) Object.assign(breaker, newBreaker())
      else if (breaker.probing) open(breaker, now)
      return
    }
    breaker.results.push({ at: now, answered })
    if (!answered) breaker.failures += 1
    forgetBefore(breaker, now - WINDOW_MS * pace)
    if (isFailing(breaker)) open(breaker, now)
  }

  function open(breaker: Breaker, now: number): void {
    breaker.openings += 1
    breaker.openUntil = now + Math.min(MAX_OPEN_MS, FIRST_OPEN_MS * 2 ** (breaker.openings - 1)) * pace
    breaker.results = []
    breaker.failures = 0
    admitWaiting()
  }

  function acquire(operation: Operation): Promise<boolean> {
    if (state(operation) === 'open') return Promise.resolve(false)
    if (reserve(operation, 1) === 1) return Promise.resolve(true)
    return new Promise((resolve) => waiting.push({ operation, resolve }))
  }

  function admitWaiting(): void {
    for (const waiter of [...waiting]) {
      const refused = state(waiter.operation) === 'open'
      if (!refused && reserve(waiter.operation, 1) === 0) continue
      waiting.splice(waiting.indexOf(waiter), 1)
      waiter.resolve(!refused)
    }
  }
}

function newBreaker(): Breaker {
  return { results: [], failures: 0, openUntil: 0, openings: 0, probing: false }
}

function forgetBefore(breaker: Breaker, since: number): void {
  const kept = breaker.results.findIndex(({ at }) => at > since)
  if (kept === 0) return
  for (const { answered } of breaker.results.splice(0, kept)) if (!answered) breaker.failures -= 1
}

function isFailing({ results, failures }: Breaker): boolean {
  if (results.length >= MIN_CALLS_FOR_RATE) return failures * 2 >= results.length
  return results.length >= MIN_FAILURES_IN_A_ROW && failures === results.length
}
