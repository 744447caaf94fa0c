import type { mongo } from 'mongoose'

/** Exact optional types refuse `session: undefined`. */
export function inTransaction(session: mongo.ClientSession | undefined): { session?: mongo.ClientSession } {
  return session === undefined ? {} : { session }
}
