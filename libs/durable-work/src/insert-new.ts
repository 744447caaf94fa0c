import { platformErrors } from '@etax/contracts'
import { mongo } from 'mongoose'
import { type DueRow, dueIn, type NextDue } from './due.ts'

/** What became of a row that was to be inserted. `index` names the unique index by which it was there already. */
export type Inserted = { kind: 'inserted' } | { kind: 'exists'; index: string }

export interface NewRow<Row extends DueRow> {
  row: Omit<Row, 'due'>
  /** Null for a row with nothing to do. */
  next: NextDue | null
}

interface StoredRow extends mongo.BSON.Document {
  _id: string
}

const DUPLICATE_KEY = 11_000
/** A field that no row has: with it in the filter an upsert inserts or finds the row in its way, and changes nothing. */
const NOWHERE = { __new: true }

/**
 * Inserts the rows that are not there yet, in one round trip, and answers for each.
 * An Error in the place of an answer: this row was refused for another reason.
 * @throws what the driver throws when the database does not answer: then nothing is known to be stored. In a transaction
 * one row that exists aborts it; the answers after the first such row mean nothing.
 */
export async function insertNew<Row extends DueRow>(
  collection: mongo.Collection<Row>,
  rows: readonly NewRow<Row>[],
  options: { session?: mongo.ClientSession } = {},
): Promise<(Inserted | Error)[]> {
  if (rows.length === 0) return []
  const untyped = collection as unknown as mongo.Collection<StoredRow>
  const unordered = { ...options, ordered: false }
  const inserting = rows.every(({ next }) => next === null)
    ? untyped.insertMany(
        rows.map(({ row }) => ({ ...row }) as StoredRow),
        unordered,
      )
    : untyped.bulkWrite(rows.map(operationOf), unordered)
  const refused = await inserting.then(() => new Map<number, mongo.WriteError>(), refusedRows)
  return rows.map((_, position) => answerOf(refused.get(position)))
}

/** The unique index by which a write was refused; undefined for every other error. */
export function duplicateIndex(error: unknown): string | undefined {
  const { code, message, errmsg = message } = (error ?? {}) as { code?: unknown; message?: string; errmsg?: string }
  if (code !== DUPLICATE_KEY) return undefined
  return / index: (\S+) dup key/.exec(errmsg ?? '')?.[1] ?? ''
}

/** An insert cannot compute, an upsert can: this is how a new row gets its `due` from the database's clock. */
function operationOf<Row extends DueRow>({ row, next }: NewRow<Row>): mongo.AnyBulkWriteOperation<StoredRow> {
  const fields = [{ $literal: row }, ...(next === null ? [] : [{ due: dueIn(next) }])]
  return {
    updateOne: {
      filter: { _id: (row as DueRow)._id, ...NOWHERE },
      update: [{ $replaceWith: { $mergeObjects: fields } }],
      upsert: true,
    },
  }
}

/**
 * Which rows the database refused, by position.
 * @throws the error when it is about more than single rows
 */
export function refusedRows(error: unknown): Map<number, mongo.WriteError> {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error
  const refused = [error.writeErrors].flat()
  if (refused.length === 0 || error.hasErrorLabel('TransientTransactionError')) throw error
  if (error.result.getWriteConcernError() !== undefined) throw platformErrors.writeNotAcknowledged({ cause: error })
  return new Map(refused.map((one) => [one.index, one]))
}

/** The error of one row, as it would be thrown had it been written alone. */
export function refusalOf({ code, errmsg = 'the write was refused' }: mongo.WriteError): Error {
  return new mongo.MongoServerError({ message: errmsg, code })
}

function answerOf(refused: mongo.WriteError | undefined): Inserted | Error {
  if (refused === undefined) return { kind: 'inserted' }
  const error = refusalOf(refused)
  const index = duplicateIndex(error)
  return index === undefined ? error : { kind: 'exists', index }
}
