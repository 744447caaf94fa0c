import { AppError } from '@etax/kernel'
import { mongo } from 'mongoose'

/** MongoDB's own words for "ask again": no primary, stepping down, shutting down, a lost connection. */
const PASSING = ['RetryableWriteError', 'TransientTransactionError', 'ResetPool', 'PoolRequestedRetry']

/** A socket that breaks while the driver writes to it: these reach us as they are. */
const BROKEN = ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']

/** The error as the house knows it: a database that does not answer is `unavailable`, everything else stays what it is. */
export function asOutage(error: unknown): unknown {
  if (!isOutage(error)) return error
  return new AppError('unavailable', 'CAT_50002', 'the catalog database does not answer', { cause: error })
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof mongo.MongoError)) return BROKEN.includes(String((error as { code?: unknown } | null)?.code))
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoClientClosedError ||
    PASSING.some((label) => error.hasErrorLabel(label))
  )
}
