import { within } from '@etax/kernel'
import { mongo } from 'mongoose'
import { fault } from '../domain/error-catalog.ts'

type Call = (...input: unknown[]) => Promise<unknown>

/** MongoDB's own words for "ask again": no primary, stepping down, shutting down, a lost connection. */
const PASSING = ['RetryableWriteError', 'TransientTransactionError', 'ResetPool', 'PoolRequestedRetry']

/**
 * The same calls; a database that is away, or does not answer within `ms`, is said to be so.
 * @throws AppError `unavailable` SYS_10002, besides what the calls throw
 */
export function answering<Store extends object>(store: Store, ms: number): Store {
  const calls = Object.entries(store as Record<string, Call>).map(([name, call]) => [name, guarded(call, ms)])
  return Object.fromEntries(calls) as Store
}

function guarded(call: Call, ms: number): Call {
  return (...input) =>
    within(ms, 'asking the accounts', call(...input)).catch((error: unknown) => {
      throw isOutage(error) ? fault('SYS_10002', { cause: error, retryAfter: 1 }) : error
    })
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof mongo.MongoError)) return false
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    PASSING.some((label) => error.hasErrorLabel(label))
  )
}
