/** The two operations of an authority, each with a breaker of its own. */
export type Operation = 'send' | 'ask'

export type BreakerState = 'closed' | 'open' | 'half-open'

export interface GateOptions {
  /** Never more calls at once. */
  most: number
  /** Calls at once to begin with. */
  first: number
  /** Multiplies the breaker's times. */
  pace: number
  clock: () => number
}

/** Guards one host: how many calls may be under way, and whether an operation is worth calling at all. */
export interface HostGate {
  free(): number
  /** Reserves at most so many calls of an operation. */
  hold(operation: Operation, most: number): number
  letGo(operation: Operation, count: number): void
  /** A reserved call is over: did the authority answer? */
  finish(operation: Operation, answered: boolean): void
  /** Resolves with one call reserved, before anybody who holds; false when the breaker is open. */
  enter(operation: Operation): Promise<boolean>
  state(operation: Operation): BreakerState
  /** Whether a breaker is not closed: somebody may be waiting for it. */
  isTroubled(): boolean
  /** When the authority last answered, in milliseconds since the epoch. */
  lastAnswer(): number
}

interface Breaker {
  outcomes: { at: number; answered: boolean }[]
  openUntil: number
  /** Openings in a row: each is longer than the one before. */
  openings: number
  probing: boolean
}

const WINDOW_MS = 30_000
const FEW = 5
const ENOUGH = 20
const OPEN_MS = 5_000
const OPEN_MOST_MS = 60_000

/**
 * The cap grows by one for every round of answers and halves with every failure, as in TCP. The breaker of an operation
 * opens when 5 calls in a row, or half of 20 and more, within 30 s got no answer; then one probe at a time decides.
 */
export function hostGate({ most, first, pace, clock }: GateOptions): HostGate {
  const breakers: Record<Operation, Breaker> = { send: newBreaker(), ask: newBreaker() }
  const waiting: { operation: Operation; resolve: (entered: boolean) => void }[] = []
  let cap = Math.min(first, most)
  let underWay = 0
  let answeredAt = 0

  return { free, hold, letGo, finish, enter, state, isTroubled, lastAnswer: () => answeredAt }

  function free(): number {
    return Math.max(0, Math.floor(cap) - underWay)
  }

  function state(operation: Operation): BreakerState {
    const { openUntil } = breakers[operation]
    if (openUntil === 0) return 'closed'
    return clock() < openUntil ? 'open' : 'half-open'
  }

  function isTroubled(): boolean {
    return state('send') !== 'closed' || state('ask') !== 'closed'
  }

  function hold(operation: Operation, wanted: number): number {
    const now = state(operation)
    const breaker = breakers[operation]
    if (now === 'open' || (now === 'half-open' && breaker.probing)) return 0
    const count = Math.min(wanted, free(), now === 'half-open' ? 1 : wanted)
    if (now === 'half-open' && count === 1) breaker.probing = true
    underWay += count
    return count
  }

  function letGo(operation: Operation, count: number): void {
    if (count === 0) return
    underWay -= count
    breakers[operation].probing = false
    admit()
  }

  function finish(operation: Operation, answered: boolean): void {
    const breaker = breakers[operation]
    cap = answered ? Math.min(most, cap + 1 / cap) : Math.max(1, cap / 2)
    if (answered) answeredAt = clock()
    note(breaker, answered)
    letGo(operation, 1)
  }

  function note(breaker: Breaker, answered: boolean): void {
    const now = clock()
    if (breaker.openUntil > 0) {
      if (answered) Object.assign(breaker, newBreaker())
      else if (breaker.probing) open(breaker, now)
      return
    }
    const since = now - WINDOW_MS * pace
    breaker.outcomes = [...breaker.outcomes.filter(({ at }) => at > since), { at: now, answered }]
    if (isFailing(breaker.outcomes)) open(breaker, now)
  }

  function open(breaker: Breaker, now: number): void {
    breaker.openings += 1
    breaker.openUntil = now + Math.min(OPEN_MOST_MS, OPEN_MS * 2 ** (breaker.openings - 1)) * pace
    breaker.outcomes = []
    admit()
  }

  function enter(operation: Operation): Promise<boolean> {
    if (state(operation) === 'open') return Promise.resolve(false)
    if (hold(operation, 1) === 1) return Promise.resolve(true)
    return new Promise((resolve) => waiting.push({ operation, resolve }))
  }

  function admit(): void {
    for (const visitor of [...waiting]) {
      const refused = state(visitor.operation) === 'open'
      if (!refused && hold(visitor.operation, 1) === 0) continue
      waiting.splice(waiting.indexOf(visitor), 1)
      visitor.resolve(!refused)
    }
  }
}

function newBreaker(): Breaker {
  return { outcomes: [], openUntil: 0, openings: 0, probing: false }
}

function isFailing(outcomes: Breaker['outcomes']): boolean {
  const failures = outcomes.filter(({ answered }) => !answered).length
  if (outcomes.length >= ENOUGH) return failures * 2 >= outcomes.length
  return outcomes.length >= FEW && failures === outcomes.length
}
