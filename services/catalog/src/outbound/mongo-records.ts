import { AppError, Decimal, newId } from '@etax/kernel'
import { mongo } from 'mongoose'
import { bornRow } from '../domain/born-row.ts'
import type { Position } from '../domain/cursor.ts'
import type { Condition, Order } from '../domain/read-query.ts'
import type { Fields, Resource, ResourcePath, Row } from '../domain/resource.ts'
import { resources } from '../domain/resources.ts'
import type { ImportContext, ImportedRecord } from '../read-import.ts'
import { fromStored, projection, type StoredRow, searchField, toStored } from './mongo-rows.ts'
import { endingsOf, literally } from './search-index.ts'

/** Which records of a workspace. */
export interface Matching {
  fields: Fields
  conditions: readonly Condition[]
}

export interface Page {
  matching: Matching
  order: Order
  limit: number
  offset: number
  /** In place of `offset`. */
  after: Position | undefined
}

/** Where records are kept: one collection a resource. Everything asked for is confined to one workspace. */
export type Records = ReturnType<typeof mongoRecords>

type Import = Pick<ImportContext, 'format' | 'workspaceId' | 'taxpayerId'>

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
        .find({ _id: { $in: [...ids] }, workspaceId }, { projection: projection(resources[path]) })
        .toArray()
      return new Map(found.map((row) => [row._id, fromStored(row)]))
    },

    async findWhere(path: ResourcePath, workspaceId: string, fields: Fields, session?: mongo.ClientSession) {
      const found = await rows(path)
        .find({ workspaceId, live: true, ...fields }, { projection: projection(resources[path]), ...within(session) })
        .sort({ createdAt: 1, _id: 1 })
        .toArray()
      return found.map(fromStored)
    },

    async page(
      resource: Resource,
      workspaceId: string,
      { matching, order, limit, offset, after }: Page,
    ): Promise<Row[]> {
      const filter = matchingFilter(resource, workspaceId, matching)
      const direction = order.descending ? -1 : 1
      const sort = { [order.field]: direction, _id: direction } as const
      const cursor = rows(resource.path)
        .find(after === undefined ? filter : { $and: [filter, beyond(after, order)] })
        .sort(sort)
        .limit(limit)
      if (after !== undefined || offset === 0) {
        return (await cursor.project<StoredRow>(projection(resource)).toArray()).map(fromStored)
      }
      // Passing over is done on the index alone; whole records are fetched only for the page.
      const ids = (await cursor.skip(offset).project<StoredRow>({ _id: 1 }).toArray()).map(({ _id }) => _id)
      const found = await rows(resource.path)
        .find({ _id: { $in: ids } })
        .project<StoredRow>(projection(resource))
        .sort(sort)
        .toArray()
      return found.map(fromStored)
    },

    count(resource: Resource, workspaceId: string, matching: Matching): Promise<number> {
      return rows(resource.path).countDocuments(matchingFilter(resource, workspaceId, matching))
    },

    /** @throws AppError `conflict` CAT_10009 where a business key is taken */
    async insert(resource: Resource, row: Row, session?: mongo.ClientSession): Promise<void> {
      await keeping(resource, row, () =>
        rows(resource.path).insertOne(toStored(resource, row) as StoredRow, within(session)),
      )
    },

    /**
     * Sets these fields; undefined where there is no such live record, or it is not as `where` says.
     * @throws AppError `conflict` CAT_10009 where a business key is taken
     */
    async change(
      resource: Resource,
      { workspaceId, id, fields, where = {} }: { workspaceId: string; id: string; fields: Fields; where?: Fields },
      session?: mongo.ClientSession,
    ): Promise<Row | undefined> {
      const set = { $set: toStored(resource, fields) }
      const options = { returnDocument: 'after', projection: projection(resource), ...within(session) } as const
      const changed = await keeping(resource, fields, () =>
        rows(resource.path).findOneAndUpdate({ _id: id, workspaceId, live: true, ...where }, set, options),
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

    /** As `changeWhere`, for at most so many records; answers how many they were. */
    async changeSome(path: ResourcePath, filter: Fields, fields: Fields, most: number): Promise<number> {
      const found = await rows(path)
        .find({ live: true, ...filter }, { projection: { _id: 1 } })
        .limit(most)
        .toArray()
      if (found.length > 0) await rows(path).updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: fields })
      return found.length
    },

    async reviveWhere(
      path: ResourcePath,
      filter: Fields,
      fields: Fields,
      session?: mongo.ClientSession,
    ): Promise<void> {
      await rows(path).updateMany({ live: false, ...filter }, { $set: fields }, within(session))
    },

    /** Makes or changes one record for each line, found by the key of its kind. May be done any number of times. */
    async upsertAll({ format, workspaceId, taxpayerId }: Import, lines: readonly ImportedRecord[], now: Date) {
      // Said, not left to the planner: what it learns of a nearly empty collection is wrong soon after.
      const hint = { workspaceId: 1, taxpayerId: 1, [format.key]: 1 }
      const operations = lines.map(upsertOf)
      const write = () => rows(format.resource.path).bulkWrite(operations, { ordered: false })
      // Two upserts of one new key collide: the one that lost finds the record the second time.
      const { upsertedCount, matchedCount } = await write().catch((error: unknown) => {
        if (error instanceof mongo.MongoBulkWriteError && error.code === 11_000) return write()
        throw error
      })
      return { created: upsertedCount, updated: matchedCount }

      function upsertOf({ line, key, said, defaults }: ImportedRecord): mongo.AnyBulkWriteOperation<StoredRow> {
        const filter = { workspaceId, taxpayerId, [format.key]: key, live: true }
        // Made at one instant, listed in the order of the file.
        const id = newId(now.getTime() + line)
        const { _id, createdAt, deletedAt } = bornRow({}, { id, workspaceId, now })
        const born = { ...toStored(format.resource, defaults), _id, createdAt, deletedAt }
        const set = { ...toStored(format.resource, said), updatedAt: now }
        const update = { $set: withoutKeys(set, filter), $setOnInsert: withoutKeys(born, filter) }
        return { updateOne: { filter, update, upsert: true, hint } }
      }
    },

    async idsOf(path: ResourcePath, filter: Fields): Promise<string[]> {
      const found = await rows(path)
        .find(filter, { projection: { _id: 1 } })
        .toArray()
      return found.map(({ _id }) => _id)
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

function withoutKeys(fields: Fields, keys: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in keys)))
}

