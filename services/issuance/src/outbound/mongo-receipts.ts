import { dueIn, leasedRows, NO_LEASE } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import { numberParts } from '@etax/tax-document'
import type { mongo } from 'mongoose'
import type { OutboxAction, Receipt } from '../domain/receipt.ts'
import type { Recorded } from '../domain/state-machine.ts'
import { dispatchAgainAfter } from '../domain/when-due.ts'
import type { WithheldBefore } from '../domain/withheld-before.ts'
import type { ActionsDone, KindCount, LightReceipt, Receipts } from '../ports.ts'
import { LIVE, REFUSED, type ReceiptRow, referenceIn } from './collections.ts'
import type { Clock } from './database-clock.ts'
import { HEAVY_LOAD } from './heavy-load.ts'
import { searchReceipts } from './mongo-receipt-search.ts'
import { OUTBOX, upgradeReceipt } from './upgrade-receipt.ts'

const WITHOUT_XML = { xml: 0 } as const
const BATCHES = { max: 200, heavy: HEAVY_LOAD }

const CLOCK_MARGIN_MS = 1_000

/**
 * Signing takes seconds. A published message waits for its service: repeating it often would add load while the
 * authority is away.
 */
function redispatchedFor(stepTimeoutMs: number): mongo.BSON.Document {
  return { $cond: [{ $in: ['sign', OUTBOX] }, stepTimeoutMs, 5 * stepTimeoutMs] }
}

