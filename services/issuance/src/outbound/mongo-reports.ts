import { Decimal } from '@etax/kernel'
import type { Collections } from '@etax/runtime'
import type { Connection, mongo } from 'mongoose'
import type { TaxName } from '../domain/report-sums.ts'
import type { FigureGroup, Figures, FiguresQuery, FigureTax, Grouping, Reports } from '../ports.ts'
import type { ReportRow, schemas } from './collections.ts'
import type { Clock } from './database-clock.ts'
import { inTransaction } from './in-transaction.ts'
import { WALK } from './mongo-bookings.ts'
import { usageDaysKey } from './usage-counts.ts'

type ReportCollections = Pick<Collections<typeof schemas>, 'receipts' | 'reports' | 'reportWork' | 'usage'>

const LIMITS = { maxTimeMS: 15_000, allowDiskUse: true } as const

export function mongoReports(
  connection: Connection,
  { receipts, reports, reportWork, usage }: ReportCollections,
  { databaseNow, reportDelayMs }: { databaseNow: Clock; reportDelayMs: number },
): Reports {
  const transaction = inTransaction(connection)
  return {
    // All reads see the same moment.
    figures: (query) =>
      transaction(async (session) => {
        const read: Read = (pipeline) => reports.aggregate<FigureRow>([...pipeline], { ...LIMITS, session }).toArray()
        const figures = query.by === 'customer' ? figuresOfCustomers(query, read) : figuresBy(query, read)
        return withVoided(query, await figures, read)
      }),

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

type Pipeline = readonly mongo.BSON.Document[]
type Read = (pipeline: Pipeline) => Promise<FigureRow[]>

type Amounts = Partial<Record<'subtotal' | 'discount' | 'tax' | 'total' | 'base' | 'amount', mongo.Decimal128>>
interface FigureRow extends Amounts {
  _id?: unknown
  name?: string | null
  documents?: number
  taxes?: FigureRow[]
}

async function figuresBy(query: FiguresQuery, read: Read): Promise<Figures> {
  const where = { $match: whereOf(query, query.customer === undefined ? 'place' : 'customer') }
  const inOrder = [{ $sort: { _id: 1 } }, { $limit: query.maxGroups + 1 }]
  const totals = await read([where, ...totalsOf(query)])
  const groups = await read([where, ...groupsBy(query), ...inOrder])
  return { totals: totalOf(query, totals), groups: groups.map(groupOf) }
}

/** There may be 100,000 customers: one sum selects the largest, in half the time. */
async function figuresOfCustomers(query: FiguresQuery, read: Read): Promise<Figures> {
  const all = { $match: whereOf(query, query.customer === undefined ? 'place' : 'customer') }
  const totals = await read([all, ...totalsOf(query)])
  const where = whereOf(query, 'customer')
  const total = { $sum: query.of === 'taxes' ? '$amount' : '$total' }
  const most = [{ $sort: { total: -1, _id: 1 } }, { $limit: query.maxGroups + 1 }]
  const first = (await read([{ $match: where }, { $group: { _id: '$customer', total } }, ...most])).map(
    ({ _id }) => _id,
  )
  const these = { $match: { $and: [where, { customer: { $in: first } }] } }
  // The last row has the customer's last name.
  const groups = await read([these, { $sort: { day: 1, customer: 1 } }, ...groupsBy(query)])
  const byKey = new Map(groups.map((group) => [group._id, group]))
  return { totals: totalOf(query, totals), groups: first.flatMap((key) => byKey.get(key) ?? []).map(groupOf) }
}

async function withVoided(query: FiguresQuery, figures: Figures, read: Read): Promise<Figures> {
  const all = whereOf(query, query.customer === undefined ? 'place' : 'customer', VOIDED)
  const marked = totalOf(query, await read([{ $match: all }, ...totalsOf(query)]))
  if (marked.documents === 0 && marked.taxes.length === 0) return figures
  const keys = figures.groups.map(({ key }) => key)
  const where =
    query.by === 'customer' ? { $and: [whereOf(query, 'customer', VOIDED), { customer: { $in: keys } }] } : all
  const groups = new Map(
    (await read([{ $match: where }, ...groupsBy(query)])).map(groupOf).map((one) => [one.key, one]),
  )
  return {
    totals: beside(figures.totals, marked),
    groups: figures.groups.map((group) => beside(group, groups.get(group.key))),
  }
}

function beside(group: FigureGroup, marked: FigureGroup | undefined): FigureGroup {
  if (marked === undefined) return group
  const taxes = group.taxes.map((tax) => {
    const { documents = 0, amount = Decimal.ZERO } = marked.taxes.find((one) => isSameTax(one, tax)) ?? {}
    return { ...tax, voided: { documents, amount } }
  })
  return { ...group, voided: { documents: marked.documents, total: marked.amounts.total }, taxes }
}

function isSameTax(one: TaxName, other: TaxName): boolean {
  return one.code === other.code && one.rateCode === other.rateCode && one.rate === other.rate
}

const VOIDED = '-voided'

const TAX = { code: '$code', rateCode: '$rateCode', rate: '$rate' }

function totalsOf({ of }: FiguresQuery): Pipeline {
  return [{ $group: { _id: of === 'taxes' ? TAX : null, ...sumsOf(of) } }]
}

function totalOf({ of }: FiguresQuery, rows: FigureRow[]): FigureGroup {
  return groupOf(of === 'taxes' ? { taxes: rows } : rows[0])
}

function groupsBy({ of, by }: FiguresQuery): Pipeline {
  const name = by === 'customer' ? { name: { $last: '$name' } } : {}
  if (of === 'documents') return [{ $group: { _id: KEYS[by], ...name, ...sumsOf(of) } }]
  return [
    { $group: { _id: { key: KEYS[by], ...TAX }, ...name, ...sumsOf(of) } },
    { $group: { _id: '$_id.key', name: { $max: '$name' }, taxes: { $push: '$$ROOT' } } },
  ]
}

function whereOf(
  query: FiguresQuery,
  scope: 'place' | 'customer',
  among: '' | typeof VOIDED = '',
): mongo.Filter<ReportRow> {
  const { workspaceId, mode, ruc, documentTypes, from, to, establishment, emissionPoint, customer } = query
  const filters = { establishment, emissionPoint, customer }
  return {
    workspaceId,
    mode,
    ruc,
    scope: query.of === 'taxes' ? `${scope}-tax${among}` : `${scope}${among}`,
    day: { $gte: from, $lte: to },
    documentType: { $in: [...documentTypes] },
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
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

const SUMMED = {
  documents: ['documents', 'subtotal', 'discount', 'tax', 'total'],
  taxes: ['documents', 'base', 'amount'],
} as const

function sumsOf(of: FiguresQuery['of']) {
  return Object.fromEntries(SUMMED[of].map((name) => [name, { $sum: `$${name}` }]))
}

function groupOf({ _id, name, documents = 0, taxes = [], ...amounts }: FigureRow = {}): FigureGroup {
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
    voided: { documents: 0, total: Decimal.ZERO },
    taxes: taxes.map(taxOf),
  }
}

function taxOf({ _id, documents = 0, base, amount }: FigureRow): FigureTax {
  const { code, rateCode, rate } = _id as { code: string; rateCode: string; rate: string }
  const voided = { documents: 0, amount: Decimal.ZERO }
  return { code, rateCode, rate, documents, base: decimalOf(base), amount: decimalOf(amount), voided }
}

/** MongoDB's sum of no rows is the integer 0. */
function decimalOf(value: mongo.Decimal128 | undefined): Decimal {
  return value === undefined ? Decimal.ZERO : Decimal.of(value.toString())
}
