import { setTimeout as pause } from 'node:timers/promises'
import { dueIndex, takeDue } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import type { mongo } from 'mongoose'
import type { Endpoint } from '../domain/endpoint.ts'
import { LEASE_MS } from '../lease.ts'
import type { Endpoints, Owner } from '../ports.ts'

export const ENDPOINTS = 'endpoints'

/** How old what `cached` answers may be. */
const STALE_MS = 500
const MOST_CACHED = 10_000

export async function migrateEndpoints(db: mongo.Db): Promise<void> {
  const endpoints = db.collection(ENDPOINTS)
  await endpoints.createIndex({ workspaceId: 1, mode: 1, createdAt: 1 }, { name: 'owner' })
  await dueIndex(endpoints)
}

/**
 * Whatever widens what endpoints get (a new one, other events, reactivation) answers only when every process's cache
 * that lacks it has run out: an event that happens after the answer is never missed.
 */
export function mongoEndpoints(db: mongo.Db, staleMs: number = STALE_MS): Endpoints {
  const endpoints = db.collection<Endpoint>(ENDPOINTS)
  const cache = new Map<string, { until: number; found: Promise<readonly Endpoint[]> }>()
  const load = batched(loadAll, { max: 200 })

  return {
    cached(owner) {
      const key = keyOf(owner)
      const known = cache.get(key)
      if (known !== undefined && known.until > performance.now()) return known.found
      if (cache.size >= MOST_CACHED) cache.clear()
      // Counted from before the question is asked: what it answers is then at most so old.
      const entry = { until: performance.now() + staleMs, found: load(owner) }
      cache.set(key, entry)
      entry.found.catch(() => cache.delete(key))
      return entry.found
    },
    list: (owner) => endpoints.find(ownedBy(owner)).sort({ createdAt: 1, _id: 1 }).toArray(),
    find: (owner, id) => endpoints.findOne({ _id: id, ...ownedBy(owner) }),
    async add(endpoint) {
      await endpoints.updateOne({ _id: endpoint._id }, { $setOnInsert: withoutId(endpoint) }, { upsert: true })
      await spread(endpoint)
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
    takeUnwarned: () => takeDue<Endpoint>(db.collection(ENDPOINTS), { leaseMs: LEASE_MS, most: 20 }),
    async warned({ _id, due }) {
      if (due !== undefined) await endpoints.updateOne({ _id, 'due.lease': due.lease }, { $unset: { due: '' } })
    },
    forget,
  }

  async function loadAll(owners: readonly Owner[]): Promise<Endpoint[][]> {
    const found = await endpoints.find({ $or: owners.map(ownedBy) }).toArray()
    const byOwner = Map.groupBy(found, keyOf)
    return owners.map((owner) => byOwner.get(keyOf(owner)) ?? [])
  }

  async function spread(owner: Owner): Promise<void> {
    forget(owner)
    await pause(staleMs)
  }

  function forget(owner: Owner): void {
    cache.delete(keyOf(owner))
  }
}

function ownedBy({ workspaceId, mode }: Owner): Owner {
  return { workspaceId, mode }
}

function keyOf({ workspaceId, mode }: Owner): string {
  return `${workspaceId} ${mode}`
}

function withoutId({ _id, ...rest }: Endpoint): Omit<Endpoint, '_id'> {
  return rest
}
