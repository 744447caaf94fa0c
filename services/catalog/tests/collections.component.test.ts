import { isDeepStrictEqual } from 'node:util'
import { declareCollections } from '@etax/runtime'
import { type TestMongo, testMongo } from '@etax/testkit'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import mongoose, { type Connection } from 'mongoose'
import { schemas } from '../src/outbound/collections.ts'
import { moveJobs, OLD_JOBS } from '../src/outbound/migrations/0001-move-jobs.ts'
import { leaveOutAccents } from '../src/outbound/migrations/0002-leave-out-accents.ts'

jest.setTimeout(30_000)

const running = AbortSignal.any([])

let mongo: TestMongo
let connection: Connection

beforeAll(async () => {
  mongo = await testMongo()
  connection = await mongoose.createConnection(mongo.url, { dbName: mongo.database }).asPromise()
}, 120_000)

afterAll(async () => {
  await connection.close()
  await mongo[Symbol.asyncDispose]()
})

function database() {
  if (connection.db === undefined) throw new Error('not connected')
  return connection.db
}

test('declaring twice changes nothing', async () => {
  await declareCollections(database(), schemas)
  const before = await declared()

  await declareCollections(database(), schemas)

  expect(isDeepStrictEqual(await declared(), before)).toBe(true)
  expect(before).toHaveLength(Object.keys(schemas).length)
})

async function declared() {
  const collections = await database().listCollections().toArray()
  const indexed = collections.map(async (info) => ({ info, indexes: await database().collection(info.name).indexes() }))
  return (await Promise.all(indexed)).toSorted((a, b) => a.info.name.localeCompare(b.info.name))
}

test('jobs of the version before are moved, whether the new collection has some or not', async () => {
  const job = { workspaceId: 'w', path: 'taxpayers', id: 't', due: { at: new Date(0), lease: 'x' } }
  const { jobs } = await declareCollections(database(), schemas)
  await jobs.insertOne({ ...job, _id: 'new', kind: 'delete-dependents' } as never)

  for (const _id of ['a', 'b']) {
    await database()
      .collection(OLD_JOBS)
      .insertOne({ ...job, _id, kind: 'take-along' } as never)
    await moveJobs.run(database(), running)
  }

  const moved = await jobs.find({}, { sort: { _id: 1 } }).toArray()
  expect(moved.map(({ _id, kind }) => [_id, kind])).toEqual([
    ['a', 'delete-dependents'],
    ['b', 'delete-dependents'],
    ['new', 'delete-dependents'],
  ])
  expect(await database().listCollections({ name: OLD_JOBS }).toArray()).toEqual([])
})

test('a record found only with accents is found without them after the upgrade, otherwise unchanged', async () => {
  const { customers } = await declareCollections(database(), schemas)
  const at = new Date(0)
  const common = { workspaceId: 'old', live: true, createdAt: at, updatedAt: at, deletedAt: null, taxpayerId: 't' }
  const rows = [
    { ...common, _id: 'old-1', identification: '1', type: '06', name: 'Úrs', nameEndings: ['úrs', 'rs', 's'] },
    { ...common, _id: 'old-2', identification: '2', type: '06', name: 'Ana', nameEndings: ['ana', 'na', 'a'] },
  ]
  await customers.insertMany(rows as never)

  await leaveOutAccents.run(database(), running)
  await leaveOutAccents.run(database(), running)

  const [first, second] = await customers.find({ workspaceId: 'old' }, { sort: { _id: 1 } }).toArray()
  expect(first).toEqual({ ...rows[0], nameEndings: ['urs', 'rs', 's'] })
  expect(second).toEqual(rows[1])
})

test('the database refuses a row without its required fields', async () => {
  const { customers } = await declareCollections(database(), schemas)
  const now = new Date()
  const common = { workspaceId: 'w', live: true, createdAt: now, updatedAt: now, deletedAt: null }
  const customer = { identification: '1', type: '06', name: 'X', email: null, taxpayerId: 't' }

  await customers.insertOne({ ...common, ...customer, _id: '1' })

  await expect(customers.insertOne({ ...common, ...customer, name: 7, _id: '2' })).rejects.toMatchObject({ code: 121 })
  await expect(customers.insertOne({ ...common, _id: '3' })).rejects.toMatchObject({ code: 121 })
})