/** `session: undefined` is not the same as none under exact optional types. */
function within(session: mongo.ClientSession | undefined): { session?: mongo.ClientSession } {
  return session === undefined ? {} : { session }
}

function matchingFilter(
  resource: Resource,
  workspaceId: string,
  { fields, conditions }: Matching,
): mongo.Filter<StoredRow> {
  const parts = conditions.flatMap((condition) => mongoConditions(resource, condition))
  return { workspaceId, live: true, ...fields, ...(parts.length === 0 ? {} : { $and: parts }) }
}

function beyond({ createdAt, id }: Position, { descending }: Order): mongo.Filter<StoredRow> {
  const onwards = descending ? '$lt' : '$gt'
  return { $or: [{ createdAt: { [onwards]: createdAt } }, { createdAt, _id: { [onwards]: id } }] }
}

function mongoConditions(resource: Resource, { field, operator, value }: Condition): mongo.Filter<StoredRow>[] {
  if (operator !== 'like') {
    const stored = value instanceof Decimal ? mongo.Decimal128.fromString(value.toString()) : value
    return [{ [field]: { [`$${operator}`]: stored } }]
  }
  const matching = { [field]: { $regex: literally(String(value)), $options: 'i' } }
  if (!resource.searched?.includes(field)) return [matching]
  const { beginning, isWhole } = endingsOf(String(value))
  const indexed = { [searchField(field)]: { $regex: beginning } }
  return isWhole ? [indexed] : [indexed, matching]
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
  if (key === undefined) {
    return new AppError('conflict', 'CAT_10010', `${resource.name} exists already`, { cause: error })
  }
  const value = String(fields[key] ?? '')
  return new AppError('conflict', 'CAT_10009', `${resource.name} with ${key} ${value} already exists`, {
    details: [{ path: key, code: 'CAT_10009', message: 'is taken' }],
    cause: error,
  })
}
