import { randomUUID } from 'node:crypto'
import { type Due, dueIndex, takeDue } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import { mongo as driver, type mongo } from 'mongoose'
import type { Mode, Receipt, Status } from '../domain/receipt.ts'
import type { Recorded } from '../domain/state-machine.ts'
import { restFor } from '../domain/when-due.ts'

export type ReceiptRow = Receipt & { due?: Due }

/** A receipt as it became, and the version it was read with. */
export interface Change {
  from: number
  to: Recorded
  /** The signed document, when this is what changed. */
  xml?: string
}

export interface Owner {
  workspaceId: string
  mode: Mode
}

/** Filters of a list, all optional but the owner. */
export interface ListFilter extends Owner {
  ruc: string
  documentType?: string
  status?: string
  from?: string
  to?: string
  devReference?: string
  customerIdentification?: string
}

/** Where a page begins: after this receipt, or after so many. */
export type PageStart = { after: { createdAt: Date; id: string } } | { skip: number }

export type Receipts = ReturnType<typeof mongoReceipts>

/** The statuses in which a receipt holds its access key. */
const holding: Status[] = ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED', 'REJECTED', 'ERROR']

export async function migrateReceipts(receipts: mongo.Collection<ReceiptRow>): Promise<void> {
  await dueIndex(receipts as unknown as mongo.Collection)
  await receipts.createIndexes([
    // A sparse compound index does not leave out rows without a reference; a partial one does.
    {
      key: { referenceKey: 1 },
      name: 'reference',
      unique: true,
      partialFilterExpression: { referenceKey: { $type: 'string' } },
    },
    // A document that reception gave back may come again, corrected, under its key: the returned ones do not count.
    {
      key: { workspaceId: 1, mode: 1, accessKey: 1 },
      name: 'accessKey',
      unique: true,
      partialFilterExpression: { status: { $in: holding } },
    },
    { key: { accessKey: 1 }, name: 'returned', partialFilterExpression: { status: 'RETURNED' } },
    { key: { workspaceId: 1, mode: 1, ruc: 1, createdAt: -1, _id: -1 }, name: 'list' },
    { key: { workspaceId: 1, mode: 1, period: 1, status: 1 }, name: 'usage' },
    {
      // By an instant that no save changes: the index is written once a receipt.
      key: { mode: 1, createdAt: 1 },
      name: 'purge',
      partialFilterExpression: { mode: 'test' },
    },
  ])
}

/**
 * Receipts in MongoDB. Saves that are asked for at once become one bulkWrite; each is checked against the version it
 * was read with, and what did not match is told to its asker.
 * @param patience see restFor
 */
