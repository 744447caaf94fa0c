import { type BackOff, backOff } from '@etax/kernel'

/** All times are in milliseconds. */
export interface Plan {
  firstPollsMs: readonly number[]
  /** Later intervals, by the time since sending: the first row above that age applies. */
  laterPolls: readonly { untilAgeMs: number; everyMs: number }[]
  /** After an unanswered sending, an empty answer counts only after this time. */
  resendAfterMs: number
  failures: BackOff
  unreadable: BackOff
  /** After this time with only unreadable answers, the document ends in ERROR, not as refused. */
  unreadableBudgetMs: number
  unreadableRetryMs: number
  /** After this time without progress, the document ends in ERROR, not as refused. */
  outageBudgetMs: number
  unreachableRetryMs: number
  /** The authority's own limit for a verdict (24 h). */
  verdictBudgetMs: number
  /** The authority answers no questions about older documents: they are unreachable, never refused. */
  queryWindowMs: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HALF_HOUR = 30 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `pace` multiplies every duration: below 1, hours become seconds for tests. */
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
    // Implementers measured half a month to a month.
    queryWindowMs: 15 * DAY * pace,
  }
}

/** Only SIM-DELAY and SIM-DOWN ever wait. */
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

export function pollDelay({ firstPollsMs, laterPolls }: Plan, polls: number, ageMs: number, random: number): number {
  const everyMs = laterPolls.find(({ untilAgeMs }) => ageMs < untilAgeMs)?.everyMs ?? 0
  return Math.round((firstPollsMs[polls] ?? everyMs) * (0.9 + 0.2 * random))
}

export function failureDelay(plan: Plan, kind: 'failures' | 'unreadable', count: number, random: number): number {
  return backOff(count, plan[kind], random)
}
