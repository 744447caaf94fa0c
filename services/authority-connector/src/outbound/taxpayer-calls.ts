import { type Breaker, newBreaker, type Operation, recordCall, stateAt } from './breaker.ts'

export interface TaxpayerCalls {
  /** Calls that the taxpayer may start now, of `limit` calls in all. */
  allowance(operation: Operation, taxpayer: string, limit: number): number
  hold(taxpayer: string): void
  unhold(taxpayer: string): void
  begin(operation: Operation, taxpayer: string): void
  finish(operation: Operation, taxpayer: string, failed: boolean): void
  /** The authority answers again: earlier failures were its own. */
  reset(operation: Operation): void
  failing(): string[]
}

interface Calls {
  begun: number[]
  held: number
  endedAt: number
  limit: number
  breakers: Record<Operation, Breaker>
}

interface TaxpayerCallsOptions {
  max: number
  pace: number
  clock: () => number
}

const MAX_TAXPAYERS = 10_000
/** A new taxpayer may make a fifth of all calls. */
const FIRST_SHARE = 5
/** A slower answer does not raise the limit: hanging calls keep few slots. */
const SLOW_MS = 5_000
/** If others called within this time, a taxpayer may make at most half of all calls. */
const OTHERS_MS = 60_000
/** After this pause the limit starts low again. */
const QUIET_MS = 10_000
const OPERATIONS: readonly Operation[] = ['send', 'ask', 'consult']

/** One more with each quick answer, half with each failure: hanging calls occupy a fifth, or half after quick ones. */
export function taxpayerCalls({ max, pace, clock }: TaxpayerCallsOptions): TaxpayerCalls {
  const all = new Map<string, Calls>()
  const first = Math.max(1, Math.floor(max / FIRST_SHARE))
  let latest = { taxpayer: '', at: Number.NEGATIVE_INFINITY }
  let before = latest

  return {
    allowance(operation, taxpayer, limit) {
      const most = Math.max(1, othersCalled(taxpayer) ? Math.floor(limit / 2) : limit - 1)
      const calls = currentCalls(taxpayer)
      if (calls === undefined) return Math.min(most, first)
      const breaker = calls.breakers[operation]
      const state = stateAt(breaker, clock())
      if (state === 'open') return 0
      if (state === 'half-open') return breaker.probing ? 0 : 1
      return Math.max(0, Math.min(most, Math.floor(calls.limit)) - calls.begun.length - calls.held)
    },
    hold(taxpayer) {
      callsOf(taxpayer).held += 1
    },
    unhold,
    begin(operation, taxpayer) {
      const calls = callsOf(taxpayer)
      unhold(taxpayer)
      calls.begun.push(clock())
      if (latest.taxpayer !== taxpayer) before = latest
      latest = { taxpayer, at: clock() }
      const breaker = calls.breakers[operation]
      if (stateAt(breaker, clock()) === 'half-open') breaker.probing = true
    },
    finish(operation, taxpayer, failed) {
      const calls = all.get(taxpayer)
      if (calls === undefined) return
      const breaker = calls.breakers[operation]
      // The oldest call counts as the one that ended: a slow call is noticed at its end at the latest.
      const tookMs = clock() - (calls.begun.shift() ?? clock())
      if (failed || breaker.failures > 0 || breaker.openUntil > 0) {
        recordCall(breaker, { taxpayer, failed }, { now: clock(), pace }, 1)
      }
      breaker.probing = false
      if (failed) calls.limit = Math.max(1, calls.limit / 2)
      else if (tookMs <= SLOW_MS) calls.limit = Math.min(max, calls.limit + 1)
      calls.endedAt = clock()
    },
    reset(operation) {
      for (const [taxpayer, calls] of all) {
        const limit = Math.max(first, calls.limit)
        Object.assign(calls, { limit, breakers: { ...calls.breakers, [operation]: newBreaker() } })
        if (isIdle(calls) && !isFailing(calls)) all.delete(taxpayer)
      }
    },
    failing: () => [...all].filter(([, calls]) => isFailing(calls)).map(([taxpayer]) => taxpayer),
  }

  function othersCalled(taxpayer: string): boolean {
    const { at } = latest.taxpayer === taxpayer ? before : latest
    return clock() - at < OTHERS_MS
  }

  function currentCalls(taxpayer: string): Calls | undefined {
    const calls = all.get(taxpayer)
    if (calls === undefined || !isIdle(calls) || isFailing(calls)) return calls
    if (clock() - calls.endedAt < QUIET_MS || calls.limit < first) return calls
    all.delete(taxpayer)
    return undefined
  }

  function callsOf(taxpayer: string): Calls {
    const calls = currentCalls(taxpayer) ?? newCalls(first)
    all.set(taxpayer, calls)
    if (all.size > MAX_TAXPAYERS) forgetOldest()
    return calls
  }

  function unhold(taxpayer: string): void {
    const calls = all.get(taxpayer)
    if (calls !== undefined) calls.held = Math.max(0, calls.held - 1)
  }

  function forgetOldest(): void {
    for (const taxpayer of all.keys()) return void all.delete(taxpayer)
  }
}

function newCalls(limit: number): Calls {
  return {
    begun: [],
    held: 0,
    endedAt: 0,
    limit,
    breakers: { send: newBreaker(), ask: newBreaker(), consult: newBreaker() },
  }
}

function isIdle({ begun, held }: Calls): boolean {
  return begun.length === 0 && held === 0
}

function isFailing({ breakers }: Calls): boolean {
  return OPERATIONS.some((operation) => breakers[operation].openUntil > 0)
}
