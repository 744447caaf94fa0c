import { duplicateIndex } from '@etax/durable-work'
import { Decimal, newId } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { ImportedRecord, ImportTarget } from '../domain/import-record.ts'
import { newRow } from '../domain/new-row.ts'
import type { Fields, Resource } from '../domain/resource.ts'
import { type StoredRow, toStored, withoutEndings } from './mongo-rows.ts'

interface Writing {
  target: ImportTarget
  importId: string
  now: Date
}

type Outcome = 'created' | 'updated' | 'unchanged'

/**
 * Stored in the record by the same write: its last import and outcome. Without a transaction: a process that dies in
 * one locks its records for a minute.
 */
interface Mark {
  lastImport?: { id: string; outcome: Outcome }
}

type Marked = StoredRow & Mark
type Operation = mongo.AnyBulkWriteOperation<StoredRow>

/**
 * Creates or changes one record per line. It skips records that this import wrote before and counts their first
 * outcome: after a repetition or in parallel, each line is written once.
 */
export async function writeLines(
  rows: mongo.Collection<StoredRow>,
  writing: Writing,
  lines: readonly ImportedRecord[],
): Promise<Record<Outcome, number>> {
  const { target, importId } = writing
  const before = await marked()
  const planned = new Map(lines.map((line) => [line.key, outcomeOf(target.resource, before.get(line.key), line)]))
  const open = lines.filter(({ key }) => before.get(key)?.lastImport?.id !== importId)
  await writeTwice(
    rows,
    open.map((line) => operationOf(writing, line, planned.get(line.key) ?? 'updated')),
  )
  const after = await marked()
  const counts = { created: 0, updated: 0, unchanged: 0 }
  for (const [key, outcome] of planned) {
    const mark = after.get(key)?.lastImport
    counts[mark?.id === importId ? mark.outcome : outcome] += 1
  }
  return counts

  async function marked(): Promise<Map<string, Marked>> {
    const { workspaceId, taxpayerId, key: keyField, resource } = target
    const filter = { workspaceId, taxpayerId, [keyField]: { $in: lines.map(({ key }) => key) }, live: true }
    const matches = await rows.find(filter, { projection: withoutEndings(resource), hint: hintOf(target) }).toArray()
    return new Map(matches.map((row) => [String(row[keyField]), row as Marked]))
  }
}

/** Two upserts of a new key collide: the second try finds the record, or its mark. */
async function writeTwice(rows: mongo.Collection<StoredRow>, operations: Operation[]): Promise<void> {
  if (operations.length === 0) return
  const write = () =>
    rows.bulkWrite(operations, { ordered: false }).catch((error: unknown) => {
      if (duplicateIndex(error) === undefined) throw error
    })
  if ((await write()) === undefined) await write()
}

// Explicit, because the planner's choice for a nearly empty collection soon becomes wrong.
function hintOf({ key }: ImportTarget) {
  return { workspaceId: 1, taxpayerId: 1, [key]: 1 }
}

function outcomeOf(resource: Resource, row: StoredRow | undefined, { values }: ImportedRecord): Outcome {
  if (row === undefined) return 'created'
  return isAlready(resource, row, values) ? 'unchanged' : 'updated'
}

function operationOf({ target, importId, now }: Writing, line: ImportedRecord, outcome: Outcome): Operation {
  const { resource, key: keyField, workspaceId, taxpayerId } = target
  const record = { workspaceId, taxpayerId, [keyField]: line.key, live: true }
  const [hint, lastImport] = [hintOf(target), { id: importId, outcome }]
  const filter = { ...record, 'lastImport.id': { $ne: importId } }
  if (outcome === 'unchanged') return { updateOne: { filter, update: { $set: { lastImport } }, hint } }
  const id = newId(now.getTime() + line.line)
  const { _id, createdAt, deletedAt } = newRow({}, { id, workspaceId, now })
  const created = { ...toStored(resource, line.defaults), _id, createdAt, deletedAt }
  const set = { ...toStored(resource, line.values), updatedAt: now, lastImport }
  const update = { $set: withoutKeys(set, record), $setOnInsert: withoutKeys(created, record) }
  return { updateOne: { filter, update, upsert: true, hint } }
}

function isAlready(resource: Resource, row: StoredRow, values: Fields): boolean {
  const expected = toStored({ ...resource, searched: [] }, values)
  return Object.entries(expected).every(([name, value]) => isAlike(row[name], value))
}

function isAlike(one: unknown, other: unknown): boolean {
  if (!(one instanceof mongo.Decimal128) || !(other instanceof mongo.Decimal128)) return one === other
  return Decimal.of(one.toString()).equals(Decimal.of(other.toString()))
}

function withoutKeys(fields: Fields, keys: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in keys)))
}
