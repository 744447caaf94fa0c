import { type TestMongo, testMongo } from '@etax/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import mongoose, { type Connection, type mongo } from 'mongoose'
import { type DueRow, dueIndex, takeDue } from '../src/index.ts'

interface Row extends DueRow {
  _id: string
}

let server: TestMongo
let connection: Connection
let rows: mongo.Collection<Row>

const before = new Date(Date.now() - 60_000)
const after = new Date(Date.now() + 60_000)

beforeAll(async () => {
  server = await testMongo()
  connection = await mongoose.createConnection(server.url, { dbName: server.database }).asPromise()
  rows = connection.collection<Row>('rows') as unknown as mongo.Collection<Row>
  await dueIndex(rows as unknown as mongo.Collection)
}, 60_000)

afterAll(async () => {
  await connection.close()
  await server[Symbol.asyncDispose]()
})

beforeEach(async () => {
  await rows.deleteMany({})
})

const take = (most = 10) => takeDue<Row>(rows as unknown as mongo.Collection, { leaseMs: 30_000, most })

test('only rows whose time has come are taken, those first that have waited longest', async () => {
  await rows.insertMany([
    { _id: 'later', due: { at: after, lease: 'mine' } },
    { _id: 'done' },
    { _id: 'due', due: { at: before, lease: 'a crashed process' } },
    { _id: 'oldest', due: { at: new Date(0), lease: 'a crashed process' } },
  ])

  expect((await take(1)).map(({ _id }) => _id)).toEqual(['oldest'])
  expect((await take()).map(({ _id }) => _id)).toEqual(['due'])
})

test('a row that was taken rests with whoever took it', async () => {
  await rows.insertOne({ _id: 'due', due: { at: before, lease: 'a crashed process' } })

  const [taken] = await take()

  expect(taken?.due?.lease).not.toBe('a crashed process')
  expect(taken?.due?.at.getTime()).toBeGreaterThan(Date.now())
  expect(await take()).toEqual([])
})

test('however many take at once, each row goes to one of them', async () => {
  await rows.insertMany(Array.from({ length: 50 }, (_, index) => ({ _id: `${index}`, due: { at: before, lease: '' } })))

  const taken = (await Promise.all(Array.from({ length: 8 }, () => take(50)))).flat().map(({ _id }) => _id)

  expect(taken).toHaveLength(50)
  expect(new Set(taken).size).toBe(50)
})

test('looking for what is due does not look through what rests', async () => {
  const resting = Array.from({ length: 500 }, (_, index) => ({ _id: `${index}`, due: { at: after, lease: 'mine' } }))
  await rows.insertMany(resting)
  const seen: number[] = []
  const client = await mongoose.createConnection(server.url, { dbName: server.database }).asPromise()
  await client.db?.command({ profile: 2 })

  await take()

  const profile = client.collection<{ docsExamined?: number; ns: string; op: string }>('system.profile')
  for await (const { docsExamined } of profile.find({ op: 'query', ns: `${server.database}.rows` })) {
    seen.push(docsExamined ?? 0)
  }
  await client.db?.command({ profile: 0 })
  await client.close()
  expect(seen).toEqual([0])
})
