import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { insertNew } from '@etax/durable-work'
import { isOutage } from '@etax/kernel'
import { findMongo } from '@etax/testkit'
import { afterEach, expect, test } from '@jest/globals'
import mongoose, { type Connection } from 'mongoose'
import { connectMongo } from '../src/index.ts'

interface Row {
  _id: string
}

let life = new AsyncDisposableStack()

afterEach(async () => {
  await life.disposeAsync()
  life = new AsyncDisposableStack()
})

async function aMongo() {
  const dataDir = await mkdtemp(join(tmpdir(), 'etax-outage-'))
  life.defer(() => rm(dataDir, { recursive: true, force: true }))
  const shared = process.env.MONGODB_URL
  delete process.env.MONGODB_URL
  try {
    return life.use(await findMongo({ dataDir }))
  } finally {
    if (shared !== undefined) process.env.MONGODB_URL = shared
  }
}

async function aConnection(url: string, options: mongoose.ConnectOptions = {}): Promise<Connection> {
  const connection = mongoose.createConnection(url, {
    dbName: 'outage',
    serverSelectionTimeoutMS: 500,
    ...options,
  })
  life.defer(() => connection.close())
  return connection.asPromise()
}

async function thrownBy(connection: Connection): Promise<Record<string, unknown>> {
  const rows = connection.collection<Row>('rows') as never as mongoose.mongo.Collection<Row>
  const calls = {
    find: () => rows.findOne({ _id: 'a' }),
    update: () => rows.updateOne({ _id: 'a' }, { $set: { x: 1 } }),
    bulkWrite: () => rows.bulkWrite([{ insertOne: { document: { _id: 'b' } } }], { ordered: false }),
    insertMany: () => rows.insertMany([{ _id: 'c' }], { ordered: false }),
    insertNew: () => insertNew(rows, [{ row: { _id: 'd' }, next: { inMs: 0 } }]),
    transaction: () =>
      connection
        .getClient()
        .withSession((session) =>
          session.withTransaction(() => rows.insertOne({ _id: 'e' }, { session }), { timeoutMS: 800 }),
        ),
  }
  const thrown: Record<string, unknown> = {}
  for (const [name, call] of Object.entries(calls)) {
    thrown[name] = await call().then(
      () => undefined,
      (error: unknown) => error,
    )
  }
  return thrown
}

function verdicts(thrown: Record<string, unknown>): Record<string, boolean> {
  return Object.fromEntries(Object.entries(thrown).map(([name, error]) => [name, isOutage(error)]))
}

const ALL_OUTAGES = { find: true, update: true, bulkWrite: true, insertMany: true, insertNew: true, transaction: true }

test('whatever a MongoDB that was stopped makes the driver throw is an outage', async () => {
  const mongod = await aMongo()
  const connection = await aConnection(mongod.url)
  await connection.collection<Row>('rows').insertOne({ _id: 'a' })
  const busy = Array.from({ length: 20 }, (_, i) => connection.collection('rows').findOne({ $where: 'sleep(20)', i }))

  const cutOff = Promise.allSettled(busy)
  await mongod[Symbol.asyncDispose]()

  const cut = (await cutOff).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(cut.filter((error) => !isOutage(error))).toEqual([])
  expect(verdicts(await thrownBy(connection))).toEqual(ALL_OUTAGES)
}, 120_000)

test('whatever a MongoDB that has no primary makes the driver throw is an outage', async () => {
  const mongod = await aMongo()
  const direct = `${mongod.url.split('?')[0]}?directConnection=true`
  const connection = await aConnection(direct, { retryWrites: false, retryReads: false })
  await connection.collection<Row>('rows').insertOne({ _id: 'a' })

  await connection.getClient().db('admin').command({ replSetStepDown: 60, force: true })

  // A direct connection to a secondary still reads.
  const { find, ...writes } = await thrownBy(connection)
  expect({ find: find === undefined, ...verdicts(writes) }).toEqual(ALL_OUTAGES)
}, 120_000)

test('a refusal of MongoDB is not an outage', async () => {
  const mongod = await aMongo()
  const { db, ...mongo } = life.use(await connectMongo(mongod.url, 'refusals'))
  expect(await mongo.healthy()).toBe(true)
  const rows = db.collection<Row>('rows')
  await rows.insertOne({ _id: 'a' })

  const thrown = await Promise.all(
    [
      rows.insertOne({ _id: 'a' }),
      rows.insertMany([{ _id: 'a' }], { ordered: false }),
      rows.bulkWrite([{ updateOne: { filter: { _id: 'a' }, update: [{ $nonsense: 1 }] } }]),
      rows.findOne({ $nonsense: 1 }),
      db.command({ nonsense: 1 }),
    ].map((call) => call.catch((error: unknown) => error)),
  )

  expect(thrown.map((error) => error instanceof Error && isOutage(error))).toEqual(thrown.map(() => false))
}, 120_000)
