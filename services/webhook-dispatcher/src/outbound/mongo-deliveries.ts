import { PING } from '@etax/contracts'
import {
  dueIn,
  insertNew,
  type Leased,
  type LeaseOptions,
  leasedRows,
  type NextDue,
  newLease,
} from '@etax/durable-work'
import { batched, faultPoint } from '@etax/kernel'
import { collectionsOf } from '@etax/runtime'
import type { Connection, mongo } from 'mongoose'
import { type Attempt, type Delivery, MAX_RECORDED } from '../domain/delivery.ts'
import { type DeactivationReason, type Endpoint, MAX_FAILURES } from '../domain/endpoint.ts'
import type { WebhookEvent } from '../domain/event.ts'
import type { Deliveries, HeldDelivery, NewDelivery, Owner, Page } from '../ports.ts'
import { schemas, WARNING_LEASE_MS } from './collections.ts'

const passForgotten = faultPoint('webhook-dispatcher.deliveries#forgotten')
const passEventsStored = faultPoint('webhook-dispatcher.deliveries#events-stored')
const passFailureCounting = faultPoint('webhook-dispatcher.deliveries#failure-counting')

interface Addition {
  event: WebhookEvent
  deliveries: readonly NewDelivery[]
}

export function mongoDeliveries(
  connection: Connection,
  db: mongo.Db,
  { leaseMs, onDue = () => {} }: Pick<LeaseOptions, 'leaseMs' | 'onDue'>,
): Deliveries {
  const { events, deliveries, endpoints } = collectionsOf(db, schemas)
  const rows = leasedRows(deliveries, { leaseMs, onDue })
  const store = batched(storeAll, { max: 200, parallel: 2 })

  return {
    add: (event, added) => store({ event, deliveries: added }),
    async claimDue({ max, except }) {
      const until = heldUntil()
      return (await rows.claim({ max, filter: { endpointId: { $nin: except } } })).map((row) => heldOf(row, until))
    },
    release: (held) => rows.release(held.map(rowOf)),
    event: (owner, id) => events.findOne({ _id: id, ...ownedBy(owner) }),
    async take(owner, listenerId, max) {
      const waiting = { endpointId: listenerId, ...ownedBy(owner) }
      const taken = await deliveries.find(waiting).sort({ createdAt: 1, _id: 1 }).limit(max).toArray()
      if (taken.length === 0) return []
      const stored = await events.find({ _id: { $in: taken.map(({ eventId }) => eventId) } }).toArray()
      await deliveries.deleteMany({ _id: { $in: taken.map(({ _id }) => _id) } })
      const byId = new Map(stored.map((event) => [event._id, event]))
      return taken.flatMap(({ eventId }) => byId.get(eventId) ?? [])
    },
    async bodies(wanted) {
      const ids = [...new Set(wanted.map(({ eventId }) => eventId))]
      const eventRows = await events.find({ _id: { $in: ids } }, { projection: { body: 1 } }).toArray()
      return new Map(eventRows.map(({ _id, body }) => [_id, body]))
    },
    async delivered(held, attempt) {
      await rows.save(rowOf(held), { set: { status: 'delivered' }, compute: recorded(attempt), next: null })
    },
    async retry(held, attempt, inMs) {
      await rows.save(rowOf(held), { compute: recorded(attempt), next: { inMs } })
    },
    failed,
    async skip(held) {
      await rows.save(rowOf(held), { set: { status: 'skipped' }, next: null })
    },
    find: (owner, endpointId, id) => deliveries.findOne({ _id: id, endpointId, ...ownedBy(owner) }),
    count: (owner, endpointId, { status }) =>
      deliveries.countDocuments({ endpointId, ...ownedBy(owner), ...(status === undefined ? {} : { status }) }),
    list: (owner, endpointId, page) =>
      deliveries
        .find({ endpointId, ...ownedBy(owner), ...matching(page) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(page.limit)
        .toArray(),
    async startOver({ _id }) {
      const until = heldUntil()
      const leased = newRun({ inMs: leaseMs, lease: newLease() })
      const filter = { _id, status: { $ne: 'pending' as const } }
      const row = await deliveries.findOneAndUpdate(filter, leased, { returnDocument: 'after' })
      return row === null ? null : heldOf(row as Leased<Delivery>, until)
    },
    async startOverSince(owner, endpointId, since) {
      const missed = { endpointId, ...ownedBy(owner), createdAt: { $gte: since } }
      const { modifiedCount } = await deliveries.updateMany(
        { ...missed, status: { $in: ['failed', 'skipped'] }, type: { $ne: PING } },
        newRun({ inMs: 0 }),
      )
      onDue(0)
      return modifiedCount
    },
    async removeAll(owner, endpointId) {
      await deliveries.deleteMany({ endpointId, ...ownedBy(owner) })
    },
    async removeOf(workspaceId, receiptIds) {
      const theirs = { mode: 'test' as const, receiptId: { $in: [...receiptIds] }, workspaceId }
      await deliveries.deleteMany(theirs)
      passForgotten()
      await events.deleteMany(theirs)
    },
  }

  /** Events first: a delivery needs its event. */
  async function storeAll(additions: readonly Addition[]): Promise<HeldDelivery[][]> {
    const until = heldUntil()
    await inserted(
      events,
      additions.map(({ event }) => ({ row: event, next: null })),
    )
    passEventsStored()
    const leases = additions.map((addition) => addition.deliveries.map(() => newLease()))
    const added = additions.flatMap((addition, a) =>
      addition.deliveries.map(({ delivery, attempt }, d) => ({
        row: delivery,
        next: nextOf(attempt, leases[a]?.[d] ?? ''),
      })),
    )
    const isNew = await inserted(deliveries, added)
    if (additions.some((addition) => addition.deliveries.some(({ attempt }) => attempt === 'later'))) onDue(0)
    let position = 0
    return additions.map((addition, a) =>
      addition.deliveries.flatMap(({ delivery, attempt }, d) =>
        isNew[position++] && attempt === 'now' ? [{ delivery, lease: leases[a]?.[d] ?? '', until }] : [],
      ),
    )
  }

  function nextOf(attempt: NewDelivery['attempt'], lease: string): NextDue | null {
    if (attempt === 'never') return null
    return attempt === 'now' ? { inMs: leaseMs, lease } : { inMs: 0 }
  }

  /** Computed before the query, so the lease ends later. */
  function heldUntil(): number {
    return performance.now() + leaseMs
  }

  function failed(held: HeldDelivery, attempt: Attempt, gone: boolean): Promise<Endpoint | null> {
    return connection.getClient().withSession((session) =>
      session.withTransaction(async () => {
        const { matchedCount } = await deliveries.updateOne(
          { _id: held.delivery._id, 'due.lease': held.lease },
          [{ $set: { status: 'failed', ...recorded(attempt) } }, { $unset: 'due' }],
          { session },
        )
        if (matchedCount === 0) return null
        const endpoint = await endpoints.findOneAndUpdate(
          { _id: held.delivery.endpointId },
          { $inc: { failures: 1 } },
          { returnDocument: 'after', session },
        )
        passFailureCounting()
        if (endpoint === null || !endpoint.active) return null
        if (!gone && endpoint.failures < MAX_FAILURES) return null
        return endpoints.findOneAndUpdate({ _id: endpoint._id }, deactivation(gone ? 'gone' : 'failures', new Date()), {
          returnDocument: 'after',
          session,
        })
      }),
    )
  }
}

/** Returns for each row whether it is new. */
async function inserted<Row extends { _id: string }>(
  collection: mongo.Collection<Row>,
  rows: readonly { row: Row; next: NextDue | null }[],
): Promise<boolean[]> {
  const answers = await insertNew(collection, rows)
  return answers.map((answer) => {
    if (answer instanceof Error) throw answer
    return answer.kind === 'inserted'
  })
}

function heldOf(delivery: Leased<Delivery>, until: number): HeldDelivery {
  return { delivery, lease: delivery.due.lease, until }
}

function rowOf({ delivery: { _id }, lease }: HeldDelivery) {
  return { _id, due: { lease } }
}

function newRun(next: NextDue) {
  return [{ $set: { status: 'pending', made: 0, due: dueIn(next) } }]
}

function deactivation(reason: DeactivationReason, at: Date) {
  const due = dueIn({ inMs: WARNING_LEASE_MS, lease: newLease() })
  return [{ $set: { active: false, deactivation: { $literal: { at, reason } }, updatedAt: at, due } }]
}

function recorded({ at, durationMs, statusCode, error, answer }: Attempt) {
  const made = [{ $literal: { at, durationMs, statusCode, error, answer } }]
  return {
    made: { $add: ['$made', 1] },
    attempts: { $slice: [{ $concatArrays: ['$attempts', made] }, -MAX_RECORDED] },
  }
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
