import { randomUUID } from 'node:crypto'
import { type Due, dueIndex, takeDue } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import { mongo as driver, type mongo } from 'mongoose'
import type { OutboxAction, Receipt, Status } from '../domain/receipt.ts'
import type { Recorded } from '../domain/state-machine.ts'
import { dispatchAgainAfter } from '../domain/when-due.ts'
import type { Change, LightReceipt, ListFilter, Receipts } from '../ports.ts'

export type ReceiptRow = Receipt & { due?: Due }

/** The statuses in which no other receipt may have the access key: all but RETURNED. */
const KEY_TAKEN: Status[] = ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED', 'REJECTED', 'ERROR']

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
      partialFilterExpression: { status: { $in: KEY_TAKEN } },
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
 * @param stepTimeoutMs see dispatchAgainAfter
 */
export function mongoReceipts(receipts: mongo.Collection<ReceiptRow>, stepTimeoutMs: number): Receipts {
  const withoutXml = { xml: 0 } as const

  const save = batched<Change, boolean>((changes) => saveAll(changes), { max: 200 })

  const load = batched<string, ReceiptRow | null>((ids) => loadAll(ids, {}), { max: 200 })

  const loadLight = batched<string, LightReceipt | null>((ids) => loadAll(ids, withoutXml), {
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
    const inMs = dispatchAgainAfter(to.status, to.outbox, stepTimeoutMs)
    return {
      filter: { _id: to._id, version: from },
      update: {
        $set: {
          ...progress(to),
          ...(xml === undefined ? {} : { xml }),
          ...(inMs === null ? {} : { due: { at: new Date(Date.now() + inMs), lease: savedBy } }),
          savedBy,
        },
        ...(inMs === null ? { $unset: { due: 1 as const } } : {}),
      },
    }
  }

  const complete = batched<{ id: string; actions: readonly OutboxAction[] }, null>(
    async (items) => {
      await receipts.bulkWrite(
        items.map(({ id, actions }) => ({
          updateOne: {
            filter: { _id: id },
            update: [
              { $set: { outbox: { $setDifference: ['$outbox', actions] } } },
              { $set: { due: { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', '$due'] } } },
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
    complete,

    due: (max) =>
      takeDue<ReceiptRow>(receipts as unknown as mongo.Collection, { leaseMs: 5 * stepTimeoutMs, most: max }),

    async find({ workspaceId, mode }, id, ruc) {
      const owned = { workspaceId, mode, ...(ruc ? { ruc } : {}) }
      if (id.length !== 49) return receipts.findOne({ ...owned, _id: id })
      const holder = await receipts.findOne({ ...owned, accessKey: id, status: { $in: KEY_TAKEN } })
      return holder ?? receipts.findOne({ ...owned, accessKey: id, status: 'RETURNED' }, { sort: { createdAt: -1 } })
    },

    async insert(receipt) {
      try {
        const due = { at: new Date(Date.now() + stepTimeoutMs), lease: receipt._id }
        await receipts.insertOne({ ...receipt, due })
        return true
      } catch (error) {
        if (error instanceof driver.MongoServerError && error.code === 11_000) return false
        throw error
      }
    },

    async findByReference(referenceKey) {
      return receipts.findOne({ referenceKey }, { projection: withoutXml }) as Promise<ReceiptRow | null>
    },

    async list(filter, limit, start) {
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

    async countByKind({ workspaceId, mode }, period) {
      const groups = await receipts
        .aggregate<{ _id: { documentType: string; status: string }; count: number }>([
          { $match: { workspaceId, mode, period } },
          { $group: { _id: { documentType: '$documentType', status: '$status' }, count: { $sum: 1 } } },
        ])
        .toArray()
      return groups.map(({ _id, count }) => ({ ..._id, count }))
    },

    async purgeable(before, max) {
      return receipts
        .find(
          {
            mode: 'test',
            createdAt: { $lt: before },
            updatedAt: { $lt: before },
            status: { $in: ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR'] },
            outbox: { $size: 0 },
          },
          { projection: withoutXml },
        )
        .sort({ createdAt: 1 })
        .limit(max)
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

/** The part of a receipt that facts change. */
function progress(receipt: Recorded) {
  const { version, status, attempt, received, authorization, refused, failed, rendered, mailed } = receipt
  const { quotaHeld, voided, messages, timeline, outbox, updatedAt, signed } = receipt
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
    outbox,
    updatedAt,
    signed,
  }
}
