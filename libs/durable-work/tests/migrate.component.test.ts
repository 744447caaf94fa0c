import { type TestMongo, testMongo, until } from '@etax/testkit'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import mongoose, { type Connection, type mongo } from 'mongoose'
import {
  dropIndexes,
  MIGRATIONS,
  type MigrateOptions,
  type Migration,
  type MigrationRow,
  migrate,
} from '../src/index.ts'

let server: TestMongo
let connection: Connection
let db: mongo.Db

beforeAll(async () => {
  server = await testMongo()
  connection = await mongoose.createConnection(server.url, { dbName: server.database }).asPromise()
  db = connection.db as mongo.Db
}, 60_000)

afterEach(() => db.dropDatabase())

afterAll(async () => {
  await connection.close()
  await server[Symbol.asyncDispose]()
})

const silent = { info: () => {}, error: () => {} }
const never: number[] = []
const state = async () =>
  (
    await db
      .collection<MigrationRow>(MIGRATIONS)
      .find({}, { sort: { _id: 1 } })
      .toArray()
  ).map(({ _id, runs, problem }) => ({ _id, runs, ...(problem && { problem }) }))

async function start(migrations: readonly Migration[], options: Partial<MigrateOptions> = {}): Promise<void> {
  await using _ = await migrate({ db, migrations, log: silent, repeatAfterMs: never, ...options })
}

function step(name: string, run: Migration['run'] = async () => {}): Migration {
  return { name, run }
}

test('migrations run once, in order, and each new one after those that ran', async () => {
  const ran: string[] = []
  const steps = ['0001-a', '0002-b', '0003-c'].map((name) => step(name, async () => void ran.push(name)))

  await start(steps.slice(0, 2))
  await start(steps)
  await start(steps)

  expect(ran).toEqual(['0001-a', '0002-b', '0003-c'])
  expect(await state()).toEqual(ran.map((_id) => ({ _id, runs: 1 })))
})

test('of several starting processes one migrates, and all wait for its end', async () => {
  let [running, most, runs] = [0, 0, 0]
  const migration = step('0001-a', async () => {
    runs += 1
    running += 1
    most = Math.max(most, running)
    await db.collection('rows').insertOne({ name: 'done' })
    running -= 1
  })

  const attempts = Array.from({ length: 4 }, async () => {
    await start([migration])
    return db.collection('rows').countDocuments()
  })

  expect(await Promise.all(attempts)).toEqual([1, 1, 1, 1])
  expect({ most, runs }).toEqual({ most: 1, runs: 1 })
})

test('a failure names the migration, its place and its reason; the next start continues there', async () => {
  const later = jest.fn(async () => {})
  let isMended = false
  const failing = step('0001-a', async () => {
    if (!isMended) throw new Error('a row has no name: _id 7')
  })

  await expect(start([failing, step('0002-b', later)])).rejects.toMatchObject({
    code: 'SYS_00018',
    message: `A migration of the database failed: 0001-a in ${db.databaseName}: a row has no name: _id 7`,
  })
  expect(later).not.toHaveBeenCalled()
  expect(await state()).toMatchObject([{ _id: '0001-a', runs: 0, problem: 'a row has no name: _id 7' }, { runs: 0 }])
  isMended = true
  await start([failing, step('0002-b', later)])

  expect(await state()).toEqual([
    { _id: '0001-a', runs: 1 },
    { _id: '0002-b', runs: 1 },
  ])
})

test('one whose process was killed in the middle is run by another within its lease', async () => {
  const killed = step('0001-a', () => new Promise(() => {}))
  const run = jest.fn(async () => {})
  void migrate({ db, migrations: [killed], log: silent, leaseMs: 2_000_000_000 })
  await until('it has begun', async () => (await db.collection(MIGRATIONS).countDocuments({ 'due.lease': /./ })) > 0)

  const next = start([step('0001-a', run)])
  await db.collection(MIGRATIONS).updateOne({}, { $set: { 'due.at': new Date(0) } })
  await next

  expect(run).toHaveBeenCalledTimes(1)
})

test('a long migration keeps its lease, so that no other process runs it', async () => {
  const finish = Promise.withResolvers<void>()
  const run = jest.fn(() => finish.promise)
  const options = { leaseMs: 600 }
  const due = async () => (await db.collection<MigrationRow>(MIGRATIONS).findOne({ 'due.lease': /./ }))?.due?.at

  const both = [start([step('0001-a', run)], options), start([step('0001-a', run)], options)]
  const first = await until('it has begun', due)
  await until('its lease was renewed twice', async () => Number(await due()) >= Number(first) + 400)
  finish.resolve()
  await Promise.all(both)

  expect(run).toHaveBeenCalledTimes(1)
})

test('a migration in the background keeps no start waiting, and runs after those before it', async () => {
  const [first, second] = [Promise.withResolvers<void>(), jest.fn(async () => {})]
  const migrations = [
    { ...step('0001-a', () => first.promise), inBackground: true as const },
    { ...step('0002-b', second), inBackground: true as const },
    step('0003-c'),
  ]

  await using _ = await migrate({ db, migrations, log: silent, repeatAfterMs: never })
  expect(await state()).toMatchObject([{ runs: 0 }, { runs: 0 }, { _id: '0003-c', runs: 1 }])
  expect(second).not.toHaveBeenCalled()
  first.resolve()

  await until('both have run', async () => (await state()).every(({ runs }) => runs === 1))
})

test('one that fails in the background is logged and tried again; a stop leaves it to the next start', async () => {
  const error = jest.fn()
  const failing = { ...step('0001-a', () => Promise.reject(new Error('no'))), inBackground: true as const }
  const stopped = {
    name: '0001-a',
    run: (_: mongo.Db, stopping: AbortSignal) => {
      expect(stopping.aborted).toBe(false)
      return new Promise<void>((_done, fail) => stopping.addEventListener('abort', () => fail(stopping.reason)))
    },
    inBackground: true as const,
  }

  {
    await using _ = await migrate({ db, migrations: [failing], log: { ...silent, error } })
    await until('it has failed', async () => error.mock.calls.length > 0)
  }
  {
    await using _ = await migrate({ db, migrations: [stopped], log: { ...silent, error } })
    await until('it runs', async () => (await db.collection(MIGRATIONS).countDocuments({ 'due.lease': /./ })) > 0)
  }

  expect(error).toHaveBeenCalledTimes(1)
  expect(error.mock.calls[0]?.[0]).toMatchObject({ migration: '0001-a' })
  expect(await db.collection<MigrationRow>(MIGRATIONS).findOne()).toMatchObject({ runs: 0, due: { lease: '' } })
})

test('each migration is repeated, for rows of the previous version', async () => {
  const run = jest.fn(async () => {})

  await start([step('0001-a', run)], { repeatAfterMs: [0, 0] })
  await using _ = await migrate({ db, migrations: [step('0001-a', run)], log: silent, repeatAfterMs: [0, 0] })
  await until('it has run for the last time', async () => (await state())[0]?.runs === 3)

  expect(run).toHaveBeenCalledTimes(3)
  expect(await db.collection<MigrationRow>(MIGRATIONS).findOne()).not.toHaveProperty('due')
})

test('an index that is needed no longer goes, and one that is not there is no fault', async () => {
  const rows = db.collection('rows')
  await rows.createIndex({ name: 1 }, { name: 'former' })

  await dropIndexes(rows, ['former', 'never there'])
  await dropIndexes(rows, ['former'])
  await dropIndexes(db.collection('nowhere'), ['former'])

  expect((await rows.indexes()).map(({ name }) => name)).toEqual(['_id_'])
})
