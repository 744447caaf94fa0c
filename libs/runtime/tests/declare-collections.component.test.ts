import { DUE_INDEX, type DueRow } from '@etax/durable-work'
import { type TestMongo, testMongo } from '@etax/testkit'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { Schema } from 'mongoose'
import { collectionsOf, connectMongo, declareCollections, type Mongo } from '../src/index.ts'

interface Delivery extends DueRow {
  status: 'pending' | 'done'
  tries?: number
  attempts?: { at: Date; note?: string | null }[]
  content?: Buffer
}

const deliveries = new Schema<Delivery>(
  {
    _id: String,
    status: { type: String, required: true, enum: ['pending', 'done'] },
    tries: Number,
    attempts: [{ at: { type: Date, required: true }, note: String }],
    content: Buffer,
    due: { at: Date, lease: String },
  },
  { collection: 'deliveries' },
).index(...DUE_INDEX)

const endpoints = new Schema<{ _id: string; url: string }>(
  { _id: String, url: { type: String, required: true } },
  { collection: 'endpoints' },
).index({ url: 1 }, { name: 'url', unique: true })

let server: TestMongo
let mongo: Mongo

beforeEach(async () => {
  server = await testMongo()
  mongo = await connectMongo(server.url, server.database)
})

afterEach(async () => {
  await mongo[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const indexNames = async (name: string) =>
  (await mongo.db.collection(name).indexes()).map((index) => index.name ?? '').sort()

test('collections are made with their indexes and nothing else', async () => {
  const collections = await declareCollections(mongo.db, { deliveries, endpoints })

  expect(collections.deliveries.collectionName).toBe('deliveries')
  expect(await indexNames('deliveries')).toEqual(['_id_', 'due'])
  expect(await indexNames('endpoints')).toEqual(['_id_', 'url'])
  const [due] = (await collections.deliveries.indexes()).filter(({ name }) => name === 'due')
  expect(due).toMatchObject({ key: { 'due.at': 1 }, partialFilterExpression: { 'due.at': { $exists: true } } })
})

test('it may run twice, and several at once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => declareCollections(mongo.db, { deliveries, endpoints })))
  await declareCollections(mongo.db, { deliveries, endpoints })

  expect(await indexNames('deliveries')).toEqual(['_id_', 'due'])
})

test('rows of the declared shape are stored, with fields that the schema does not know', async () => {
  const { deliveries: rows } = await declareCollections(mongo.db, { deliveries })
  const newer = { inventedLater: { a: 1 }, status: 'a status of tomorrow' as 'done' }

  await rows.insertOne({ _id: 'a', status: 'pending' })
  await rows.insertOne({ _id: 'b', ...newer, attempts: [{ at: new Date() }, { at: new Date(), note: null }] })
  await rows.insertOne({ _id: 'c', status: 'done', content: Buffer.from('x'), due: { at: new Date(), lease: '' } })

  expect(await rows.countDocuments()).toBe(3)
})

test.each([
  ['without what is required', { _id: 'a' }],
  ['with a text where a number belongs', { _id: 'a', status: 'done', tries: '3' }],
  ['with a part that lacks what is required', { _id: 'a', status: 'done', attempts: [{}] }],
])('a row %s is refused', async (_what, row) => {
  const { deliveries: rows } = await declareCollections(mongo.db, { deliveries })

  await expect(rows.insertOne(row as never)).rejects.toMatchObject({ code: 121 })
})

test('rows from before stay, and may be changed though they do not fit', async () => {
  const { deliveries: rows } = collectionsOf(mongo.db, { deliveries })
  await rows.insertOne({ _id: 'old', tries: 'three' } as never)

  await declareCollections(mongo.db, { deliveries })
  await rows.updateOne({ _id: 'old' }, { $set: { content: Buffer.from('x') } })

  expect(await rows.findOne({ _id: 'old' })).toMatchObject({ tries: 'three' })
  await expect(rows.insertOne({ _id: 'new', tries: 'three' } as never)).rejects.toMatchObject({ code: 121 })
})

test('a schema that has changed replaces the validator', async () => {
  await declareCollections(mongo.db, { endpoints })
  const changed = new Schema<{ _id: string; url?: string; owner: string }>(
    { _id: String, url: String, owner: { type: String, required: true } },
    { collection: 'endpoints' },
  ).index({ owner: 1 }, { name: 'owner' })

  const { endpoints: rows } = await declareCollections(mongo.db, { endpoints: changed })

  await rows.insertOne({ _id: 'a', owner: 'o' })
  await expect(rows.insertOne({ _id: 'b', url: 'u' } as never)).rejects.toMatchObject({ code: 121 })
  expect(await indexNames('endpoints')).toEqual(['_id_', 'owner', 'url'])
})

test('an index whose definition changed under its name is refused by name, and nothing is lost', async () => {
  await declareCollections(mongo.db, { endpoints })
  const changed = new Schema<{ _id: string; url: string }>(
    { _id: String, url: { type: String, required: true } },
    { collection: 'endpoints' },
  ).index({ url: 1 }, { name: 'url' })

  const declaring = declareCollections(mongo.db, { endpoints: changed })

  await expect(declaring).rejects.toMatchObject({
    code: 'SYS_00019',
    message: expect.stringMatching(/^An index .* than in this version: test-.*\.endpoints: .*name: "url"/),
  })
  expect((await mongo.db.collection('endpoints').indexes()).at(-1)).toMatchObject({ name: 'url', unique: true })
})

test('a validator that has not changed is not set again', async () => {
  await declareCollections(mongo.db, { deliveries })
  await mongo.db.command({ profile: 2 })

  await declareCollections(mongo.db, { deliveries })

  await mongo.db.command({ profile: 0 })
  expect(await mongo.db.collection('system.profile').countDocuments({ 'command.collMod': { $exists: true } })).toBe(0)
})

test('a schema that names no collection is a mistake', async () => {
  await expect(declareCollections(mongo.db, { nameless: new Schema({ _id: String }) })).rejects.toThrow(TypeError)
})
