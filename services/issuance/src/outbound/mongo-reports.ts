import { Decimal } from '@etax/kernel'
import type { Collections } from '@etax/runtime'
import type { mongo } from 'mongoose'
import type { FiguresQuery, FoundGroup, Grouping, Reports } from '../ports.ts'
import type { ReportRow, schemas } from './collections.ts'
import type { Clock } from './database-clock.ts'
import { WALK } from './mongo-bookings.ts'
import { usageDaysKey } from './usage-counts.ts'

type ReportCollections = Pick<Collections<typeof schemas>, 'receipts' | 'reports' | 'reportWork' | 'usage'>

const MAX_MS = 15_000

/** Reads the sums of reports: as many rows as there are days, places and kinds, or customers, and no receipt. */
export function mongoReports(
  { receipts, reports, reportWork, usage }: ReportCollections,
  { databaseNow, reportDelayMs }: { databaseNow: Clock; reportDelayMs: number },
): Reports {
  return {
    async figures(query) {
      const pipeline = query.of === 'documents' ? ofDocuments(query) : ofTaxes(query)
      const [found] = await reports.aggregate<FoundRows>(pipeline, { maxTimeMS: MAX_MS, allowDiskUse: true }).toArray()
      const { totals = [], groups = [] } = found ?? {}
      return { totals: groupOf(query.of === 'taxes' ? { taxes: totals } : totals[0]), groups: groups.map(groupOf) }
    },

    async asOf() {
      const now = await databaseNow()
      const walk = await reportWork.findOne({ _id: WALK })
      if (walk === null || walk.stage === 'all') return null
      const options = { projection: { _id: 0, reportDue: 1 }, sort: { reportDue: 1 } } as const
      const oldest = await receipts.findOne({ reportDue: { $exists: true } }, options)
      return new Date(Math.min(now, oldest?.reportDue?.getTime() ?? now) - reportDelayMs)
    },

    async dailyUsage(owner, from, to) {
      const beginning = usageDaysKey(owner)
      // The character after "|" ends the range.
      const rows = await usage.find({ _id: { $gte: `${beginning}${from}|`, $lt: `${beginning}${to}}` } }).toArray()
      return rows.flatMap(({ _id, used }) => {
        const [day = '', documentType = ''] = _id.slice(beginning.length).split('|')
        return used > 0 ? [{ day, documentType, used }] : []
      })
    },
  }
}

interface FoundRows {
  totals: FoundRow[]
  groups: FoundRow[]
}

type Amounts = Partial<Record<'subtotal' | 'discount' | 'tax' | 'total' | 'base' | 'amount', mongo.Decimal128>>
interface FoundRow extends Amounts {
  _id?: unknown
  name?: string | null
  documents?: number
  taxes?: FoundRow[]
}

function ofDocuments(query: FiguresQuery): mongo.BSON.Document[] {
  const sums = sumsOf('documents', 'subtotal', 'discount', 'tax', 'total')
  return [
    { $match: whereOf(query, query.by === 'customer' || query.customer !== undefined ? 'customer' : 'place') },
    { $group: { _id: KEYS[query.by], name: LAST_NAME, ...sums } },
    { $facet: { totals: [{ $group: { _id: null, ...sums } }], groups: inOrder(query) } },
  ]
}

function ofTaxes(query: FiguresQuery): mongo.BSON.Document[] {
  const sums = sumsOf('documents', 'base', 'amount')
  const scope = query.by === 'customer' || query.customer !== undefined ? 'customer-tax' : 'place-tax'
  const tax = { code: '$code', rateCode: '$rateCode', rate: '$rate' }
  return [
    { $match: whereOf(query, scope) },
    { $group: { _id: { key: KEYS[query.by], ...tax }, name: LAST_NAME, ...sums } },
    {
      $facet: {
        totals: [{ $group: { _id: { code: '$_id.code', rateCode: '$_id.rateCode', rate: '$_id.rate' }, ...sums } }],
        groups: [
          {
            $group: {
              _id: '$_id.key',
              name: { $max: '$name' },
              total: { $sum: '$amount' },
              taxes: { $push: '$$ROOT' },
            },
          },
          ...inOrder(query),
        ],
      },
    },
  ]
}

function whereOf(query: FiguresQuery, scope: ReportRow['scope']): mongo.Filter<ReportRow> {
  const { workspaceId, mode, ruc, documentTypes, from, to, establishment, emissionPoint, customer } = query
  const given = { establishment, emissionPoint, customer }
  return {
    ...{ workspaceId, mode, ruc, scope },
    day: { $gte: from, $lte: to },
    documentType: { $in: [...documentTypes] },
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  }
}

const KEYS: Readonly<Record<Grouping, unknown>> = {
  day: '$day',
  month: { $substrBytes: ['$day', 0, 7] },
  establishment: '$establishment',
  emissionPoint: { $concat: ['$establishment', '-', '$emissionPoint'] },
  documentType: '$documentType',
  customer: '$customer',
}

const LAST_NAME = { $top: { sortBy: { day: -1 }, output: '$name' } }

/** One more than asked for tells whether there is a rest. */
function inOrder({ by, maxGroups }: FiguresQuery) {
  return [{ $sort: by === 'customer' ? { total: -1, _id: 1 } : { _id: 1 } }, { $limit: maxGroups + 1 }]
}

function sumsOf(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { $sum: `$${name}` }]))
}

function groupOf({ _id, name, documents = 0, taxes = [], ...amounts }: FoundRow = {}): FoundGroup {
  const { subtotal, discount, tax, total } = amounts
  return {
    key: typeof _id === 'string' ? _id : '',
    name: name ?? '',
    documents,
    amounts: {
      subtotal: decimalOf(subtotal),
      discount: decimalOf(discount),
      tax: decimalOf(tax),
      total: decimalOf(total),
    },
    taxes: taxes.map(taxOf),
  }
}

function taxOf({ _id, documents = 0, base, amount }: FoundRow) {
  const { code, rateCode, rate } = _id as { code: string; rateCode: string; rate: string }
  return { code, rateCode, rate, documents, base: decimalOf(base), amount: decimalOf(amount) }
}

/** A sum of nothing is the integer 0. */
function decimalOf(value: mongo.Decimal128 | undefined): Decimal {
  return value === undefined ? Decimal.ZERO : Decimal.of(value.toString())
}
