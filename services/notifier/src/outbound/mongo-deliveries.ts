import { type LeaseOptions, leasedRows } from '@etax/durable-work'
import { faultPoint } from '@etax/kernel'
import { collectionsOf } from '@etax/runtime'
import type { mongo } from 'mongoose'
import type { Deliveries, Opened } from '../ports.ts'
import { schemas } from './collections.ts'

const passForgotten = faultPoint('notifier.deliveries#forgotten')

/** Renewed while a mail is being sent; afterwards others resume the work of a dead process. */
const LEASE_MS = 20_000
/** A stalled primary never answers; calls are repeated before another process may resume a mail that was sent. */
const WITHIN_MS = 5_000
const GRACE_MS = 6_000

export function mongoDeliveries(db: mongo.Db, options: Pick<LeaseOptions, 'onDue'> = {}): Deliveries {
  const { deliveries: rows } = collectionsOf(db, schemas)
  const store = leasedRows(rows, { leaseMs: LEASE_MS, withinMs: WITHIN_MS, ...options })

  return {
    async open(delivery, createdAt) {
      const row = { ...delivery, attempts: 0, createdAt }
      const due = await store.insertLeased(row)
      return due === null ? standing(delivery._id) : { kind: 'leased', row: { ...row, due } }
    },
    claimDue: (max) => store.claim({ max, filter: { handedOver: true }, graceMs: GRACE_MS }),
    renew: (row) => store.renew(row),
    async handOver(_id, content) {
      const set = { handedOver: true, content } as const
      const { matchedCount } = await rows.updateOne({ _id, finishedAt: { $exists: false } }, { $set: set })
      return matchedCount === 1
    },
    async finish(row, { recipients, attempts }, finishedAt) {
      const change = { set: { recipients, attempts, finishedAt }, unset: ['content'] } as const
      const ours = { 'due.lease': row.due.lease, handedOver: { $exists: false } }
      if (!row.handedOver && (await store.saveWhere(row._id, ours, { ...change, next: null }))) return true
      await store.save(row, change)
      return false
    },
    async defer(row, { recipients, attempts, retryInMs }, content) {
      await store.save(row, { set: { recipients, attempts, handedOver: true, content }, next: { inMs: retryInMs } })
    },
    async settle(row) {
      await store.save(row, { next: null })
    },
    async forget(workspaceId, receiptIds) {
      const these = { $in: [...receiptIds] }
      await rows.deleteMany({ _id: these, workspaceId })
      passForgotten()
      // `$type` matches the partial index: without it MongoDB scans all rows.
      await rows.deleteMany({ receiptId: { ...these, $type: 'string' }, workspaceId })
    },
  }

  async function standing(_id: string): Promise<Opened> {
    const other = await rows.findOne({ _id }, { projection: { content: 0 } })
    if (other?.handedOver) return { kind: 'handed-over' }
    return other?.finishedAt ? { kind: 'finished', row: other } : { kind: 'in-progress' }
  }
}
