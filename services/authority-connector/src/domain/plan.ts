import { type BackOff, backOff } from '@etax/kernel'

/** How long to wait for an authority, and how often to ask it. All in milliseconds. */
export interface Plan {
  /** Pauses before the first questions after reception, in order. */
  firstPollsMs: readonly number[]
  /** Then one question every so often, by the time since sending; the first row whose age is not reached. */
  laterPolls: readonly { untilAgeMs: number; everyMs: number }[]
  /** After a sending without an answer, "nothing found" is not believed sooner. */
  resendAfterMs: number
  /** Between attempts that got no answer. */
  failures: BackOff
  /** Between attempts that got an answer which cannot be read. */
  unreadable: BackOff
  /** With such answers alone for so long, the owner of the document is told: ERROR, not a refusal. */
  unreadableBudgetMs: number
  /** From then on it is asked about every so often. */
  unreadableRetryMs: number
  /** Without any progress for so long, a document is unreachable: ERROR, not a refusal. */
  outageBudgetMs: number
  /** An unreachable document is not retried automatically sooner. */
  unreachableRetryMs: number
  /** The authority's own limit for a verdict (24 h). */
  verdictBudgetMs: number
  /** How far back the authority answers questions: older documents are unverifiable, never refused. */
  queryWindowMs: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HALF_HOUR = 30 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The real authority. `pace` multiplies every duration: tests compress hours into seconds with one below 1. */
export function authorityPlan(outageBudgetMinutes: number, pace: number): Plan {
  return {
    firstPollsMs: [1, 2, 4, 8, 15, 30, 60].map((seconds) => seconds * SECOND * pace),
    laterPolls: [
      { untilAgeMs: HOUR * pace, everyMs: 5 * MINUTE * pace },
      { untilAgeMs: Number.POSITIVE_INFINITY, everyMs: HALF_HOUR * pace },
    ],
    resendAfterMs: 30 * SECOND * pace,
    failures: { first: SECOND * pace, max: MINUTE * pace, jitter: 0.2 },
    unreadable: { first: SECOND * pace, max: 5 * MINUTE * pace, jitter: 0.2 },
    unreadableBudgetMs: HOUR * pace,
    unreadableRetryMs: HALF_HOUR * pace,
    outageBudgetMs: outageBudgetMinutes * MINUTE * pace,
    unreachableRetryMs: MINUTE * pace,
    verdictBudgetMs: DAY * pace,
    // Implementers measured between half a month and a month.
    queryWindowMs: 15 * DAY * pace,
  }
}

/** The sandbox answers at once: only SIM-DELAY and SIM-DOWN are ever waited for. */
export function sandboxPlan(pace: number): Plan {
  return {
    ...authorityPlan(1, pace),
    firstPollsMs: [0],
    laterPolls: [{ untilAgeMs: Number.POSITIVE_INFINITY, everyMs: SECOND * pace }],
    resendAfterMs: 0,
    failures: { first: SECOND * pace, max: 4 * SECOND * pace, jitter: 0 },
    outageBudgetMs: 8 * SECOND * pace,
  }
}

/** When to ask again about a document that was sent `ageMs` ago. */
export function pollDelay({ firstPollsMs, laterPolls }: Plan, polls: number, ageMs: number, random: number): number {
  const everyMs = laterPolls.find(({ untilAgeMs }) => ageMs < untilAgeMs)?.everyMs ?? 0
  return Math.round((firstPollsMs[polls] ?? everyMs) * (0.9 + 0.2 * random))
}

/** @param kind whether there was no answer, or one that cannot be read */
export function failureDelay(plan: Plan, kind: 'failures' | 'unreadable', count: number, random: number): number {
  return backOff(count, plan[kind], random)
}