export function mongoReceipts(receipts: mongo.Collection<ReceiptRow>, patience: number) {
  const withoutXml = { xml: 0 } as const

  /** Answers false for a change whose receipt has moved on meanwhile: read it again and record anew. */
  const save = batched<Change, boolean>((changes) => saveAll(changes), { max: 200 })

  /** The receipt with its document, or null. */
  const load = batched<string, ReceiptRow | null>((ids) => loadAll(ids, {}), { max: 200 })

  /** The receipt without its document, or null. */
  const loadLight = batched<string, Omit<ReceiptRow, 'xml'> | null>((ids) => loadAll(ids, withoutXml), {
    max: 200,
  })

  async function loadAll(ids: readonly string[], projection: object): Promise<(ReceiptRow | null)[]> {
    const rows = await receipts.find({ _id: { $in: [...new Set(ids)] } }, { projection }).toArray()
    const byId = new Map(rows.map((row) => [row._id, row]))
    return ids.map((id) => byId.get(id) ?? null)
  }

  async function saveAll(changes: readonly Change[]): Promise<boolean[]> {
    const savedBy = randomUUID()
    // Two facts about one receipt may have been read at the same version: only the first can be right.
    const first = new Map(changes.toReversed().map((change) => [change.to._id, change]))
    const operations = [...first.values()].map((change) => ({ updateOne: update(change, savedBy) }))
    const { matchedCount } = await receipts.bulkWrite(operations, { ordered: false })
    const saved = matchedCount === first.size ? first : await savedOf([...first.keys()], savedBy)
    return changes.map((change) => first.get(change.to._id) === change && saved.has(change.to._id))
  }

  async function savedOf(ids: string[], savedBy: string): Promise<Set<string>> {
    const where = { _id: { $in: ids }, savedBy } as mongo.Filter<ReceiptRow>
    const rows = await receipts.find(where, { projection: { _id: 1 } }).toArray()
    return new Set(rows.map(({ _id }) => _id))
  }

  function update({ from, to, xml }: Change, savedBy: string) {
    const rest = restFor(to.status, to.errands, patience)
    return {
      filter: { _id: to._id, version: from },
      update: {
        $set: {
          ...progress(to),
          ...(xml === undefined ? {} : { xml }),
          ...(rest === null ? {} : { due: { at: new Date(Date.now() + rest), lease: savedBy } }),
          savedBy,
        },
        ...(rest === null ? { $unset: { due: 1 as const } } : {}),
      },
    }
  }

  /** Marks errands as done, gathered and unawaited by any caller of ours: losing this only repeats them. */
  const clear = batched<{ id: string; errands: readonly string[] }, null>(
    async (items) => {
      await receipts.bulkWrite(
        items.map(({ id, errands }) => ({
          updateOne: {
            filter: { _id: id },
            update: [
              { $set: { errands: { $setDifference: ['$errands', errands] } } },
              { $set: { due: { $cond: [{ $eq: ['$errands', []] }, '$$REMOVE', '$due'] } } },
            ],
          },
        })),
        { ordered: false },
      )
      return items.map(() => null)
    },
    { max: 200 },
  )

  return {
    save,
    load,
    loadLight,
    clear,

    /** Receipts whose errands have rested long enough, now in the caller's hands for one patience. */
    due: (most: number): Promise<ReceiptRow[]> =>
      takeDue<ReceiptRow>(receipts as unknown as mongo.Collection, { leaseMs: 5 * patience, most }),

    /** By id or access key, within one workspace and mode. */
    async find({ workspaceId, mode }: Owner, id: string, ruc?: string): Promise<ReceiptRow | null> {
      const owned = { workspaceId, mode, ...(ruc ? { ruc } : {}) }
      if (id.length !== 49) return receipts.findOne({ ...owned, _id: id })
      const held = await receipts.findOne({ ...owned, accessKey: id, status: { $in: holding } })
      return held ?? receipts.findOne({ ...owned, accessKey: id, status: 'RETURNED' }, { sort: { createdAt: -1 } })
    },

    /** Stores a receipt that needs no number of ours; false when its access key is here already. */
    async insert(receipt: Receipt): Promise<boolean> {
      try {
        const due = { at: new Date(Date.now() + patience), lease: receipt._id }
        await receipts.insertOne({ ...receipt, due })
        return true
      } catch (error) {
        if (error instanceof driver.MongoServerError && error.code === 11_000) return false
        throw error
      }
    },

    async findByReference(referenceKey: string): Promise<ReceiptRow | null> {
      return receipts.findOne({ referenceKey }, { projection: withoutXml }) as Promise<ReceiptRow | null>
    },

    /** A page, newest first, and how many there are in all. */
    async list(filter: ListFilter, limit: number, start: PageStart): Promise<{ rows: ReceiptRow[]; total: number }> {
      const where = listWhere(filter)
      const beyond =
        'after' in start
          ? {
              $or: [
                { createdAt: { $lt: start.after.createdAt } },
                { createdAt: start.after.createdAt, _id: { $lt: start.after.id } },
              ],
            }
          : {}
      const [rows, total] = await Promise.all([
        receipts
          .find({ $and: [where, beyond] }, { projection: withoutXml })
          .sort({ createdAt: -1, _id: -1 })
          .skip('skip' in start ? start.skip : 0)
          .limit(limit)
          .toArray(),
        receipts.countDocuments(where),
      ])
      return { rows, total }
    },

    /** How many of a month's receipts there are of each kind and status. */
    async countByKind({ workspaceId, mode }: Owner, period: string) {
      const groups = await receipts
        .aggregate<{ _id: { documentType: string; status: string }; count: number }>([
          { $match: { workspaceId, mode, period } },
          { $group: { _id: { documentType: '$documentType', status: '$status' }, count: { $sum: 1 } } },
        ])
        .toArray()
      return groups.map(({ _id, count }) => ({ ..._id, count }))
    },

    /** Sandbox receipts that are final, said, and untouched since `before`. */
    async purgeable(before: Date, most: number): Promise<Omit<ReceiptRow, 'xml'>[]> {
      return receipts
        .find(
          {
            mode: 'test',
            createdAt: { $lt: before },
            updatedAt: { $lt: before },
            status: { $in: ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR'] },
            errands: { $size: 0 },
          },
          { projection: withoutXml },
        )
        .sort({ createdAt: 1 })
        .limit(most)
        .toArray()
    },
  }
}

function listWhere({ workspaceId, mode, ruc, from, to, customerIdentification, ...exact }: ListFilter) {
  const given = Object.fromEntries(Object.entries(exact).filter(([, value]) => value !== undefined))
  return {
    workspaceId,
    mode,
    ruc,
    ...given,
    ...(from || to ? { issueDate: { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) } } : {}),
    ...(customerIdentification ? { 'customer.identification': customerIdentification } : {}),
  }
}

/** The part of a receipt that its way changes. */
function progress(receipt: Recorded) {
  const { version, status, attempt, received, authorization, refused, failed, rendered, mailed } = receipt
  const { quotaHeld, voided, messages, timeline, errands, updatedAt, signed } = receipt
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
    quotaHeld,
    voided,
    messages,
    timeline,
    errands,
    updatedAt,
    signed,
  }
}
