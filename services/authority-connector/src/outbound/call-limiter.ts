import { type Breaker, type BreakerState, newBreaker, type Operation, recordCall, stateAt } from './breaker.ts'
import { type TaxpayerCalls, taxpayerCalls } from './taxpayer-calls.ts'

/** `unreadable`: the authority responds, but it may not work. */
export type CallResult = 'answered' | 'unreadable' | 'failed'

export interface CallLimiterOptions {
  max: number
  initial: number
  pace: number
  clock: () => number
  /** Called after a call has freed its slot. */
  onFinish?: () => void
}

export interface CallLimiter {
  free(): number
  reserve(operation: Operation, max: number): number
  release(operation: Operation, count: number): void
  /** Reserves a slot that counts as a call of this taxpayer; false if the taxpayer may have none now. */
  reserveFor(operation: Operation, taxpayer: string): boolean
  releaseFor(operation: Operation, taxpayer: string): void
  allowance(operation: Operation, taxpayer: string): number
  begin(operation: Operation, taxpayer: string): void
  finish(operation: Operation, taxpayer: string, result: CallResult): void
  /** Waits for a slot, with priority over reservations; false when the breaker is open. */
  acquire(operation: Operation): Promise<boolean>
  state(operation: Operation): BreakerState
  hasTrippedBreaker(): boolean
  /** Taxpayers whose own breakers are not closed: only their documents wait. */
  failingTaxpayers(): string[]
  lastAnswerAt(): number
}

/** Failures of one taxpayer prove nothing about the authority. */
const MIN_TAXPAYERS = 2

/** Changes as in TCP. Limit and breakers react to failures of several taxpayers; those of one limit only that one. */
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
    // An unused probe: all waiting taxpayers have probed already.
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
