import { gatewayErrors } from '@etax/contracts'
import { authorityDay } from '@etax/tax-document'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** What a plan allows. Quotas are receipts a month, per workspace and mode; null is no limit. */
export interface Plan {
  quota: number | null
  /** Receipts beyond the quota that the plan still lets through. */
  excess: number
  /** Whether the quota is for the first month only, and nothing after it. */
  trial: boolean
  /** Requests a second and in one burst, per key; null is no limit. */
  rate: Rate | null
  /**
   * Customers, products, their prices and invoices not issued, of each so many in a workspace; of each other kind of record a
   * tenth. Null is no limit.
   */
  records: number | null
}

export interface Rate {
  perSecond: number
  burst: number
}

export type Plans = Readonly<Record<string, Plan>>

const defaultFree: Plan = { quota: 25, excess: 0, trial: true, rate: { perSecond: 10, burst: 20 }, records: 2_000 }

/** The plan table. Numbers of `free` and `entry` are the specification's; PLANS replaces or adds entries. */
export const defaultPlans: Plans = {
  free: defaultFree,
  entry: { quota: 10, excess: 0, trial: false, rate: { perSecond: 10, burst: 20 }, records: 10_000 },
  professional: { quota: 200, excess: 50, trial: false, rate: { perSecond: 25, burst: 50 }, records: 50_000 },
  business: { quota: 2_000, excess: 500, trial: false, rate: { perSecond: 100, burst: 200 }, records: 500_000 },
  development: { quota: null, excess: 0, trial: false, rate: null, records: null },
}

/** The plan a workspace is on; one whose plan is no longer in the table is on `free`. */
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
 * The plan table; entries of the JSON text replace and join it.
 * @throws AppError `invalid` ACC_10004 when the text is not such an object
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

/** What a shop has many of. */
const MANY: ReadonlySet<string> = new Set(['customers', 'products', 'product-prices', 'invoices'])
const OF_OTHERS = 0.1

/** How many records of this kind a workspace may keep; null is no limit. */
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

/** What a workspace may issue in the month it is in, and how that month is named and bounded. */
export interface Allowed {
  limited: boolean
  quota: number
  excess: number
  /** "2026-11", or "trial" for the first month of a plan that has no other. */
  period: string
  /** First and last day, YYYY-MM-DD. */
  from: string
  to: string
}

/**
 * Months are the calendar's, in the authority's time zone. The trial month runs from the day the workspace was made
 * to the same day of the next month, so that one made on the 30th has a month too.
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
  // A Date makes 3 March of 31 January and a month; the end of February is meant.
  if (later.getUTCDate() !== instant.getUTCDate()) later.setUTCDate(0)
  return later
}

function dayBefore(instant: Date): Date {
  return new Date(instant.getTime() - 24 * 3_600_000)
}

/** All keys and sessions of a workspace together may send so many times what one of them may. */
const CEILING = 5

/** What a whole workspace may send, however many keys it has. */
export function ceilingOf(rate: Rate | null): Rate | null {
  return rate && { perSecond: CEILING * rate.perSecond, burst: CEILING * rate.burst }
}

/** A network of callers without a key: people behind one address look at pages, too, each with many files. */
const OF_A_NETWORK = { perSecond: 5, burst: 25 }

/** Wrong keys and unknown addresses: a client that is mended soon sends a few. */
const REFUSED_OF_A_NETWORK = { perSecond: 2, burst: 5 }

/** What a network may send that no key answers for: so many times what one key of the plan may. */
export function rateOfNetwork(rate: Rate | null, kind: 'pages' | 'refused'): Rate | null {
  const { perSecond, burst } = kind === 'pages' ? OF_A_NETWORK : REFUSED_OF_A_NETWORK
  return rate && { perSecond: perSecond * rate.perSecond, burst: burst * rate.burst }
}
