import { randomUUID } from 'node:crypto'
import type { mongo } from 'mongoose'

/**
 * Work that must happen later, kept in the row it belongs to. `at` is when somebody else may take it up; `lease`
 * names who has it until then. A row is born leased by whoever made it, so the happy path claims nothing.
 */
export interface Due {
  at: Date
  lease: string
}

export interface DueRow {
  due?: Due
}

export interface TakeOptions {
  /** How long the rows stay with the caller, in milliseconds. */
  leaseMs: number
  /** At most this many. */
  most: number
  /** Which rows besides being due. */
  filter?: mongo.Filter<mongo.BSON.Document>
  projection?: mongo.BSON.Document
}

/** The partial index that finding due rows needs: only rows that wait are in it. */
export async function dueIndex(collection: mongo.Collection): Promise<void> {
  await collection.createIndex(
    { 'due.at': 1 },
    { name: 'due', partialFilterExpression: { 'due.at': { $exists: true } } },
  )
}

/**
 * Takes rows whose time has come, by the database's clock: three operations however many there are. Two takers never
 * get the same row; whoever saves later must check that `due.lease` is still its own.
 */
export async function takeDue<Row extends DueRow>(
  collection: mongo.Collection,
  { leaseMs, most, filter = {}, projection = {} }: TakeOptions,
): Promise<Row[]> {
  const due = { ...filter, 'due.at': { $exists: true }, $expr: { $lte: ['$due.at', '$$NOW'] } }
  const found = await collection.find(due, { projection: { _id: 1 }, sort: { 'due.at': 1 }, limit: most }).toArray()
  if (found.length === 0) return []
  const lease = randomUUID()
  const ids = found.map(({ _id }) => _id)
  await collection.updateMany({ ...due, _id: { $in: ids } }, [
    { $set: { due: { at: { $add: ['$$NOW', leaseMs] }, lease } } },
  ])
  return collection.find<Row>({ _id: { $in: ids }, 'due.lease': lease }, { projection }).toArray()
}
