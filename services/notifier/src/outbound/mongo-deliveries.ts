import { randomUUID } from 'node:crypto'
import { type Due, dueIndex, takeDue } from '@etax/durable-work'
import { gather } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { Attempted, Delivery, Recipient } from '../domain/delivery.ts'
import type { ReceiptMail } from '../domain/letter.ts'

/** What is to be mailed: kept in the row only while the row, not a message, is what keeps it alive. */
export type Content =
  | { kind: 'receipt'; receiptId: string; mail: ReceiptMail }
  | { kind: 'warning'; subject: string; text: string }

export interface Row extends Delivery {
  /** The receipt's id, or the warning's behind `warning:`. */
  _id: string
  workspaceId: string
  due?: Due
  /** The message is acknowledged: the row goes on by itself. */
  handedOver?: true
  content?: Content
  finishedAt?: Date
}

export type Leased = Row & { due: Due }

/** How a message finds its delivery. */
export type Opened =
  | { kind: 'mine'; row: Leased }
  /** Another delivery of the message is at it right now. */
  | { kind: 'busy' }
  | { kind: 'handed-over' }
  | { kind: 'finished'; row: Row }

export interface Deliveries {
  /** Makes the row, leased to the caller, or finds how it stands. */
  open(id: string, workspaceId: string, recipients: readonly Recipient[], now: Date): Promise<Opened>
  /** Rows that were handed over and are due, leased to the caller. */
  takeDue(most: number): Promise<Leased[]>
  /** All recipients are settled. `keep` keeps the lease until `settle`, for who has something to announce. */
  finish(row: Leased, after: Attempted, now: Date, options?: { keep: boolean }): Promise<void>
  /** Some recipients are to be tried again: from here the row goes on by itself. */
  defer(row: Leased, after: Attempted & { againAt: Date }, content: Content): Promise<void>
  /** Nothing is left to do. */
  settle(row: Leased): Promise<void>
}

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
  const insert = gather(insertAll, { most: 200, parallel: 2 })
  const update = gather(updateAll, { most: 200, parallel: 2 })

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
