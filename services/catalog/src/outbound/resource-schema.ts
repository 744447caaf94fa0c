import { Schema, type SchemaDefinition } from 'mongoose'
import type { TSchema } from 'typebox'
import type { Resource } from '../domain/resource.ts'
import { storedAs } from '../domain/vocabulary.ts'
import { resources } from '../resources/resources.ts'
import { type StoredRow, searchField } from './mongo-rows.ts'

/** A new field must be optional, so that an older version in parallel can write. */
export function resourceSchema(resource: Resource): Schema<StoredRow> {
  const fields = Object.entries(resource.fields).map(([name, schema]) => [name, storedField(schema)])
  const endings = (resource.searched ?? []).map((name) => [searchField(name), [String]])
  const definition = { ...COMMON, ...Object.fromEntries([...fields, ...endings]) } as SchemaDefinition
  const schema = new Schema<StoredRow>(definition as SchemaDefinition<StoredRow>, { collection: resource.path })
  for (const [key, options] of indexesOf(resource)) schema.index(key, options)
  return schema
}

const COMMON = {
  _id: String,
  workspaceId: { type: String, required: true },
  live: { type: Boolean, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  deletedAt: Date,
}

function storedField(schema: TSchema) {
  return { type: storedType(schema), required: !Object.hasOwn(schema, '~optional') }
}

function storedType(schema: TSchema) {
  const stored = storedAs(schema)
  if (stored === 'decimal') return Schema.Types.Decimal128
  if (stored === 'integer') return Number
  const { type } = schema as { type?: string }
  if (type === 'boolean') return Boolean
  return type === 'array' ? [Schema.Types.Mixed] : String
}

type Index = [key: Record<string, 1>, options?: Parameters<Schema['index']>[1]]

const LIVE = { partialFilterExpression: { live: true } }

function indexesOf(resource: Resource): Index[] {
  const isOfTaxpayer = 'taxpayerId' in resource.fields
  return [
    [{ workspaceId: 1, live: 1, createdAt: 1, _id: 1 }],
    ...(isOfTaxpayer ? [[{ workspaceId: 1, taxpayerId: 1, live: 1, createdAt: 1, _id: 1 }] satisfies Index] : []),
    ...(resource.searched ?? []).flatMap(searchIndexes),
    ...(resource.unique ?? []).map(uniqueIndex),
    ...lookedUpBy(resource).map((field): Index => [{ [field]: 1 }]),
  ]
}

/** Partial, without deleted records; with `live`, so that counts need only the index. */
function searchIndexes(name: string): Index[] {
  return [
    [
      { workspaceId: 1, live: 1, [searchField(name)]: 1 },
      { name: `search ${name}`, ...LIVE },
    ],
    [{ workspaceId: 1, live: 1, [name]: 1, _id: 1 }],
  ]
}

function uniqueIndex(fields: readonly string[]): Index {
  return [Object.fromEntries(['workspaceId', ...fields].map((field) => [field, 1 as const])), { unique: true, ...LIVE }]
}

function lookedUpBy({ path }: Resource): string[] {
  const fields = Object.values(resources).flatMap(({ neededBy = [], cascadesTo = [] }) =>
    [...neededBy, ...cascadesTo].filter((user) => user.path === path).map(({ field }) => field),
  )
  return [...new Set(fields)].filter((field) => field !== 'taxpayerId')
}
