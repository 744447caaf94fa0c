import { type Breaker, newBreaker, type Operation, recordCall, stateAt } from './breaker.ts'

/** The calls of each taxpayer: a limit and breakers of its own where its calls fail. */
export interface TaxpayerCalls {
  /** How many more calls of a taxpayer may be made, of so many that may be in flight altogether. */
  allowance(operation: Operation, taxpayer: string, limit: number): number
  begin(operation: Operation, taxpayer: string): void
  finish(operation: Operation, taxpayer: string, failed: boolean): void
  /** The authority answers again: the failures of before were its own. */
  reset(operation: Operation): void
  /** Those whose breakers are not closed. */
  failing(): string[]
}

interface Calls {
  inFlight: number
  limit: number
  breakers: Record<Operation, Breaker>
}

interface TaxpayerCallsOptions {
  max: number
  pace: number
  clock: () => number
}

/** Of more, those are forgotten that came first. */
const MAX_TAXPAYERS = 10_000
const OPERATIONS: readonly Operation[] = ['send', 'ask', 'consult']

/** Kept of a taxpayer only while it has calls in flight, or has not made up for failures by answers. */
export function taxpayerCalls({ max, pace, clock }: TaxpayerCallsOptions): TaxpayerCalls {
  const all = new Map<string, Calls>()

  return {
    allowance(operation, taxpayer, limit) {
      // One call is left to others.
      const most = Math.max(1, limit - 1)
      const calls = all.get(taxpayer)
      if (calls === undefined) return most
      const breaker = calls.breakers[operation]
      const state = stateAt(breaker, clock())
      if (state === 'open') return 0
      if (state === 'half-open') return breaker.probing ? 0 : 1
      return Math.max(0, Math.min(most, Math.floor(calls.limit)) - calls.inFlight)
    },
    begin(operation, taxpayer) {
      const calls = all.get(taxpayer) ?? newCalls(max)
      all.set(taxpayer, calls)
      if (all.size > MAX_TAXPAYERS) forgetOldest()
      calls.inFlight += 1
      const breaker = calls.breakers[operation]
      if (stateAt(breaker, clock()) === 'half-open') breaker.probing = true
    },
    finish(operation, taxpayer, failed) {
      const calls = all.get(taxpayer)
      if (calls === undefined) return
      const breaker = calls.breakers[operation]
      calls.inFlight -= 1
      if (failed || breaker.failures > 0 || breaker.openUntil > 0) {
        recordCall(breaker, { taxpayer, failed }, { now: clock(), pace }, 1)
      }
      breaker.probing = false
      calls.limit = failed ? Math.max(1, calls.limit / 2) : Math.min(max, calls.limit + 1 / calls.limit)
      if (calls.inFlight === 0 && calls.limit === max && !isFailing(calls)) all.delete(taxpayer)
    },
    reset(operation) {
      for (const [taxpayer, calls] of all) {
        Object.assign(calls, { limit: max, breakers: { ...calls.breakers, [operation]: newBreaker() } })
        if (calls.inFlight === 0 && !isFailing(calls)) all.delete(taxpayer)
      }
    },
    failing: () => [...all].filter(([, calls]) => isFailing(calls)).map(([taxpayer]) => taxpayer),
  }

  function forgetOldest(): void {
    for (const taxpayer of all.keys()) return void all.delete(taxpayer)
  }
}

function newCalls(max: number): Calls {
  return { inFlight: 0, limit: max, breakers: { send: newBreaker(), ask: newBreaker(), consult: newBreaker() } }
}

function isFailing({ breakers }: Calls): boolean {
  return OPERATIONS.some((operation) => breakers[operation].openUntil > 0)
}
