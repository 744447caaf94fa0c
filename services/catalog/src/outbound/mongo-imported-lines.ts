import { duplicateIndex } from '@etax/durable-work'
import { Decimal, newId } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { ImportedRecord, ImportTarget } from '../domain/import-record.ts'
import { newRow } from '../domain/new-row.ts'
import type { Fields, Resource } from '../domain/resource.ts'
import type { UpsertCounts } from '../ports.ts'
import { projection, type StoredRow, toStored } from './mongo-rows.ts'

interface Writing {
  rows: mongo.Collection<StoredRow>
  target: ImportTarget
  now: Date
  within: { session?: mongo.ClientSession }
}

/** Writes lines of a file in two round trips: one finds what there is, one writes what differs. */
export async function upsertLines(writing: Writing, lines: readonly ImportedRecord[]): Promise<UpsertCounts> {
  const { rows, target, within } = writing
  const known = await knownOf(writing, lines)
  const changing = lines.filter(({ key, said }) => !isAlready(target.resource, known.get(key), said))
  const unchanged = lines.length - changing.length
  if (changing.length === 0) return { created: 0, updated: 0, unchanged }
  const operations = changing.map((line) => upsertOf(writing, line))
  const { upsertedCount, matchedCount } = await rows
    .bulkWrite(operations, { ordered: false, ...within })
    .catch((error: unknown) => {
      throw againWhereTaken(error)
    })
  return { created: upsertedCount, updated: matchedCount, unchanged }
}

// Said, not left to the planner: what it learns of a nearly empty collection is wrong soon after.
function hintOf({ key }: ImportTarget) {
  return { workspaceId: 1, taxpayerId: 1, [key]: 1 }
}

async function knownOf({ rows, target, within }: Writing, lines: readonly ImportedRecord[]) {
  const { workspaceId, taxpayerId, key: keyField, resource } = target
  const filter = { workspaceId, taxpayerId, [keyField]: { $in: lines.map(({ key }) => key) }, live: true }
  const options = { projection: projection(resource), hint: hintOf(target), ...within }
  const found = await rows.find(filter, options).toArray()
  return new Map(found.map((row) => [String(row[keyField]), row]))
}

function upsertOf({ target, now }: Writing, { line, key, said, defaults }: ImportedRecord) {
  const { resource, key: keyField, workspaceId, taxpayerId } = target
  const filter = { workspaceId, taxpayerId, [keyField]: key, live: true }
  // Made at one instant, listed in the order of the file.
  const id = newId(now.getTime() + line)
  const { _id, createdAt, deletedAt } = newRow({}, { id, workspaceId, now })
  const created = { ...toStored(resource, defaults), _id, createdAt, deletedAt }
  const set = { ...toStored(resource, said), updatedAt: now }
  const update = { $set: withoutKeys(set, filter), $setOnInsert: withoutKeys(created, filter) }
  return { updateOne: { filter, update, upsert: true, hint: hintOf(target) } }
}

/** Two upserts of one new key collide: the transaction of the one that lost finds the record the second time. */
function againWhereTaken(error: unknown): unknown {
  if (error instanceof mongo.MongoError && duplicateIndex(error) !== undefined)
    error.addErrorLabel('TransientTransactionError')
  return error
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
