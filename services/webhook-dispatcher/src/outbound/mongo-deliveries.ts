import { dueIndex, takeDue } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import type { Connection, mongo } from 'mongoose'
import { type Attempt, type Delivery, MOST_RECORDED } from '../domain/delivery.ts'
import { type DeactivationReason, type Endpoint, MOST_FAILURES } from '../domain/endpoint.ts'
import type { WebhookEvent } from '../domain/event.ts'
import { aLease, dueNow, LEASE_MS } from '../lease.ts'
import type { Deliveries, Owner, Page } from '../ports.ts'
import { ENDPOINTS } from './mongo-endpoints.ts'

const EVENTS = 'events'
const DELIVERIES = 'deliveries'
const KEPT_SECONDS = 30 * 24 * 3_600
const DUPLICATE_KEY = 11_000

export async function migrateDeliveries(db: mongo.Db): Promise<void> {
  const deliveries = db.collection(DELIVERIES)
  await deliveries.createIndex({ endpointId: 1, createdAt: -1, _id: -1 }, { name: 'history' })
  await deliveries.createIndex({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS })
  await dueIndex(deliveries)
  // A day longer, so that no delivery outlives its event.
  await db.collection(EVENTS).createIndex({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS + 86_400 })
}

interface Addition {
  event: WebhookEvent
  deliveries: readonly Delivery[]
}

interface Ending {
  delivery: Delivery
  update: mongo.UpdateFilter<Delivery>
}

export function mongoDeliveries(connection: Connection, db: mongo.Db): Deliveries {
  const events = db.collection<WebhookEvent>(EVENTS)
  const deliveries = db.collection<Delivery>(DELIVERIES)
  const endpoints = db.collection<Endpoint>(ENDPOINTS)
  const store = batched(storeAll, { max: 200, parallel: 2 })
  const settle = batched(settleAll, { max: 200, parallel: 2 })

  return {
    add: (event, rows) => store({ event, deliveries: rows }),
    takeDue: ({ most, except }) =>
      takeDue<Delivery>(db.collection(DELIVERIES), {
        leaseMs: LEASE_MS,
        most,
        filter: { endpointId: { $nin: except } },
      }),
    async putBack(rows) {
      if (rows.length === 0) return
      const leases = rows.map(({ _id, due }) => ({ _id, 'due.lease': due?.lease ?? '' }))
      await deliveries.updateMany({ $or: leases }, { $set: { 'due.at': new Date() } })
    },
    async bodies(rows) {
      const ids = [...new Set(rows.map(({ eventId }) => eventId))]
      const found = await events.find({ _id: { $in: ids } }, { projection: { body: 1 } }).toArray()
      return new Map(found.map(({ _id, body }) => [_id, body]))
    },
    delivered: (delivery, attempt) =>
      settle({ delivery, update: { $set: { status: 'delivered' }, $unset: { due: '' }, ...recorded(attempt) } }),
    tryAgain: (delivery, attempt, at) =>
      settle({ delivery, update: { $set: { due: { at, lease: '' } }, ...recorded(attempt) } }),
    failed,
    skip: (delivery) => settle({ delivery, update: { $set: { status: 'skipped' }, $unset: { due: '' } } }),
    find: (owner, endpointId, id) => deliveries.findOne({ _id: id, endpointId, ...ownedBy(owner) }),
    list: (owner, endpointId, page) =>
      deliveries
        .find({ endpointId, ...ownedBy(owner), ...matching(page) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(page.limit)
        .toArray(),
    startOver: ({ _id }) =>
      deliveries.findOneAndUpdate(
        { _id, status: { $ne: 'pending' } },
        { $set: { status: 'pending', made: 0, due: aLease() } },
        { returnDocument: 'after' },
      ),
    async startOverSince(owner, endpointId, since) {
      const missed = { endpointId, ...ownedBy(owner), createdAt: { $gte: since } }
      const { modifiedCount } = await deliveries.updateMany(
        { ...missed, status: { $in: ['failed', 'skipped'] }, type: { $ne: 'webhook.ping' } },
        { $set: { status: 'pending', made: 0, due: dueNow() } },
      )
      return modifiedCount
    },
    async removeAll(owner, endpointId) {
      await deliveries.deleteMany({ endpointId, ...ownedBy(owner) })
    },
  }

  /** Events first: a delivery without its event could not be attempted. */
  async function storeAll(additions: readonly Addition[]): Promise<Delivery[][]> {
    await insertNew(
      events,
      additions.map(({ event }) => event),
    )
    const rows = additions.flatMap((addition) => addition.deliveries)
    const known = await insertNew(deliveries, rows)
    let position = 0
    return additions.map((addition) => addition.deliveries.filter(() => !known.has(position++)))
  }

  async function settleAll(endings: readonly Ending[]): Promise<undefined[]> {
    await deliveries.bulkWrite(
      endings.map(({ delivery, update }) => ({ updateOne: { filter: held(delivery), update } })),
      { ordered: false },
    )
    return endings.map(() => undefined)
  }

  function failed(delivery: Delivery, attempt: Attempt, gone: boolean): Promise<Endpoint | null> {
    return connection.getClient().withSession((session) =>
      session.withTransaction(async () => {
        const update = { $set: { status: 'failed' as const }, $unset: { due: '' as const }, ...recorded(attempt) }
        const { matchedCount } = await deliveries.updateOne(held(delivery), update, { session })
        if (matchedCount === 0) return null
        const endpoint = await endpoints.findOneAndUpdate(
          { _id: delivery.endpointId },
          { $inc: { failures: 1 } },
          { returnDocument: 'after', session },
        )
        if (endpoint === null || !endpoint.active) return null
        if (!gone && endpoint.failures < MOST_FAILURES) return null
        return endpoints.findOneAndUpdate(
          { _id: endpoint._id },
          { $set: { ...deactivation(gone ? 'gone' : 'failures', new Date()), due: aLease() } },
          { returnDocument: 'after', session },
        )
      }),
    )
  }
}

/** Inserts what is not there; answers with the positions of what was. */
async function insertNew<Row extends mongo.BSON.Document & { _id: string }>(
  collection: mongo.Collection<Row>,
  rows: readonly Row[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  try {
    await collection.insertMany(rows as mongo.OptionalUnlessRequiredId<Row>[], { ordered: false })
    return new Set()
  } catch (error) {
    const failures = writeErrors(error)
    if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error
    return new Set(failures.map(({ index }) => index))
  }
}

function writeErrors(error: unknown): { code: number; index: number }[] {
  const found = (error as { writeErrors?: unknown }).writeErrors
  return Array.isArray(found) ? found : []
}

function deactivation(reason: DeactivationReason, at: Date) {
  return { active: false, deactivation: { at, reason }, updatedAt: at }
}

/** Only whoever holds the lease may say what became of it. */
function held({ _id, due }: Delivery) {
  return { _id, 'due.lease': due?.lease ?? '' }
}

function recorded(attempt: Attempt) {
  const { at, durationMs, statusCode, error, answer } = attempt
  const kept = { at, durationMs, statusCode, error, answer }
  return { $inc: { made: 1 }, $push: { attempts: { $each: [kept], $slice: -MOST_RECORDED } } }
}

function matching({ status, before }: Page): mongo.Filter<Delivery> {
  return {
    ...(status === undefined ? {} : { status }),
    ...(before === undefined
      ? {}
      : { $or: [{ createdAt: { $lt: before.createdAt } }, { createdAt: before.createdAt, _id: { $lt: before._id } }] }),
  }
}

function ownedBy({ workspaceId, mode }: Owner): Owner {
  return { workspaceId, mode }
}
