import type { mongo } from 'mongoose'

/** Options of an operation. `session: undefined` is not the same as none under exact optional types. */
export function inTransaction(session: mongo.ClientSession | undefined): { session?: mongo.ClientSession } {
  return session === undefined ? {} : { session }
}
