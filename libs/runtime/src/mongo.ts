import { AppError, within } from '@etax/kernel'
import mongoose, { type Connection, type mongo } from 'mongoose'

export interface Mongo extends AsyncDisposable {
  /** For models. */
  connection: Connection
  /** The native database, for hot paths. */
  db: mongo.Db
  /** Whether the primary answers within a second. */
  healthy(): Promise<boolean>
}

/**
 * Connects to a service's own database. Every write is acknowledged by a majority, journaled; decisions read what a
 * majority has.
 * @throws AppError `unavailable` SYS_00008 when MongoDB does not answer within 20 s.
 */
export async function connectMongo(url: string, database: string): Promise<Mongo> {
  const connection = mongoose.createConnection(url, {
    dbName: database,
    autoIndex: false,
    autoCreate: false,
    writeConcern: { w: 'majority', journal: true },
    readConcernLevel: 'majority',
    serverSelectionTimeoutMS: 20_000,
    maxPoolSize: 20,
  })
  try {
    await connection.asPromise()
  } catch (error) {
    await connection.close().catch(() => {})
    throw new AppError('unavailable', 'SYS_00008', `MongoDB does not answer (database ${database})`, { cause: error })
  }
  const db = connection.db
  if (db === undefined) throw new AppError('internal', 'SYS_00009', 'connected, but without a database')
  return {
    connection,
    db,
    healthy: () =>
      within(1_000, 'asking MongoDB', db.command({ ping: 1 }, { readPreference: 'primary' })).then(
        () => true,
        () => false,
      ),
    async [Symbol.asyncDispose]() {
      await connection.close()
    },
  }
}
