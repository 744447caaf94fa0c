import { type BackOff, backOff } from '@etax/kernel'

/** How patient we are with an authority. All in milliseconds. */
export interface Plan {
  /** The first questions after reception, one after another. */
  polls: readonly number[]
  /** Then one every so often, by the age of the reception; the first row whose age is not reached. */
  slower: readonly { until: number; every: number }[]
  /** After a sending without an answer, "nothing found" is not believed sooner. */
  settle: number
  /** Between attempts that got no answer. */
  failures: BackOff
  /** Without any progress for so long, a document is stranded: ERROR, not a refusal. */
  outageBudget: number
  /** A stranded document is not tried again by itself sooner. */
  rest: number
  /** The authority's own limit for a verdict (24 h). */
  verdictBudget: number
  /** How far back the authority answers questions: older documents are unverifiable, never refused. */
  queryWindow: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The real authority. `pace` multiplies every span: below 1 compresses hours into seconds, for rehearsals. */
export function authorityPlan(outageBudgetMinutes: number, pace: number): Plan {
  const spans = (list: number[]) => list.map((seconds) => seconds * SECOND * pace)
  return {
    polls: spans([1, 2, 4, 8, 15, 30, 60]),
    slower: [
      { until: HOUR * pace, every: 5 * MINUTE * pace },
      { until: Number.POSITIVE_INFINITY, every: 30 * MINUTE * pace },
    ],
    settle: 30 * SECOND * pace,
    failures: { first: SECOND * pace, max: MINUTE * pace, jitter: 0.2 },
    outageBudget: outageBudgetMinutes * MINUTE * pace,
    rest: MINUTE * pace,
    verdictBudget: DAY * pace,
    // Implementers measured between half a month and a month.
    queryWindow: 15 * DAY * pace,
  }
}

/** The sandbox answers at once, so there is nothing to be patient with but rehearsed trouble. */
export function sandboxPlan(pace: number): Plan {
  return {
    ...authorityPlan(1, pace),
    polls: [0],
    slower: [{ until: Number.POSITIVE_INFINITY, every: SECOND * pace }],
    settle: 0,
    failures: { first: SECOND * pace, max: 4 * SECOND * pace, jitter: 0 },
    outageBudget: 8 * SECOND * pace,
  }
}

/** When to ask again about a document that was received `age` milliseconds ago. */
export function pollDelay({ polls, slower }: Plan, asked: number, age: number, random: number): number {
  const steady = slower.find(({ until }) => age < until)?.every ?? 0
  return Math.round((polls[asked] ?? steady) * (0.9 + 0.2 * random))
}

export function failureDelay({ failures }: Plan, count: number, random: number): number {
  return backOff(count, failures, random)
}
