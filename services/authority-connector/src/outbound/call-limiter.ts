import { type Breaker, type BreakerState, newBreaker, type Operation, recordCall, stateAt } from './breaker.ts'
import { type TaxpayerCalls, taxpayerCalls } from './taxpayer-calls.ts'

/** How a call ended: `unreadable` says that the authority is there, and nothing else. */
export type CallResult = 'answered' | 'unreadable' | 'failed'

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

/** Concurrency limiter and circuit breakers of one host: how many calls may be in flight, of which operation and taxpayer. */
export interface CallLimiter {
  free(): number
  /** Reserves slots for at most so many calls of an operation, and returns how many it reserved. */
  reserve(operation: Operation, max: number): number
  /** Releases reserved slots that were not used. */
  release(operation: Operation, count: number): void
  /** Reserves a slot for a call of a taxpayer, which counts as one of its calls from now on; false where it may have none now. */
  reserveFor(operation: Operation, taxpayer: string): boolean
  /** Releases such a slot that was not used. */
  releaseFor(operation: Operation, taxpayer: string): void
  /** For how many calls of a taxpayer slots may be used now. */
  allowance(operation: Operation, taxpayer: string): number
  /** A call of a taxpayer begins, for which a slot was reserved. */
  begin(operation: Operation, taxpayer: string): void
  /** Releases the slot of a call that is over. */
  finish(operation: Operation, taxpayer: string, result: CallResult): void
  /** Waits for a slot, before anybody who reserves; false when the breaker is open. */
  acquire(operation: Operation): Promise<boolean>
  state(operation: Operation): BreakerState
  /** Whether a breaker that conversations may be waiting for is open or half-open. */
  hasTrippedBreaker(): boolean
  /** The taxpayers whose own calls fail, though those of others do not: their documents wait. */
  failingTaxpayers(): string[]
  /** When the authority last answered, in milliseconds since the epoch. */
  lastAnswerAt(): number
}

/** Failures of one taxpayer alone say nothing of the authority. */
const MIN_TAXPAYERS = 2

/**
 * The limit grows by one for every round of answers and halves with every failure, as in TCP; the breaker of an operation opens
 * when calls of it fail. Both react to failures of several taxpayers only: what fails for one taxpayer alone limits that
 * taxpayer, and nobody else waits for it.
 */
export function callLimiter({ max, initial, pace, clock, onFinish = () => {} }: CallLimiterOptions): CallLimiter {
  const breakers: Record<Operation, Breaker> = { send: newBreaker(), ask: newBreaker(), consult: newBreaker() }
  const taxpayers: TaxpayerCalls = taxpayerCalls({ max, pace, clock })
  const waiting: { operation: Operation; resolve: (acquired: boolean) => void }[] = []
  let limit = Math.min(initial, max)
  let inFlight = 0
  let answeredAt = 0

  return {
    free,
    reserve,
    release,
    reserveFor,
    releaseFor,
    allowance,
    begin,
    finish,
    acquire,
    state,
    hasTrippedBreaker,
    failingTaxpayers: taxpayers.failing,
    lastAnswerAt: () => answeredAt,
  }

  function free(): number {
    return Math.max(0, Math.floor(limit) - inFlight)
  }

  function state(operation: Operation): BreakerState {
    return stateAt(breakers[operation], clock())
  }

  function hasTrippedBreaker(): boolean {
    return state('send') !== 'closed' || state('ask') !== 'closed'
  }

  function reserve(operation: Operation, requestedSlots: number): number {
    const now = state(operation)
    const breaker = breakers[operation]
    if (now === 'open' || (now === 'half-open' && breaker.probing)) return 0
    const count = Math.min(requestedSlots, free(), now === 'half-open' ? 1 : requestedSlots)
    if (now === 'half-open' && count === 1) breaker.probing = true
    inFlight += count
    return count
  }

  function release(operation: Operation, count: number): void {
    if (count === 0) return
    // A probe that was not used: nobody is left who has not probed.
    if (breakers[operation].probing) breakers[operation].probed.clear()
    freeSlots(operation, count)
  }

  function reserveFor(operation: Operation, taxpayer: string): boolean {
    if (allowance(operation, taxpayer) === 0 || reserve(operation, 1) === 0) return false
    taxpayers.hold(taxpayer)
    return true
  }

  function releaseFor(operation: Operation, taxpayer: string): void {
    taxpayers.unhold(taxpayer)
    release(operation, 1)
  }

  function freeSlots(operation: Operation, count: number): void {
    inFlight -= count
    breakers[operation].probing = false
    admitWaiting()
  }

  function allowance(operation: Operation, taxpayer: string): number {
    if (breakers[operation].probing && breakers[operation].probed.has(taxpayer)) return 0
    return taxpayers.allowance(operation, taxpayer, Math.floor(limit))
  }

  function begin(operation: Operation, taxpayer: string): void {
    if (breakers[operation].probing) breakers[operation].probed.add(taxpayer)
    taxpayers.begin(operation, taxpayer)
  }

  function finish(operation: Operation, taxpayer: string, result: CallResult): void {
    const failed = result === 'failed'
    const breaker = breakers[operation]
    if (result === 'answered') answeredAt = clock()
    taxpayers.finish(operation, taxpayer, failed)
    const change = recordCall(breaker, { taxpayer, failed }, { now: clock(), pace }, MIN_TAXPAYERS)
    if (change === 'closed') taxpayers.reset(operation)
    if (!failed) limit = Math.min(max, limit + 1 / limit)
    else if (change === 'opened' || breaker.failuresBy.size >= MIN_TAXPAYERS) limit = Math.max(1, limit / 2)
    freeSlots(operation, 1)
    onFinish()
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
