import { BSON, MongoClient } from 'mongodb'

/** The contents of a database: for each collection its options, indexes and rows, in canonical EJSON. */
export type DatabaseCopy = Record<string, CollectionCopy>

interface CollectionCopy {
  options: unknown
  indexes: unknown[]
  rows: unknown[]
}

type Index = BSON.Document & { key: Record<string, 1 | -1>; name: string }

/** Reads a whole, small database without concurrent writes. */
export async function copyDatabase(url: string, database: string): Promise<DatabaseCopy> {
  await using client = new MongoClient(url)
  const db = client.db(database)
  const collections = await db.listCollections().toArray()
  const copies = collections.map(async (info) => {
    const rows = await db
      .collection(info.name)
      .find({}, { promoteValues: false, sort: { _id: 1 } })
      .toArray()
    const copy = { options: 'options' in info ? info.options : {}, indexes: await indexesOf(info.name), rows }
    return [info.name, BSON.EJSON.serialize(copy, { relaxed: false }) as CollectionCopy] as const
  })
  return Object.fromEntries((await Promise.all(copies)).toSorted(([a], [b]) => a.localeCompare(b)))

  async function indexesOf(name: string): Promise<BSON.Document[]> {
    const indexes = await db.collection(name).indexes()
    return indexes.filter((index) => index.name !== '_id_').map(({ v: _, ...index }) => index)
  }
}

/** Restores a copy with its dates moved by `shiftMs`: due times and retention are as at the copy. */
export async function restoreDatabase(
  url: string,
  database: string,
  copy: DatabaseCopy,
  { shiftMs = 0 } = {},
): Promise<void> {
  await using client = new MongoClient(url)
  const db = client.db(database)
  await Promise.all(Object.entries(copy).map(([name, content]) => restoreCollection(name, content)))

  async function restoreCollection(name: string, content: CollectionCopy): Promise<void> {
    const { options, indexes, rows } = BSON.EJSON.deserialize(content as BSON.Document, { relaxed: false }) as {
      options: BSON.Document
      indexes: Index[]
      rows: BSON.Document[]
    }
    const collection = await db.createCollection(name, options)
    if (rows.length > 0) await collection.insertMany(rows.map((row) => shifted(row, shiftMs) as BSON.Document))
    if (indexes.length > 0) await collection.createIndexes(indexes)
  }
}

function shifted(value: unknown, shiftMs: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + shiftMs)
  if (Array.isArray(value)) return value.map((one) => shifted(one, shiftMs))
  if (typeof value !== 'object' || value === null || '_bsontype' in value) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shifted(part, shiftMs)]))
}
