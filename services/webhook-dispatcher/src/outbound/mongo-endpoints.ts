import { setTimeout as pause } from 'node:timers/promises'
import { leasedRows } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import { collectionsOf } from '@etax/runtime'
import { LRUCache } from 'lru-cache'
import type { Connection, mongo } from 'mongoose'
import { type Endpoint, isListener } from '../domain/endpoint.ts'
import type { AddingLimits, Endpoints, Owner } from '../ports.ts'
import { schemas, WARNING_LEASE_MS } from './collections.ts'

const STALE_MS = 500
const MAX_CACHED = 10_000
const MAX_CLAIMED = 20

/** A change that adds events returns only when the caches of all processes have expired: no later event is missed. */
export function mongoEndpoints(connection: Connection, db: mongo.Db): Endpoints {
  const { endpoints, workspaces } = collectionsOf(db, schemas)
  const rows = leasedRows(endpoints, { leaseMs: WARNING_LEASE_MS })
  // The age counts from before the query, and is checked at each read.
  const cache = new LRUCache<string, Promise<readonly Endpoint[]>>({
    max: MAX_CACHED,
    ttl: STALE_MS,
    ttlResolution: 0,
  })
  const load = batched(loadAll, { max: 200 })

  return {
    cached(owner) {
      const key = keyOf(owner)
      const cachedEndpoints = cache.get(key)
      if (cachedEndpoints !== undefined) return cachedEndpoints
      const loading = load(owner)
      cache.set(key, loading)
      loading.catch(() => cache.delete(key))
      return loading
    },
    list: (owner) =>
      endpoints
        .find({ ...ownedBy(owner), ...NO_LISTENER })
        .sort({ createdAt: 1, _id: 1 })
        .toArray(),
    find: (owner, id) => endpoints.findOne({ _id: id, ...ownedBy(owner), ...NO_LISTENER }),
    add,
    async listen(listener, limits) {
      const { _id, listensUntil } = listener
      const renewed = { _id, ...ownedBy(listener), ...LISTENER }
      const { matchedCount } = await endpoints.updateOne(renewed, { $set: { listensUntil } })
      return matchedCount === 0 ? add(listener, limits) : 'added'
    },
    async markProved(workspaceId) {
      const mark = [{ $set: { provedAt: { $ifNull: ['$provedAt', '$$NOW'] } } }]
      await workspaces.updateOne({ _id: workspaceId }, mark, { upsert: true })
    },
    async change(owner, id, set, unset) {
      const update = { $set: set, ...(unset === undefined ? {} : { $unset: { [unset]: '' as const } }) }
      const changed = await endpoints.findOneAndUpdate({ _id: id, ...ownedBy(owner) }, update, {
        returnDocument: 'after',
      })
      if (changed !== null) await spread(owner)
      return changed
    },
    async remove(owner, id) {
      await endpoints.deleteOne({ _id: id, ...ownedBy(owner) })
      forget(owner)
    },
    async clearFailures(endpoint) {
      await endpoints.updateOne({ _id: endpoint._id, failures: { $gt: 0 } }, { $set: { failures: 0 } })
      forget(endpoint)
    },
    claimUnwarned: () => rows.claim({ max: MAX_CLAIMED }),
    async warned({ _id, due }) {
      if (due !== undefined) await rows.save({ _id, due }, { next: null })
    },
    forget,
  }

  async function add(endpoint: Endpoint, limits: AddingLimits): ReturnType<Endpoints['add']> {
    const added = await connection
      .getClient()
      .withSession((session) => session.withTransaction(() => insert(endpoint, limits, session)))
    if (added === 'added') await spread(endpoint)
    return added
  }

  /** Each transaction writes the row of the workspace: none runs in parallel with another or with the mark. */
  async function insert(
    endpoint: Endpoint,
    { most, unproved }: AddingLimits,
    session: mongo.ClientSession,
  ): ReturnType<Endpoints['add']> {
    const { _id, workspaceId } = endpoint
    const workspace = await workspaces.findOneAndUpdate(
      { _id: workspaceId },
      { $inc: { added: 1 } },
      { upsert: true, returnDocument: 'after', session },
    )
    if (unproved && workspace?.provedAt != null) return 'made-before-proof'
    if ((await endpoints.findOne({ _id }, { projection: { _id: 1 }, session })) !== null) return 'added'
    const likewise = isListener(endpoint) ? LISTENER : NO_LISTENER
    if ((await endpoints.countDocuments({ ...ownedBy(endpoint), ...likewise }, { session })) >= most) return 'too-many'
    await endpoints.insertOne(endpoint, { session })
    return 'added'
  }

  async function loadAll(owners: readonly Owner[]): Promise<Endpoint[][]> {
    const endpointRows = await endpoints.find({ $or: owners.map(ownedBy) }).toArray()
    const byOwner = Map.groupBy(endpointRows, keyOf)
    return owners.map((owner) => byOwner.get(keyOf(owner)) ?? [])
  }

  async function spread(owner: Owner): Promise<void> {
    forget(owner)
    await pause(STALE_MS)
  }

  function forget(owner: Owner): void {
    cache.delete(keyOf(owner))
  }
}

const LISTENER = { listensUntil: { $exists: true } }
const NO_LISTENER = { listensUntil: { $exists: false } }

function ownedBy({ workspaceId, mode }: Owner): Owner {
  return { workspaceId, mode }
}

function keyOf({ workspaceId, mode }: Owner): string {
  return `${workspaceId} ${mode}`
}
