import { catalogErrors } from '@etax/contracts'
import { duplicateIndex } from '@etax/durable-work'
import type { AppError } from '@etax/kernel'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import type { mongo } from 'mongoose'
import { keyTaken } from '../domain/key-taken.ts'
import { type Fields, IN_PRODUCTION, kindOf, type Resource } from '../domain/resource.ts'
import type { TransactionRecords } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import type { CatalogCollections } from './collections.ts'
import { fromStored, projection, type StoredRow, toStored } from './mongo-rows.ts'
import { inTransaction } from './mongo-session.ts'

export function transactionRecords(rows: CatalogCollections, session?: mongo.ClientSession): TransactionRecords {
  const within = inTransaction(session)
  return {
    async find(resource, workspaceId, id) {
      const filter = { _id: id, workspaceId, live: true }
      const row = await rows[resource.path].findOne(filter, { projection: projection(resource), ...within })
      return row === null ? undefined : fromStored(row)
    },

    async findWhere(path, workspaceId, fields) {
      const matches = await rows[path]
        .find({ workspaceId, live: true, ...anyOf(fields) }, { projection: projection(resources[path]), ...within })
        .sort({ createdAt: 1, _id: 1 })
        .toArray()
      return matches.map(fromStored)
    },

    async isAny(path, workspaceId, fields) {
      const options = { projection: { _id: 1 }, ...within } as const
      return (await rows[path].findOne({ workspaceId, live: true, ...fields }, options)) !== null
    },

    async hasProduction(workspaceId) {
      const marked = { $or: [{ [IN_PRODUCTION]: true }, { uuidFileP12: { $type: 'string' as const } }] }
      const others = { workspaceId, live: true, ruc: { $ne: TEST_TAXPAYER_RUC } }
      const options = { projection: { _id: 1 }, ...within } as const
      return (await rows.taxpayers.findOne({ ...others, ...marked }, options)) !== null
    },

    async hadLiveReceipts(workspaceId, ruc) {
      const deleted = { workspaceId, live: false, ruc, [IN_PRODUCTION]: true }
      return (await rows.taxpayers.findOne(deleted, { projection: { _id: 1 }, ...within })) !== null
    },

    async findFirst(path, workspaceId, fields) {
      const options = { projection: projection(resources[path]), ...within }
      const row = await rows[path].findOne({ workspaceId, live: true, ...fields }, options)
      return row === null ? undefined : fromStored(row)
    },

    async insert(resource, row) {
      await refusingTaken(resource, row, () =>
        rows[resource.path].insertOne(toStored(resource, row) as StoredRow, within),
      )
    },

    async change(resource, { workspaceId, id, fields, where = {} }) {
      const set = { $set: toStored(resource, fields) }
      const options = { returnDocument: 'after', projection: projection(resource), ...within } as const
      const changed = await refusingTaken(resource, fields, () =>
        rows[resource.path].findOneAndUpdate({ _id: id, workspaceId, live: true, ...where }, set, options),
      )
      return changed === null ? undefined : fromStored(changed)
    },

    async changeWhere(path, filter, fields) {
      await rows[path].updateMany({ live: true, ...filter }, { $set: fields }, within)
    },

    async reviveWhere(path, filter, fields) {
      await rows[path].updateMany({ live: false, ...filter }, { $set: fields }, within)
    },
  }
}

function anyOf(fields: Fields): Fields {
  const entries = Object.entries(fields)
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? { $in: value } : value]))
}

async function refusingTaken<T>(resource: Resource, fields: Fields, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw duplicateIndex(error) === undefined ? error : taken(resource, fields, error)
  }
}

function taken(resource: Resource, fields: Fields, cause: unknown): AppError {
  const broken = Object.keys((cause as { keyPattern?: Fields }).keyPattern ?? {})
  const key = resource.unique?.find((names) => names.every((name) => broken.includes(name)))?.at(-1)
  if (key === undefined) {
    return catalogErrors.recordExists({ kind: kindOf(resource) }, { cause })
  }
  return keyTaken(resource, fields, key, cause)
}
