import { AppError, Decimal } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { Condition, Order } from '../domain/read-query.ts'
import type { Fields, Resource, ResourcePath, Row } from '../domain/resource.ts'
import { fromStored, projection, type StoredRow, searchField, toStored } from './mongo-rows.ts'
import { endingsOf, literally } from './search-index.ts'

export interface Page {
  conditions: readonly Condition[]
  order: Order
  limit: number
  offset: number
}

/** Where records are kept: one collection a resource. Everything asked for is confined to one workspace. */
export type Records = ReturnType<typeof mongoRecords>

export function mongoRecords(db: mongo.Db) {
  return {
    /** Runs `work` in one transaction, again from the start where it collides with another. */
    transact<T>(work: (session: mongo.ClientSession) => Promise<T>): Promise<T> {
      return db.client.withSession((session) => session.withTransaction(() => work(session)))
    },

    async find(resource: Resource, workspaceId: string, id: string, session?: mongo.ClientSession) {
      const filter = { _id: id, workspaceId, live: true }
      const found = await rows(resource.path).findOne(filter, { projection: projection(resource), ...within(session) })
      return found === null ? undefined : fromStored(found)
    },

    /** The rows of these ids that are there, deleted ones included: what refers to them still shows them. */
    async findAny(path: ResourcePath, workspaceId: string, ids: readonly string[]): Promise<Map<string, Row>> {
      if (ids.length === 0) return new Map()
      const found = await rows(path)
        .find({ _id: { $in: [...ids] }, workspaceId })
        .toArray()
      return new Map(found.map((row) => [row._id, fromStored(row)]))
    },

    async findWhere(path: ResourcePath, workspaceId: string, fields: Fields, session?: mongo.ClientSession) {
      const found = await rows(path)
        .find({ workspaceId, live: true, ...fields }, within(session))
        .sort({ createdAt: 1, _id: 1 })
        .toArray()
      return found.map(fromStored)
    },

    async list(resource: Resource, workspaceId: string, page: Page): Promise<{ rows: Row[]; total: number }> {
      const filter = listFilter(resource, workspaceId, page.conditions)
      const direction = page.order.descending ? -1 : 1
      const found = await rows(resource.path)
        .find(filter, { projection: projection(resource) })
        .sort({ [page.order.field]: direction, _id: direction })
        .skip(page.offset)
        .limit(page.limit)
        .toArray()
      const isLast = found.length < page.limit && (found.length > 0 || page.offset === 0)
      const total = isLast ? page.offset + found.length : await rows(resource.path).countDocuments(filter)
      return { rows: found.map(fromStored), total }
    },

    /** @throws AppError `conflict` CAT_10009 where a business key is taken */
    async insert(resource: Resource, row: Row, session?: mongo.ClientSession): Promise<void> {
      await keeping(resource, row, () =>
        rows(resource.path).insertOne(toStored(resource, row) as StoredRow, within(session)),
      )
    },

    /** Sets these fields; undefined where there is no such live record. @throws AppError `conflict` CAT_10009 */
    async change(
      resource: Resource,
      { workspaceId, id, fields }: { workspaceId: string; id: string; fields: Fields },
      session?: mongo.ClientSession,
    ): Promise<Row | undefined> {
      const set = { $set: toStored(resource, fields) }
      const options = { returnDocument: 'after', projection: projection(resource), ...within(session) } as const
      const changed = await keeping(resource, fields, () =>
        rows(resource.path).findOneAndUpdate({ _id: id, workspaceId, live: true }, set, options),
      )
      return changed === null ? undefined : fromStored(changed)
    },

    async changeWhere(
      path: ResourcePath,
      filter: Fields,
      fields: Fields,
      session?: mongo.ClientSession,
    ): Promise<void> {
      await rows(path).updateMany({ live: true, ...filter }, { $set: fields }, within(session))
    },

    /** Takes back an insert that turned out to be wrong. */
    async erase(path: ResourcePath, id: string): Promise<void> {
      await rows(path).deleteOne({ _id: id })
    },

    async isAny(
      path: ResourcePath,
      workspaceId: string,
      fields: Fields,
      session?: mongo.ClientSession,
    ): Promise<boolean> {
      const options = { projection: { _id: 1 }, ...within(session) } as const
      return (await rows(path).findOne({ workspaceId, live: true, ...fields }, options)) !== null
    },
  }

  function rows(path: ResourcePath): mongo.Collection<StoredRow> {
    return db.collection<StoredRow>(path)
  }
}

/** `session: undefined` is not the same as none under exact optional types. */
function within(session: mongo.ClientSession | undefined): { session?: mongo.ClientSession } {
  return session === undefined ? {} : { session }
}

function listFilter(
  resource: Resource,
  workspaceId: string,
  conditions: readonly Condition[],
): mongo.Filter<StoredRow> {
  const parts = conditions.flatMap((condition) => mongoConditions(resource, condition))
  return { workspaceId, live: true, ...(parts.length === 0 ? {} : { $and: parts }) }
}

function mongoConditions(resource: Resource, { field, operator, value }: Condition): mongo.Filter<StoredRow>[] {
  if (operator !== 'like') {
    const stored = value instanceof Decimal ? mongo.Decimal128.fromString(value.toString()) : value
    return [{ [field]: { [`$${operator}`]: stored } }]
  }
  const matching = { [field]: { $regex: literally(String(value)), $options: 'i' } }
  if (!resource.searched?.includes(field)) return [matching]
  const { from, to, whole } = endingsOf(String(value))
  // One range on one ending: $elemMatch, or the two bounds could be met by two different endings.
  const ranged = { [searchField(field)]: { $elemMatch: { $gte: from, $lt: to } } }
  return whole ? [ranged] : [ranged, matching]
}

async function keeping<T>(resource: Resource, fields: Fields, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === 11_000) throw taken(resource, fields, error)
    throw error
  }
}

function taken(resource: Resource, fields: Fields, error: mongo.MongoServerError): AppError {
  const broken = Object.keys((error.keyPattern as Fields | undefined) ?? {})
  const key = resource.unique?.find((names) => names.every((name) => broken.includes(name)))?.at(-1)
  if (key === undefined)
    return new AppError('conflict', 'CAT_10010', `${resource.name} exists already`, { cause: error })
  const value = String(fields[key] ?? '')
  return new AppError('conflict', 'CAT_10009', `${resource.name} with ${key} ${value} already exists`, {
    details: [{ path: key, code: 'CAT_10009', message: 'is taken' }],
    cause: error,
  })
}
