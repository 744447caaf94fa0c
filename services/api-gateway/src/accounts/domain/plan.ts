import { gatewayErrors } from '@etax/contracts'
import { authorityDay } from '@etax/tax-document'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** Quotas are receipts a month, per workspace and mode; null means no limit. */
export interface Plan {
  quota: number | null
  /** Receipts beyond the quota that the plan still accepts. */
  excess: number
  trial: boolean
  /** Requests a second and in one burst, per key; null means no limit. */
  rate: Rate | null
  /**
   * The limit for each of customers, products, prices and drafts of invoices; a tenth of it for each other kind. Null
   * means no limit.
   */
  records: number | null
}

export interface Rate {
  perSecond: number
  burst: number
}

export type Plans = Readonly<Record<string, Plan>>

const defaultFree: Plan = { quota: 25, excess: 0, trial: true, rate: { perSecond: 10, burst: 20 }, records: 2_000 }

/** The numbers of `free` and `entry` are the specification's; PLANS replaces or adds entries. */
export const defaultPlans: Plans = {
  free: defaultFree,
  entry: { quota: 10, excess: 0, trial: false, rate: { perSecond: 10, burst: 20 }, records: 10_000 },
  professional: { quota: 200, excess: 50, trial: false, rate: { perSecond: 25, burst: 50 }, records: 50_000 },
  business: { quota: 2_000, excess: 500, trial: false, rate: { perSecond: 100, burst: 200 }, records: 500_000 },
  development: { quota: null, excess: 0, trial: false, rate: null, records: null },
}

/** A plan that is no longer in the table means `free`. */
export function planNamed(plans: Plans, name: string): Plan {
  return plans[name] ?? plans.free ?? defaultFree
}

const PlanShape = Type.Object(
  {
    quota: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    excess: Type.Integer({ minimum: 0 }),
    trial: Type.Boolean(),
    rate: Type.Union([
      Type.Object({ perSecond: Type.Number({ exclusiveMinimum: 0 }), burst: Type.Integer({ minimum: 1 }) }),
      Type.Null(),
    ]),
    records: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
  },
  { additionalProperties: false },
)

/**
 * The default table with the entries of the JSON text.
 * @throws AppError `invalid` ACC_10004 if the text is not such an object
 */
export function plansWith(text: string): Plans {
  if (text === '') return defaultPlans
  const settings = parsed(text)
  if (!Value.Check(Type.Record(Type.String(), PlanShape), settings)) throw gatewayErrors.plansMalformed()
  const plans = Object.entries(settings).map(
    ([name, { records = null, ...plan }]) => [name, { ...plan, records }] as const,
  )
  return { ...defaultPlans, ...Object.fromEntries(plans) }
}

const MANY: ReadonlySet<string> = new Set(['customers', 'products', 'product-prices', 'invoices'])
const OF_OTHERS = 0.1

export function recordCeiling({ records }: Plan, resource: string): number | null {
  return records === null || MANY.has(resource) ? records : Math.ceil(records * OF_OTHERS)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw gatewayErrors.plansMalformed({ cause })
  }
}

export interface Allowed {
  limited: boolean
  quota: number
  excess: number
  /** "2026-11", or "trial" for the first month of a trial plan. */
  period: string
  from: string
  to: string
}

/**
 * Calendar months in the authority's time zone. The trial month runs from the day of the workspace's creation to the
 * same day of the next month, so that a workspace of the 30th has a full month.
 */
export function allowedBy({ quota, excess, trial }: Plan, openedAt: Date, now: Date): Allowed {
  const limits = { limited: quota !== null, quota: quota ?? 0, excess }
  const month = { period: dayIn(now).slice(0, 7), ...calendarMonth(now) }
  if (!trial) return { ...limits, ...month }
  const end = aMonthAfter(openedAt)
  if (now < end) return { ...limits, period: 'trial', from: dayIn(openedAt), to: dayIn(dayBefore(end)) }
  return { ...limits, quota: 0, excess: 0, ...month }
}

function dayIn(instant: Date): string {
  return authorityDay(instant.getTime())
}

function calendarMonth(now: Date): { from: string; to: string } {
  const [year = '', month = ''] = dayIn(now).split('-')
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { from: `${year}-${month}-01`, to: `${year}-${month}-${last}` }
}

function aMonthAfter(instant: Date): Date {
  const later = new Date(instant)
  later.setUTCMonth(later.getUTCMonth() + 1)
  // Date turns 31 January plus a month into 3 March; the end of February is correct.
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0)
  return later
}

function dayBefore(instant: Date): Date {
  return new Date(instant.getTime() - 24 * 3_600_000)
}

/** A workspace's limit, as a multiple of one key's. */
const CEILING = 5

export function ceilingOf(rate: Rate | null): Rate | null {
  return rate && { perSecond: CEILING * rate.perSecond, burst: CEILING * rate.burst }
}

/**
 * Callers without a key, in multiples of one key's rate: people behind one address also load pages, each with many
 * files.
 */
const OF_A_NETWORK = { perSecond: 5, burst: 25 }

/** Wrong keys and unknown addresses, in multiples of one key's rate: a faulty client sends a few before its repair. */
const REFUSED_OF_A_NETWORK = { perSecond: 2, burst: 5 }

export function rateOfNetwork(rate: Rate | null, kind: 'pages' | 'refused'): Rate | null {
  const { perSecond, burst } = kind === 'pages' ? OF_A_NETWORK : REFUSED_OF_A_NETWORK
  return rate && { perSecond: perSecond * rate.perSecond, burst: burst * rate.burst }
}
