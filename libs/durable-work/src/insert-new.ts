import { platformErrors } from '@etax/contracts'
import { mongo } from 'mongoose'
import { type DueRow, dueIn, type NextDue } from './due.ts'

/** The result of an insertion. `index` names the unique index of the existing row. */
export type Inserted = { kind: 'inserted' } | { kind: 'exists'; index: string }

export interface NewRow<Row extends DueRow> {
  row: Omit<Row, 'due'>
  /** Null for a row without work. */
  next: NextDue | null
}

interface StoredRow extends mongo.BSON.Document {
  _id: string
}

const DUPLICATE_KEY = 11_000
/** No row has this field: an upsert with it either inserts, or fails at the existing row and changes nothing. */
const NOWHERE = { __new: true }

/**
 * Inserts missing rows in one round trip, with a result for each. An Error as a result: the database refused this row
 * for another reason.
 * @throws the driver's error when the database does not answer: rows may or may not be stored. In a transaction an
 * existing row aborts everything; later results are then meaningless.
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

/** The unique index that refused a write; undefined for other errors. */
export function duplicateIndex(error: unknown): string | undefined {
  const { code, message, errmsg = message } = (error ?? {}) as { code?: unknown; message?: string; errmsg?: string }
  if (code !== DUPLICATE_KEY) return undefined
  return / index: (\S+) dup key/.exec(errmsg ?? '')?.[1] ?? ''
}

/** Only an upsert can compute `due` from the database's clock. */
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
 * The refused rows, by position.
 * @throws an error that concerns more than single rows
 */
export function refusedRows(error: unknown): Map<number, mongo.WriteError> {
  if (!(error instanceof mongo.MongoBulkWriteError)) throw error
  const refused = [error.writeErrors].flat()
  if (refused.length === 0 || error.hasErrorLabel('TransientTransactionError')) throw error
  if (error.result.getWriteConcernError() !== undefined) throw platformErrors.writeNotAcknowledged({ cause: error })
  return new Map(refused.map((one) => [one.index, one]))
}

export function refusalOf({ code, errmsg = 'the write was refused' }: mongo.WriteError): Error {
  return new mongo.MongoServerError({ message: errmsg, code })
}

function answerOf(refused: mongo.WriteError | undefined): Inserted | Error {
  if (refused === undefined) return { kind: 'inserted' }
  const error = refusalOf(refused)
  const index = duplicateIndex(error)
  return index === undefined ? error : { kind: 'exists', index }
}
