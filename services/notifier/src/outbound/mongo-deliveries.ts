import { randomUUID } from 'node:crypto'
import { dueIndex, takeDue } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { Deliveries, Leased, Opened, Row } from '../domain/deliveries.ts'

/** Longer than any attempt takes. */
const LEASE = 300_000
const DUPLICATE = 11_000
const KEPT_DAYS = 90

export async function migrate(db: mongo.Db): Promise<void> {
  const rows = db.collection('deliveries')
  await dueIndex(rows)
  await rows.createIndex({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_DAYS * 86_400 })
}

export function mongoDeliveries(db: mongo.Db): Deliveries {
  const rows = db.collection<Row>('deliveries')
  const due = db.collection('deliveries')
  const insert = batched(insertAll, { max: 200, parallel: 2 })
  const update = batched(updateAll, { max: 200, parallel: 2 })

  return {
    async open(_id, workspaceId, recipients, now) {
      const lease = { at: new Date(now.getTime() + LEASE), lease: randomUUID() }
      const row = { _id, workspaceId, recipients, attempts: 0, createdAt: now, due: lease }
      return (await insert(row)) ? { kind: 'mine', row } : standing(_id)
    },
    takeDue: (most) => takeDue<Leased>(due, { leaseMs: LEASE, most, filter: { handedOver: true } }),
    async finish(row, { recipients, attempts }, now, { keep } = { keep: false }) {
      const unset = keep ? { content: '' as const } : { content: '' as const, due: '' as const }
      await update({ row, change: { $set: { recipients, attempts, finishedAt: now }, $unset: unset } })
    },
    async defer(row, { recipients, attempts, againAt }, content) {
      const next = { at: againAt, lease: 'none' }
      await update({ row, change: { $set: { recipients, attempts, due: next, handedOver: true, content } } })
    },
    async settle(row) {
      await update({ row, change: { $unset: { due: '' } } })
    },
  }

  async function standing(_id: string): Promise<Opened> {
    const filter: mongo.BSON.Document = { _id, handedOver: { $exists: false } }
    const [row] = await takeDue<Leased>(due, { leaseMs: LEASE, most: 1, filter })
    if (row) return { kind: 'mine', row }
    const other = await rows.findOne({ _id }, { projection: { content: 0 } })
    if (other?.handedOver) return { kind: 'handed-over' }
    return other?.finishedAt ? { kind: 'finished', row: other } : { kind: 'busy' }
  }

  async function insertAll(batch: readonly Row[]): Promise<(boolean | Error)[]> {
    try {
      await rows.insertMany([...batch], { ordered: false })
      return batch.map(() => true)
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error
      const failures = new Map([error.writeErrors].flat().map((failure) => [failure.index, failure]))
      if (failures.size === 0) throw error
      return batch.map((_, index) => {
        const failure = failures.get(index)
        if (failure === undefined) return true
        return failure.code === DUPLICATE ? false : new Error(failure.errmsg)
      })
    }
  }

  /** A row whose lease is no longer the caller's is somebody else's to change. */
  async function updateAll(batch: readonly { row: Leased; change: mongo.UpdateFilter<Row> }[]): Promise<undefined[]> {
    await rows.bulkWrite(
      batch.map(({ row, change }) => ({
        updateOne: { filter: { _id: row._id, 'due.lease': row.due.lease }, update: change },
      })),
      { ordered: false },
    )
    return batch.map(() => undefined)
  }
}
