import type { Plan } from '../../../../services/authority-connector/src/domain/plan.ts'
import { TICK } from './system-state.ts'

export const PLAN: Plan = {
  firstPollsMs: [0],
  laterPolls: [{ untilAgeMs: Number.POSITIVE_INFINITY, everyMs: TICK }],
  resendAfterMs: TICK,
  failures: { first: TICK, max: TICK, jitter: 0 },
  unreadable: { first: TICK, max: TICK, jitter: 0 },
  unreadableBudgetMs: TICK,
  unreadableRetryMs: TICK,
  outageBudgetMs: 2 * TICK,
  unreachableRetryMs: TICK,
  verdictBudgetMs: 3 * TICK,
  queryWindowMs: 5 * TICK,
}

export const LEASE_MS = 2 * TICK