/** Each save checks the version that was read. stepTimeoutMs: see dispatchAgainAfter. */
export function mongoReceipts(
  receipts: mongo.Collection<ReceiptRow>,
  { stepTimeoutMs, reportDelayMs, databaseNow }: { stepTimeoutMs: number; reportDelayMs: number; databaseNow: Clock },
): Receipts {
  const rows = leasedRows(receipts, { leaseMs: stepTimeoutMs, ...BATCHES })
  const load = batched<string, Receipt | null>((ids) => loadAll(ids, {}), BATCHES)
  const loadLight = batched<string, LightReceipt | null>((ids) => loadAll(ids, WITHOUT_XML), BATCHES)
  const complete = batched<ActionsDone, null>(completeAll, BATCHES)
  const stall = batched<Stalled, null>(stallAll, BATCHES)

  async function loadAll(ids: readonly string[], projection: object): Promise<(Receipt | null)[]> {
    const matches = await receipts.find({ _id: { $in: [...new Set(ids)] } }, { projection }).toArray()
    const byId = new Map(matches.map((row) => [row._id, upgradeReceipt(row)]))
    return ids.map((id) => byId.get(id) ?? null)
  }

  /**
   * Compares no version: a fact may add an action meanwhile. Usually all actions are done, and the plain update is
   * cheaper.
   */
  async function completeAll(items: readonly ActionsDone[]): Promise<null[]> {
    const cleared = items.map(({ id, attempt, actions }) => ({
      updateOne: {
        filter: { _id: id, attempt, outbox: [...actions] },
        update: { $set: { outbox: [] }, $unset: { due: '' as const } },
      },
    }))
    const { matchedCount } = await receipts.bulkWrite(cleared, { ordered: false })
    if (matchedCount === items.length) return items.map(() => null)
    const operations = items.map(({ id, ...done }) => ({
      updateOne: { filter: { _id: id }, update: without(done) },
    }))
    await receipts.bulkWrite(operations, { ordered: false })
    return items.map(() => null)
  }

  async function stallAll(items: readonly Stalled[]): Promise<null[]> {
    const operations = items.map(({ id, action, inMs }) => ({
      updateOne: { filter: { _id: id, outbox: action, 'due.at': { $exists: true } }, update: stalledFor(inMs) },
    }))
    await receipts.bulkWrite(operations, { ordered: false })
    return items.map(() => null)
  }

  /** An immediate booking would conflict with the next saves. */
  async function bookedFrom(): Promise<Date> {
    return new Date((await databaseNow()) + reportDelayMs)
  }

  return {
    load,
    loadLight,
    complete,
    stall,

    endStall: (id) => receipts.updateOne({ _id: id }, { $unset: { stalledSince: '' } }),

    async countWaiting({ forMs, max }) {
      const now = await databaseNow()
      // The estimated time may be some milliseconds late.
      const stalledBefore = { stalledSince: { $lte: new Date(forMs === 0 ? now + CLOCK_MARGIN_MS : now - forMs) } }
      // Their process crashed, or is overloaded.
      const overdue = { 'due.at': { $lte: new Date(now - stepTimeoutMs - forMs) } }
      const [stalled, late] = await Promise.all([
        receipts.countDocuments({ ...stalledBefore, status: 'DRAFT' }, { limit: max }),
        receipts.countDocuments(overdue, { limit: max }),
      ])
      return stalled + late
    },

    async save({ from, to, xml, booking }) {
      const inMs = dispatchAgainAfter(to.status, to.outbox, stepTimeoutMs)
      const noted = booking === 'due' ? { reportDue: await bookedFrom() } : {}
      const set = { ...progress(to), ...noted, ...(xml === undefined ? {} : { xml }) }
      if (inMs === null) return rows.saveWhere(to._id, { version: from }, { set, next: null })
      const dueAgain = { ...set, due: { at: new Date((await databaseNow()) + inMs), lease: NO_LEASE } }
      return rows.saveWhere(to._id, { version: from }, { set: dueAgain })
    },

    async due(max) {
      return (await rows.claim({ max, leaseMs: redispatchedFor(stepTimeoutMs) })).map(upgradeReceipt)
    },

    async find({ workspaceId, mode }, id, ruc) {
      const owned = { workspaceId, mode, ...(ruc ? { ruc } : {}) }
      const row = id.length === ACCESS_KEY_LENGTH ? await findByKey(owned, id) : await findOne({ ...owned, _id: id })
      return row && upgradeReceipt(row)
    },

    async findInvoices({ workspaceId, mode }, ruc, number) {
      const place = { workspaceId, mode, ruc, ...numberParts(number) }
      const invoices = await receipts
        .find({ ...place, documentType: 'INVOICE' }, { projection: WITHOUT_XML })
        .limit(MAX_OF_ONE_NUMBER)
        .toArray()
      return invoices.map(upgradeReceipt)
    },

    async findNumber({ documentType, number, ...owned }, exceptKey, free) {
      const place = { ...owned, documentType, ...numberParts(number) }
      const row = await receipts.findOne(
        { ...place, status: { $nin: [...free] }, accessKey: { $ne: exceptKey } },
        { projection: WITHOUT_XML },
      )
      return row && upgradeReceipt(row)
    },

    async lastNumber({ documentType, number, ...owned }) {
      const { establishment, emissionPoint } = numberParts(number)
      const options = { sort: { sequential: -1 }, projection: { _id: 0, sequential: 1 } } as const
      const last = await receipts.findOne({ ...owned, documentType, establishment, emissionPoint }, options)
      return Number(last?.sequential ?? 0)
    },

    async sumCreditNotes(modifiedKey, exceptId) {
      // An unsent note counts unless it is voided.
      const abandoned = NEVER_SENT.map((neverSent) => ({ ...neverSent, voided: { $ne: null } }))
      const counted = { ...standing(exceptId), documentType: 'CREDIT_NOTE', modifiedKey, $nor: abandoned } as const
      const [sums] = await receipts
        .aggregate<CreditedRow>([
          { $match: counted },
          { $project: { totals: 1 } },
          {
            $facet: {
              all: [{ $group: SUM_OF_NOTES }],
              taxes: [{ $unwind: '$totals.taxes' }, { $group: SUM_OF_RATES }],
            },
          },
        ])
        .toArray()
      const [all] = sums?.all ?? []
      return {
        total: all?.total.toString() ?? '0',
        notes: all?.notes ?? 0,
        taxes: (sums?.taxes ?? []).map(({ _id, base, amount }) => ({ ..._id, base: `${base}`, amount: `${amount}` })),
      }
    },

    async findWithheld(withheldKeys, exceptId) {
      const among = { withheldKeys: { $in: [...withheldKeys] } }
      const counted = { ...standing(exceptId), documentType: 'WITHHOLDING', ...among, $nor: [...NEVER_SENT] } as const
      const withheld = await receipts
        .aggregate<WithheldBefore & { _id: string }>([
          { $match: counted },
          { $project: { ...WITHHELD_FIELDS, createdAt: 1, withheldKeys: 1 } },
          { $unwind: '$withheldKeys' },
          { $match: among },
          { $sort: { createdAt: 1 } },
          { $group: { _id: '$withheldKeys', first: { $first: '$$ROOT' } } },
          { $replaceWith: { $mergeObjects: ['$first', { _id: '$_id' }] } },
        ])
        .toArray()
      return new Map(withheld.map((receipt) => [receipt._id, receipt]))
    },

    async findByReference(keys) {
      const matches = await receipts.find(referenceIn(keys), { projection: WITHOUT_XML }).toArray()
      const first = keys.flatMap((key) => matches.find(({ referenceKey }) => referenceKey === key) ?? [])[0]
      return first === undefined ? null : upgradeReceipt(first)
    },

    list: (filter, limit, start) => searchReceipts(receipts, filter, limit, start),

    async isAny({ workspaceId, mode, ruc, establishment, emissionPoint }, which) {
      const series = {
        ...(establishment === '' ? {} : { establishment }),
        ...(emissionPoint === '' ? {} : { emissionPoint }),
      }
      const status = which === 'unfinished' ? { status: { $in: [...UNFINISHED] } } : {}
      const row = await receipts.findOne({ workspaceId, mode, ruc, ...series, ...status }, { projection: { _id: 1 } })
      return row !== null
    },

    async countByKind({ workspaceId, mode }, period) {
      const groups = await receipts
        .aggregate<{ _id: Pick<KindCount, 'documentType' | 'status' | 'keyId'>; count: number; held: number }>([
          { $match: { workspaceId, mode, period } },
          {
            $group: {
              _id: { documentType: '$documentType', status: '$status', keyId: { $ifNull: ['$keyId', null] } },
              count: { $sum: 1 },
              held: { $sum: { $cond: ['$quotaHeld', 1, 0] } },
            },
          },
        ])
        .toArray()
      return groups.map(({ _id, ...counted }) => ({ ..._id, ...counted }))
    },
  }

  async function findByKey(owned: mongo.Filter<ReceiptRow>, accessKey: string): Promise<ReceiptRow | null> {
    const holder = await findOne({ ...owned, accessKey, status: { $in: LIVE } })
    const refused = { ...owned, accessKey, status: { $in: REFUSED } }
    return holder ?? receipts.findOne(refused, { sort: { createdAt: -1 } })
  }

  function findOne(where: mongo.Filter<ReceiptRow>): Promise<ReceiptRow | null> {
    return receipts.findOne(where)
  }
}

