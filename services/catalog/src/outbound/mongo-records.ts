import { Decimal, type ListPosition } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { Condition, Sorting } from '../domain/read-query.ts'
import type { Resource, ResourcePath } from '../domain/resource.ts'
import type { Matching, Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import type { CatalogCollections } from './collections.ts'
import { fromStored, projection, type StoredRow, searchField } from './mongo-rows.ts'
import { transactionRecords } from './mongo-transaction-records.ts'
import { endingsOf, withAnyAccents } from './search-index.ts'

export function mongoRecords(collections: CatalogCollections): Records {
  return {
    ...transactionRecords(collections),

    async findAny(path, workspaceId, ids) {
      if (ids.length === 0) return new Map()
      const matches = await rows(path)
        .find({ _id: { $in: [...ids] }, workspaceId }, { projection: projection(resources[path]) })
        .toArray()
      return new Map(matches.map((row) => [row._id, fromStored(row)]))
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
      // The index alone skips rows; only the page's records are fetched.
      const ids = (await cursor.skip(offset).project<StoredRow>({ _id: 1 }).toArray()).map(({ _id }) => _id)
      const matches = await rows(resource.path)
        .find({ _id: { $in: ids } })
        .project<StoredRow>(projection(resource))
        .sort(sort)
        .toArray()
      return matches.map(fromStored)
    },

    count(resource, workspaceId, matching) {
      return rows(resource.path).countDocuments(matchingFilter(resource, workspaceId, matching))
    },

    async changeSome(path, filter, fields, max) {
      const matches = await rows(path)
        .find({ live: true, ...filter }, { projection: { _id: 1 } })
        .limit(max)
        .toArray()
      if (matches.length > 0)
        await rows(path).updateMany({ _id: { $in: matches.map(({ _id }) => _id) } }, { $set: fields })
      return matches.length
    },

    async deletedSince(path, workspaceId, ids, since) {
      const matches = await rows(path)
        .find({ _id: { $in: [...ids] }, workspaceId, deletedAt: { $gte: since } }, { projection: { _id: 1 } })
        .toArray()
      return matches.map(({ _id }) => _id)
    },

    async erase(path, id) {
      await rows(path).deleteOne({ _id: id })
    },
  }

  function rows(path: ResourcePath): mongo.Collection<StoredRow> {
    return collections[path]
  }
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
  const matching = { [field]: { $regex: withAnyAccents(String(value)), $options: 'i' } }
  if (!resource.searched?.includes(field)) return [matching]
  const { beginnings, isWhole } = endingsOf(String(value))
  const indexed = { [searchField(field)]: { $in: beginnings.map((beginning) => new RegExp(beginning)) } }
  return isWhole ? [indexed] : [indexed, matching]
}
