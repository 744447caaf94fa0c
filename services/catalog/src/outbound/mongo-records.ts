import { duplicateIndex } from '@etax/durable-work'
import { Decimal, type ListPosition, newId } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { ImportedRecord } from '../domain/import-record.ts'
import { newRow } from '../domain/new-row.ts'
import type { Condition, Sorting } from '../domain/read-query.ts'
import type { Fields, Resource, ResourcePath } from '../domain/resource.ts'
import type { Matching, Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import type { CatalogCollections } from './collections.ts'
import { fromStored, projection, type StoredRow, searchField, toStored } from './mongo-rows.ts'
import { transactionRecords } from './mongo-transaction-records.ts'
import { endingsOf, literally } from './search-index.ts'

/** One collection a resource. */
export function mongoRecords(collections: CatalogCollections): Records {
  return {
    ...transactionRecords(collections),

    async findAny(path, workspaceId, ids) {
      if (ids.length === 0) return new Map()
      const found = await rows(path)
        .find({ _id: { $in: [...ids] }, workspaceId }, { projection: projection(resources[path]) })
        .toArray()
      return new Map(found.map((row) => [row._id, fromStored(row)]))
    },

    async page(resource, workspaceId, { matching, sorting, limit, offset, after }) {
      const filter = matchingFilter(resource, workspaceId, matching)
      const direction = sorting.descending ? -1 : 1
      const sort = { [sorting.field]: direction, _id: direction } as const
      const cursor = rows(resource.path)
        .find(after === undefined ? filter : { $and: [filter, beyond(after, sorting)] })
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

    count(resource, workspaceId, matching) {
      return rows(resource.path).countDocuments(matchingFilter(resource, workspaceId, matching))
    },

    async changeSome(path, filter, fields, max) {
      const found = await rows(path)
        .find({ live: true, ...filter }, { projection: { _id: 1 } })
        .limit(max)
        .toArray()
      if (found.length > 0) await rows(path).updateMany({ _id: { $in: found.map(({ _id }) => _id) } }, { $set: fields })
      return found.length
    },

    async upsertAll({ resource, key: keyField, workspaceId, taxpayerId }, lines, now) {
      // Said, not left to the planner: what it learns of a nearly empty collection is wrong soon after.
      const hint = { workspaceId: 1, taxpayerId: 1, [keyField]: 1 }
      const known = await knownOf(lines)
      const changing = lines.filter(({ key, said }) => !isAlready(resource, known.get(key), said))
      const unchanged = lines.length - changing.length
      if (changing.length === 0) return { created: 0, updated: 0, unchanged }
      const operations = changing.map(upsertOf)
      const write = () => rows(resource.path).bulkWrite(operations, { ordered: false })
      // Two upserts of one new key collide: the one that lost finds the record the second time.
      const { upsertedCount, matchedCount } = await write().catch((error: unknown) => {
        if (duplicateIndex(error) !== undefined) return write()
        throw error
      })
      return { created: upsertedCount, updated: matchedCount, unchanged }

      async function knownOf(asked: readonly ImportedRecord[]): Promise<Map<string, StoredRow>> {
        const filter = { workspaceId, taxpayerId, [keyField]: { $in: asked.map(({ key }) => key) }, live: true }
        const found = await rows(resource.path)
          .find(filter, { projection: projection(resource), hint })
          .toArray()
        return new Map(found.map((row) => [String(row[keyField]), row]))
      }

      function upsertOf({ line, key, said, defaults }: ImportedRecord): mongo.AnyBulkWriteOperation<StoredRow> {
        const filter = { workspaceId, taxpayerId, [keyField]: key, live: true }
        // Made at one instant, listed in the order of the file.
        const id = newId(now.getTime() + line)
        const { _id, createdAt, deletedAt } = newRow({}, { id, workspaceId, now })
        const created = { ...toStored(resource, defaults), _id, createdAt, deletedAt }
        const set = { ...toStored(resource, said), updatedAt: now }
        const update = { $set: withoutKeys(set, filter), $setOnInsert: withoutKeys(created, filter) }
        return { updateOne: { filter, update, upsert: true, hint } }
      }
    },

    async deletedSince(path, workspaceId, ids, since) {
      const found = await rows(path)
        .find({ _id: { $in: [...ids] }, workspaceId, deletedAt: { $gte: since } }, { projection: { _id: 1 } })
        .toArray()
      return found.map(({ _id }) => _id)
    },

    async erase(path, id) {
      await rows(path).deleteOne({ _id: id })
    },
  }

  function rows(path: ResourcePath): mongo.Collection<StoredRow> {
    return collections[path]
  }
}

/** Whether every field has the value it is to have; decimals count by their value. */
function isAlready(resource: Resource, row: StoredRow | undefined, said: Fields): boolean {
  if (row === undefined) return false
  const wanted = toStored({ ...resource, searched: [] }, said)
  return Object.entries(wanted).every(([name, value]) => isAlike(row[name], value))
}

function isAlike(one: unknown, other: unknown): boolean {
  if (!(one instanceof mongo.Decimal128) || !(other instanceof mongo.Decimal128)) return one === other
  return Decimal.of(one.toString()).equals(Decimal.of(other.toString()))
}

function withoutKeys(fields: Fields, keys: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in keys)))
}

function matchingFilter(
  resource: Resource,
  workspaceId: string,
  { fields, conditions }: Matching,
): mongo.Filter<StoredRow> {
  const parts = conditions.flatMap((condition) => mongoConditions(resource, condition))
  return { workspaceId, live: true, ...fields, ...(parts.length === 0 ? {} : { $and: parts }) }
}

function beyond({ createdAt, id }: ListPosition, { descending }: Sorting): mongo.Filter<StoredRow> {
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
