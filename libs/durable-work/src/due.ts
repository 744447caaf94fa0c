import { randomUUID } from 'node:crypto'
import type { mongo } from 'mongoose'

/**
 * Later work of a row. From `at`, by the database's clock, any process may claim the row; until then `lease` names its
 * holder.
 */
export interface Due {
  at: Date
  lease: string
  /** The expired lease whose holder has extra time: see `graceMs` of a claim. */
  lapsed?: string
}

/** A row that may have work. A row without `due` has none. */
export interface DueRow {
  _id: string
  due?: Due
}

/** A row that the caller holds until its lease expires. */
export type Leased<Row> = Row & { due: Due }

/** The next time of work, in milliseconds from the database's now, and the holder until then. */
export interface NextDue {
  inMs: number
  /** Default: NO_LEASE, no holder. */
  lease?: string
}

export const NO_LEASE = ''

/** A number, or an expression over the row. */
export type Milliseconds = number | mongo.BSON.Document

export function newLease(): string {
  return randomUUID()
}

/** The partial index of claims: it has only rows with work. For `schema.index`. */
export const DUE_INDEX = [
  { 'due.at': 1 },
  { name: 'due', partialFilterExpression: { 'due.at': { $exists: true } } },
] as const

/**
 * The index of claims in turns: it has all fields of the ranking, which then reads no rows.
 * @param fields the fields of the limits and of the turns
 */
export function rankedDueIndex(name: string, fields: readonly string[]) {
  const key = ['due.at', ...fields, 'due.lease', '_id'].map((field) => [field, 1 as const])
  return [
    Object.fromEntries(key) as Record<string, 1>,
    { name, partialFilterExpression: { 'due.at': { $exists: true } } },
  ] as const
}

/** `due` in an update pipeline: `[{ $set: { due: dueIn({ inMs: 0 }) } }]`. */
export function dueIn({ inMs, lease = NO_LEASE }: Omit<NextDue, 'inMs'> & { inMs: Milliseconds }): mongo.BSON.Document {
  return { at: { $add: ['$$NOW', typeof inMs === 'number' ? Math.round(inMs) : inMs] }, lease: { $literal: lease } }
}
