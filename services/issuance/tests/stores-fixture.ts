import { createLogger, declareCollections } from '@etax/runtime'
import { testMongo } from '@etax/testkit'
import mongoose from 'mongoose'
import { bookReceipts } from '../src/book-receipts.ts'
import { concludeAtRest } from '../src/conclude-at-rest.ts'
import { schemas } from '../src/outbound/collections.ts'
import { databaseClock } from '../src/outbound/database-clock.ts'
import { mongoBookings } from '../src/outbound/mongo-bookings.ts'
import { mongoNumbering } from '../src/outbound/mongo-numbering.ts'
import { mongoReceipts } from '../src/outbound/mongo-receipts.ts'
import { mongoReports } from '../src/outbound/mongo-reports.ts'
import { recordFact } from '../src/record-fact.ts'

export async function storesFixture({ stepTimeoutMs = 1_000 } = {}) {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const connection = await mongoose.createConnection(mongo.url, { dbName: mongo.database }).asPromise()
  life.defer(() => connection.close())
  const { db } = connection
  if (db === undefined) throw new Error('not connected')
  const collections = await declareCollections(db, schemas)
  const timing = { stepTimeoutMs, reportDelayMs: 0, databaseNow: databaseClock(db) }
  const receipts = mongoReceipts(collections.receipts, timing)
  const bookings = mongoBookings(connection, collections, timing)
  const log = createLogger('issuance', 'silent')
  const atRest = concludeAtRest({ receipts, bookings, log })
  await bookings.begin()
  const ending = life.move()
  return {
    db,
    collections,
    receipts,
    bookings,
    numbering: mongoNumbering(connection, collections, timing),
    reports: mongoReports(connection, collections, timing),
    record: recordFact({ receipts, dispatcher: { dispatch: () => {} }, log, now: () => new Date() }),
    book: bookReceipts({ bookings, atRest, log }),
    atRest,
    /** Its connection breaks before the commit. */
    breaking: mongoBookings(connection, { ...collections, reports: brokenAt(collections.reports) }, timing),
    [Symbol.asyncDispose]: () => ending.disposeAsync(),
  }
}

function brokenAt<Collection extends object>(collection: Collection): Collection {
  return new Proxy(collection, {
    get: (target, name) => {
      const member = Reflect.get(target, name)
      if (name !== 'bulkWrite') return member
      return async (...parameters: unknown[]) => {
        await Reflect.apply(member as () => unknown, target, parameters)
        throw new Error('killed')
      }
    },
  })
}
