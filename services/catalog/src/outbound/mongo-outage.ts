import { AppError } from '@etax/kernel'
import { mongo } from 'mongoose'

/** MongoDB's own words for "ask again": no primary, stepping down, shutting down, a lost connection. */
const PASSING = ['RetryableWriteError', 'TransientTransactionError', 'ResetPool', 'PoolRequestedRetry']

/** The error as the house knows it: a database that does not answer is `unavailable`, everything else stays what it is. */
export function asOutage(error: unknown): unknown {
  if (!(error instanceof mongo.MongoError)) return error
  const isGone =
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error instanceof mongo.MongoClientClosedError ||
    PASSING.some((label) => error.hasErrorLabel(label))
  return isGone
    ? new AppError('unavailable', 'CAT_50002', 'the catalog database does not answer', { cause: error })
    : error
}
