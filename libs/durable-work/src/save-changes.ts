import { randomUUID } from 'node:crypto'
import type { mongo } from 'mongoose'
import { type DueRow, dueIn, type NextDue } from './due.ts'
import { refusalOf, refusedRows } from './insert-new.ts'

export interface Change<Row extends DueRow> {
  set?: Partial<Omit<Row, '_id' | 'due'>>
  /** Expressions over the row, as in a pipeline's `$set`. */
  compute?: Record<string, unknown>
  unset?: readonly Exclude<keyof Row & string, '_id' | 'due'>[]
  /** The next work; null for none. Without it, the lease stays. */
  next?: NextDue | null
}

export interface CheckedChange<Row extends DueRow> {
  id: string
  where: mongo.Filter<Row>
  change: Change<Row>
}

/**
 * Saves changes in one round trip, and returns for each whether its row matched `where`; a second trip reads which,
 * where some did not. An Error as a result: the database refused this change.
 */
export async function saveChanges<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  changes: readonly CheckedChange<Row>[],
): Promise<(boolean | Error)[]> {
  const answers = new Map<CheckedChange<Row>, boolean | Error>()
  for (const round of roundsOf(changes)) {
    const saved = await saveRound(collection as unknown as mongo.Collection<StampedRow>, round)
    round.forEach((change, position) => {
      answers.set(change, saved[position] ?? false)
    })
  }
  return changes.map((change) => answers.get(change) ?? false)
}

interface StampedRow {
  _id: string
  /** The last save of the row: identifies the saved rows. */
  savedBy?: string
}

/** Changes of one row need separate writes: one write does not report which of them it saved. */
function roundsOf<Row extends DueRow>(changes: readonly CheckedChange<Row>[]): CheckedChange<Row>[][] {
  const rounds: CheckedChange<Row>[][] = []
  const before = new Map<string, number>()
  for (const change of changes) {
    const round = before.get(change.id) ?? 0
    before.set(change.id, round + 1)
    rounds[round] ??= []
    rounds[round].push(change)
  }
  return rounds
}

async function saveRound<Row extends DueRow>(
  collection: mongo.Collection<StampedRow>,
  changes: readonly CheckedChange<Row>[],
): Promise<(boolean | Error)[]> {
  const savedBy = randomUUID()
  const operations = changes.map((change) => ({ updateOne: operationOf(change, savedBy) }))
  const result = await collection
    .bulkWrite(operations as mongo.AnyBulkWriteOperation<StampedRow>[], { ordered: false })
    .then(({ matchedCount }) => ({ matchedCount, refused: new Map<number, mongo.WriteError>() }))
    .catch((error: unknown) => ({ matchedCount: -1, refused: refusedRows(error) }))
  if (result.matchedCount === changes.length) return changes.map(() => true)
  const ids = changes.map(({ id }) => id)
  const rows = await collection.find({ _id: { $in: ids }, savedBy }, { projection: { _id: 1 } }).toArray()
  const saved = new Set(rows.map(({ _id }) => _id))
  return changes.map(({ id }, position) => {
    const refused = result.refused.get(position)
    return refused === undefined ? saved.has(id) : refusalOf(refused)
  })
}

function operationOf<Row extends DueRow>({ id, where, change }: CheckedChange<Row>, savedBy: string) {
  return { filter: { ...where, _id: id }, update: updateOf(change, savedBy) }
}

/** A plain update costs the database less than a pipeline. */
function updateOf<Row extends DueRow>({ set = {}, compute, unset = [], next }: Change<Row>, savedBy: string) {
  const unsetFields = [...unset, ...(next === null ? ['due'] : [])]
  if (compute === undefined && !next) {
    const removed = Object.fromEntries(unsetFields.map((field) => [field, '']))
    return { $set: { ...set, savedBy }, ...(unsetFields.length === 0 ? {} : { $unset: removed }) }
  }
  const literal = Object.entries({ ...set, savedBy }).map(([field, value]) => [field, { $literal: value }])
  const due = next ? { due: dueIn(next) } : {}
  return [
    { $set: { ...Object.fromEntries(literal), ...compute, ...due } },
    ...(unsetFields.length === 0 ? [] : [{ $unset: unsetFields }]),
  ]
}
