import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMongo, testMongo, testRabbit } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { MongoClient } from 'mongodb'

const UNAUTHORIZED = 13

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'etax-infrastructure-'))
  delete process.env.MONGODB_URL
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a MongoDB that is started again is at the same address, has its data, and takes transactions', async () => {
  const first = await findMongo({ dataDir })
  await write(first.url, 'kept')
  await first[Symbol.asyncDispose]()

  await using second = await findMongo({ dataDir })

  expect(second.url).toBe(first.url)
  expect(await write(second.url, 'new')).toEqual(['kept', 'new'])
}, 120_000)

test('its data needs a password, which only its user can read', async () => {
  await using server = await findMongo({ dataDir })
  await using anonymous = new MongoClient(server.url.replace(/\/\/.*@/, '//').replace('&authSource=admin', ''))

  await expect(anonymous.db('try').collection('rows').findOne()).rejects.toMatchObject({ code: UNAUTHORIZED })
  expect(['mongo', 'mongo.json', 'mongo.key'].map((name) => statSync(join(dataDir, name)).mode & 0o077)).toEqual([
    0, 0, 0,
  ])
}, 60_000)

test('data from before passwords are kept, and get one', async () => {
  await (await findMongo({ dataDir }))[Symbol.asyncDispose]()
  const choice = JSON.parse(readFileSync(join(dataDir, 'mongo.json'), 'utf8'))
  writeFileSync(join(dataDir, 'mongo.json'), JSON.stringify({ by: choice.by, port: choice.port }))

  await using server = await findMongo({ dataDir })

  expect(server.url).not.toContain(choice.password)
  expect(await write(server.url, 'later')).toContain('kept')
}, 120_000)

test('data that another MongoDB is using are left alone', async () => {
  await using _running = await findMongo({ dataDir })

  await expect(findMongo({ dataDir })).rejects.toThrow('is in use')
}, 60_000)

test('the database of a test file is dropped at its end', async () => {
  await using server = await findMongo({ dataDir })
  process.env.MONGODB_URL = server.url
  const mine = await testMongo()
  await using client = new MongoClient(server.url)
  await client.db(mine.database).collection('rows').insertOne({})

  await mine[Symbol.asyncDispose]()

  const { databases } = await client.db().admin().listDatabases()
  expect(databases.map(({ name }) => name)).not.toContain(mine.database)
}, 60_000)

test('two test files on one RabbitMQ have a virtual host each', async () => {
  await using one = await testRabbit()
  process.env.RABBITMQ_URL ??= one.url.slice(0, one.url.lastIndexOf('/'))
  await using other = await testRabbit()

  expect(new URL(one.url).port).toBe(new URL(other.url).port)
  expect(new URL(one.url).pathname).not.toBe(new URL(other.url).pathname)
}, 120_000)

async function write(url: string, name: string): Promise<string[]> {
  await using client = new MongoClient(url)
  const rows = client.db('try').collection<{ name: string }>('rows')
  await client.withSession((session) => session.withTransaction(() => rows.insertOne({ name }, { session })))
  return (await rows.find().sort({ _id: 1 }).toArray()).map((row) => row.name)
}
