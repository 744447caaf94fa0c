import type { Connection, mongo } from 'mongoose'

export type InTransaction = <T>(work: (session: mongo.ClientSession) => Promise<T>) => Promise<T>

/** Runs work in a transaction, again after a conflict; reads see one snapshot. */
export function inTransaction(connection: Connection): InTransaction {
  return async (work) => {
    const session = connection.getClient().startSession()
    try {
      const options = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', j: true } } as const
      return await session.withTransaction(() => work(session), { ...options, maxCommitTimeMS: 10_000 })
    } finally {
      await session.endSession()
    }
  }
}
