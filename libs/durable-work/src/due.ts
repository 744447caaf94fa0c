import { randomUUID } from 'node:crypto'
import type { mongo } from 'mongoose'

/**
 * Work that must happen later, kept in the row it belongs to. `at`, by the database's clock, is when whoever comes may
 * claim the row; `lease` names who has it until then.
 */
export interface Due {
  at: Date
  lease: string
  /** The lease that had run out when its holder was given a little longer: see `graceMs` of a claim. */
  lapsed?: string
}

/** A row that may have something due. A row without `due` has nothing left to do. */
export interface DueRow {
  _id: string
  due?: Due
}

/** A row that the caller has until its lease runs out. */
export type Leased<Row> = Row & { due: Due }

/** When a row is due next: so many milliseconds from the database's now, and who has it until then. */
export interface NextDue {
  inMs: number
  /** NO_LEASE, which means nobody, unless told. */
  lease?: string
}

/** The lease of a row that nobody has: it waits for whoever comes when it is due. */
export const NO_LEASE = ''

/** So many, or an expression over the row that comes to so many. */
export type Milliseconds = number | mongo.BSON.Document

/** A lease that nobody else has. */
export function newLease(): string {
  return randomUUID()
}

/** The partial index that claiming needs: only rows that wait are in it. Fields and options, for `schema.index`. */
export const DUE_INDEX = [
  { 'due.at': 1 },
  { name: 'due', partialFilterExpression: { 'due.at': { $exists: true } } },
] as const

/**
 * The index that claiming in fair turns needs instead: it holds all that the ranking asks about, so that a long queue
 * is ranked without reading its rows.
 * @param fields what the limits and the turns go by
 */
export function rankedDueIndex(name: string, fields: readonly string[]) {
  const key = ['due.at', ...fields, 'due.lease', '_id'].map((field) => [field, 1 as const])
  return [
    Object.fromEntries(key) as Record<string, 1>,
    { name, partialFilterExpression: { 'due.at': { $exists: true } } },
  ] as const
}

/** `due` in an update written as a pipeline, for writes of one's own: `[{ $set: { due: dueIn({ inMs: 0 }) } }]`. */
export function dueIn({ inMs, lease = NO_LEASE }: Omit<NextDue, 'inMs'> & { inMs: Milliseconds }): mongo.BSON.Document {
  return { at: { $add: ['$$NOW', typeof inMs === 'number' ? Math.round(inMs) : inMs] }, lease: { $literal: lease } }
}
