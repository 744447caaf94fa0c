import { Type } from 'typebox'
import { defineMessage } from './define.ts'
import { Mode } from './vocabulary.ts'

/** A workspace has used this share of its quota. Once for each period and threshold; a repeat is the same message. */
export const QuotaReached = defineMessage({
  exchange: 'events',
  type: 'quota.reached',
  version: 1,
  from: ['issuance'],
  to: ['api-gateway'],
  schema: Type.Object({
    mode: Mode,
    period: Type.String({ description: "the plan's month, 2026-11 or a name of its own" }),
    threshold: Type.Integer({ description: 'percent of the quota: 80 or 100' }),
    used: Type.Integer(),
    quota: Type.Integer(),
    excess: Type.Integer({ description: 'what the plan lets through beyond the quota' }),
  }),
  example: { mode: 'live', period: '2026-11', threshold: 80, used: 8, quota: 10, excess: 0 },
})
