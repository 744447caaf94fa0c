import { isDeepStrictEqual } from 'node:util'
import { platformErrors } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { mongo, Schema } from 'mongoose'

/** A service's collections by name in the code; the options of each schema have the stored name. */
export type CollectionSchemas = Record<string, Schema>

// biome-ignore lint/suspicious/noExplicitAny: only the first of Mongoose's parameters is of interest
type RowOf<Declared> = Declared extends Schema<infer Row, any, any, any, any, any, any, any, any> ? Row : never

/** Native collections, without casting or tracking. */
export type Collections<Schemas> = {
  readonly [Name in keyof Schemas]: mongo.Collection<RowOf<Schemas[Name]> & mongo.BSON.Document>
}

interface JsonSchema {
  enum?: unknown
  required?: readonly string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  additionalProperties?: JsonSchema
  minimum?: number
}

const NAMESPACE_EXISTS = 48
const INDEX_CONFLICTS: readonly unknown[] = [85, 86]

/**
 * Creates or updates the collections of the schemas with their validators and indexes. It may run twice, and in several
 * processes.
 *
 * A validator checks required fields, types, and `min` of numbers. It allows unknown fields and any values, so that it
 * accepts rows of an older version; a later field must therefore be optional. Invalid old rows may stay, and may
 * change.
 * @throws AppError `internal` SYS_00019 for an index with another definition
 */
export async function declareCollections<const Schemas extends CollectionSchemas>(
  db: mongo.Db,
  schemas: Schemas,
): Promise<Collections<Schemas>> {
  const existing = new Map((await db.listCollections().toArray()).map((one) => [one.name, optionsOf(one)]))
  for (const schema of Object.values(schemas)) {
    const collection = db.collection(collectionNameOf(schema))
    await declareValidator(db, collection.collectionName, validatorOf(schema), existing)
    await declareIndexes(collection, schema)
  }
  return collectionsOf(db, schemas)
}

export function collectionsOf<const Schemas extends CollectionSchemas>(
  db: mongo.Db,
  schemas: Schemas,
): Collections<Schemas> {
  const collections = Object.entries(schemas).map(([name, schema]) => [name, db.collection(collectionNameOf(schema))])
  return Object.fromEntries(collections)
}

function collectionNameOf(schema: Schema): string {
  const name = schema.get('collection')
  if (name === undefined) throw new TypeError('the schema names no collection: new Schema(…, { collection })')
  return name
}

function optionsOf(info: object): { validator?: unknown } {
  return 'options' in info && typeof info.options === 'object' && info.options !== null ? info.options : {}
}

/** Only a changed validator is set: setting one waits for all operations on the collection. */
async function declareValidator(
  db: mongo.Db,
  name: string,
  validator: mongo.BSON.Document,
  existing: ReadonlyMap<string, { validator?: unknown }>,
): Promise<void> {
  const checked = { validator, validationLevel: 'moderate', validationAction: 'error' } as const
  const current = existing.get(name)
  if (current === undefined) {
    const created = await db.createCollection(name, checked).catch(ignore(NAMESPACE_EXISTS))
    if (created !== undefined) return
  }
  if (!isDeepStrictEqual(current?.validator, validator)) await db.command({ collMod: name, ...checked })
}

async function declareIndexes(collection: mongo.Collection, schema: Schema): Promise<void> {
  const indexes = schema.indexes().map(([key, options]) => {
    const { background: _, ...storedOptions } = options as Record<string, unknown>
    return { key, ...storedOptions } as mongo.IndexDescription
  })
  if (indexes.length === 0) return
  await collection.createIndexes(indexes).catch((error: unknown) => {
    if (!INDEX_CONFLICTS.includes((error as { code?: unknown }).code)) throw error
    throw platformErrors.indexChanged({ more: `${collection.namespace}: ${reasonOf(error)}`, cause: error })
  })
}

function validatorOf(schema: Schema): mongo.BSON.Document {
  const { properties: { __v, ...properties } = {}, ...top }: JsonSchema = schema.toJSONSchema({ useBsonType: true })
  const lenient = Object.entries(properties).map(([name, property]) => [
    name,
    { ...withoutValues(property), ...minimumOf(schema, name) },
  ])
  return { $jsonSchema: { ...top, properties: Object.fromEntries(lenient) } }
}

/** Mongoose leaves `min` out of its JSON schema. */
function minimumOf(schema: Schema, name: string): Pick<JsonSchema, 'minimum'> {
  const { min }: { min?: unknown } = schema.path(name)?.options ?? {}
  return typeof min === 'number' ? { minimum: min } : {}
}

/** Removes lists of values, and Mongoose's required `_id` in each part of a row. */
function withoutValues({
  enum: _,
  required,
  properties,
  items,
  additionalProperties,
  ...rest
}: JsonSchema): JsonSchema {
  const needed = required?.filter((name) => name !== '_id') ?? []
  const { _id, ...parts } = properties ?? {}
  const fields = Object.entries(parts).map(([name, property]) => [name, withoutValues(property)])
  return {
    ...rest,
    ...(needed.length === 0 ? {} : { required: needed }),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(fields) }),
    ...(items === undefined ? {} : { items: withoutValues(items) }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: withoutValues(additionalProperties) }),
  }
}

function ignore(code: number) {
  return (error: { code?: unknown }): undefined => {
    if (error.code !== code) throw error
  }
}
