import { type Breaker, newBreaker, type Operation, recordCall, stateAt } from './breaker.ts'

/** The calls of each taxpayer: a limit and breakers of its own where its calls fail. */
export interface TaxpayerCalls {
  /** How many more calls of a taxpayer may be made, of so many that may be in flight altogether. */
  allowance(operation: Operation, taxpayer: string, limit: number): number
  /** A slot is reserved for a call of this taxpayer, which counts until the next one begins. */
  hold(taxpayer: string): void
  /** The reserved slot was not used. */
  unhold(taxpayer: string): void
  begin(operation: Operation, taxpayer: string): void
  finish(operation: Operation, taxpayer: string, failed: boolean): void
  /** The authority answers again: the failures of before were its own. */
  reset(operation: Operation): void
  /** Those whose breakers are not closed. */
  failing(): string[]
}

interface Calls {
  /** When each call in flight began, the oldest first. */
  begun: number[]
  /** For how many more slots are reserved. */
  held: number
  /** When the last call ended. */
  endedAt: number
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
/** A taxpayer begins with this part of all calls, and has more once its calls are answered. */
const FIRST_SHARE = 5
/** An answer that takes longer earns no further calls: what hangs or crawls keeps few places. */
const SLOW_MS = 5_000
/** While others have called within this time, a taxpayer has at most half of all calls, however many it has earned. */
const OTHERS_MS = 60_000
/** After so long without a call a taxpayer begins low again. */
const QUIET_MS = 10_000
const OPERATIONS: readonly Operation[] = ['send', 'ask', 'consult']

/**
 * The limit of a taxpayer begins low, grows by one with each quick answer (so it doubles each time around), stays with a slow
 * one, and halves with a failure: calls that are never answered keep a fifth of all, or half where earlier ones were quick.
 */
export function taxpayerCalls({ max, pace, clock }: TaxpayerCallsOptions): TaxpayerCalls {
  const all = new Map<string, Calls>()
  const first = Math.max(1, Math.floor(max / FIRST_SHARE))
  /** The two that called last. */
  let latest = { taxpayer: '', at: Number.NEGATIVE_INFINITY }
  let before = latest

  return {
    allowance(operation, taxpayer, limit) {
      // One call is left to others, or half where there are some.
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
      // Which call it is does not matter: a slow one among quick ones is seen as long as it lasts, at the latest when it ends.
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

  /** What has been quiet since all went well is forgotten. */
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