interface CreditedRow {
  all: { total: mongo.Decimal128; notes: number }[]
  taxes: { _id: { code: string; rateCode: string; rate: string }; base: mongo.Decimal128; amount: mongo.Decimal128 }[]
}

const sumOf = (member: string) => ({ $sum: { $toDecimal: `$totals.${member}` } })
const SUM_OF_NOTES = { _id: null, total: sumOf('total'), notes: { $sum: 1 } }
const SUM_OF_RATES = {
  _id: { code: '$totals.taxes.code', rateCode: '$totals.taxes.rateCode', rate: '$totals.taxes.rate' },
  base: sumOf('taxes.base'),
  amount: sumOf('taxes.amount'),
}

/** Voided is only our mark: such receipts stand. */
function standing(exceptId: string) {
  return {
    _id: { $ne: exceptId },
    'authorityStatus.state': { $ne: 'CANCELLED' },
    status: { $nin: REFUSED },
  } as const
}

/** Selects the receipts that `freesQuota` accepts. */
const NEVER_SENT = [
  { status: 'ERROR', received: false, 'failed.step': 'signing' },
  { status: 'ERROR', received: false, 'failed.neverSent': true },
] as const

const WITHHELD_FIELDS = { establishment: 1, emissionPoint: 1, sequential: 1, issueDate: 1, status: 1 } as const

const ACCESS_KEY_LENGTH = 49
const MAX_OF_ONE_NUMBER = 50

const UNFINISHED = ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'ERROR'] as const

interface Stalled {
  id: string
  action: OutboxAction
  inMs: number
}

/** Keeps the first time, and an earlier due. */
function stalledFor(inMs: number): mongo.BSON.Document[] {
  const due = dueIn({ inMs })
  const stalledSince = { $ifNull: ['$stalledSince', '$$NOW'] }
  return [{ $set: { stalledSince, due: { $cond: [{ $lt: ['$due.at', due.at] }, '$due', due] } } }]
}

function without({ attempt, actions }: Omit<ActionsDone, 'id'>): mongo.BSON.Document[] {
  const kept = actions.filter((action) => !OF_ONE_ATTEMPT.includes(action))
  const done = { $cond: [{ $eq: ['$attempt', attempt] }, actions, kept] }
  return [
    { $set: { outbox: { $setDifference: [OUTBOX, done] } } },
    { $set: { due: { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', '$due'] } } },
  ]
}

/** Completed for an earlier attempt, they are still needed. */
const OF_ONE_ATTEMPT: readonly OutboxAction[] = ['receipt.failed', 'release-quota']

export function progress(receipt: Recorded) {
  const { version, status, attempt, received, authorization, refused, failed, rendered, mailed } = receipt
  const { mailOutcome, mailings, quotaHeld, voided, authorityStatus } = receipt
  const { messages, timeline, outbox, updatedAt, signed } = receipt
  return {
    version,
    status,
    attempt,
    received,
    authorization,
    refused,
    failed,
    rendered,
    mailed,
    ...(mailOutcome !== undefined && { mailOutcome }),
    ...(mailings !== undefined && { mailings }),
    quotaHeld,
    voided,
    ...(authorityStatus === undefined ? {} : { authorityStatus }),
    messages,
    timeline,
    outbox,
    updatedAt,
    signed,
  }
}
