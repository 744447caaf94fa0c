import { randomUUID } from 'node:crypto'
import { createServer, type Server, type Socket, connect as tcp } from 'node:net'
import { Catalog } from '@etax/contracts'
import { client } from '@etax/rpc'
import { createLogger } from '@etax/runtime'
import { grpcWithoutTls, type TestMongo, testMongo, until } from '@etax/testkit'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import mongoose from 'mongoose'
import { OLD_JOBS } from '../src/outbound/migrations/0001-move-jobs.ts'
import { start } from '../src/service.ts'
import { aWorkspace } from './a-catalog.ts'

jest.setTimeout(30_000)

let mongo: TestMongo

beforeAll(async () => {
  mongo = await testMongo()
}, 120_000)

afterAll(async () => {
  await mongo[Symbol.asyncDispose]()
})

const context = {
  log: createLogger('catalog', 'silent'),
  openBus: () => {
    throw new Error('the catalog needs no bus')
  },
}

async function aCatalogAt(url: string, database: string) {
  await using life = new AsyncDisposableStack()
  const address = `unix:/tmp/catalog-${randomUUID()}.sock`
  const config = {
    mongodbUrl: url,
    mongodbDatabase: database,
    grpcListen: address,
    deployment: 'development' as const,
    healthHost: '127.0.0.1',
    ...grpcWithoutTls,
    healthPort: 0,
    logLevel: 'silent',
  }
  life.use(await start(config, context))
  const rpc = life.use(client(Catalog, address))
  const rest = life.move()
  return { rpc, [Symbol.asyncDispose]: () => rest.disposeAsync() }
}

async function aWire(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isCut = false
  const server: Server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = tcp(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('data', (bytes) => other.write(bytes))
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(url)
  own.port = `${(server.address() as { port: number }).port}`
  own.search = '?directConnection=true&serverSelectionTimeoutMS=1000'
  return {
    url: own.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('a taxpayer that was deleted is answered again, and handed out, until its deletion is concluded', async () => {
  const name = `${mongo.database}-deleted`
  await using catalog = await aCatalogAt(mongo.url, name)
  const { workspaceId, prepareOwn, remove } = aWorkspace(catalog.rpc)
  const { taxpayerId, ruc } = await prepareOwn()
  const deleted = { workspaceId, taxpayerId, ruc }

  await remove('taxpayers', taxpayerId)

  expect(await remove('taxpayers', taxpayerId)).toMatchObject({ id: taxpayerId, ruc })
  expect(await catalog.rpc.claimDeletedTaxpayers({})).toEqual({ taxpayers: [] })
  await using connection = await aConnection(name)
  await connection.makeDue('deleted-taxpayers')
  expect(await catalog.rpc.claimDeletedTaxpayers({})).toEqual({ taxpayers: [deleted] })
  expect(await catalog.rpc.claimDeletedTaxpayers({})).toEqual({ taxpayers: [] })
  await catalog.rpc.concludeTaxpayerDeletion(deleted)
  await catalog.rpc.concludeTaxpayerDeletion(deleted)
  await expect(remove('taxpayers', taxpayerId)).rejects.toMatchObject({ kind: 'not-found', code: 'CAT_10012' })
})

test('without its database the catalog is unavailable, and recovers by itself', async () => {
  await using wire = await aWire(mongo.url)
  await using catalog = await aCatalogAt(wire.url, `${mongo.database}-wire`)
  const workspace = aWorkspace(catalog.rpc)
  await workspace.prepare()

  wire.cut()
  const { workspaceId } = workspace
  const calls = [
    catalog.rpc.listRecords({ workspaceId, resource: 'emission-points' }, { deadlineMs: 40_000 }),
    catalog.rpc.resolveIssuer({ workspaceId, ruc: '1799999990001' }, { deadlineMs: 40_000 }),
  ]
  for (const answer of await Promise.allSettled(calls)) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
  }

  wire.mend()
  const listed = await until('the list again', () => workspace.list('emission-points'), { within: 30_000 })
  expect(listed.total).toBe(1)
}, 90_000)

test('an import continues after a crash: sales in between stay, and the counts include all lines', async () => {
  const database = `${mongo.database}-import`
  await using connection = await aConnection(database)
  await using wire = await aWire(mongo.url)
  await using other = await aCatalogAt(mongo.url, database)
  const { workspaceId, prepare, list } = aWorkspace(other.rpc)
  const { taxpayerId, ruc } = await prepare()
  const codes = Array.from({ length: 1_000 }, (_, at) => `P-${at}`)
  const lines = codes.map((code) => `${code},Perno,1.00,IVA15,true,100\n`)
  const content = Buffer.from(`code,name,price,tax,manageStock,currentStock\n${lines.join('')}`)
  const part = { workspaceId, taxpayerId, resource: 'products', importId: randomUUID(), part: 0, content }
  const importFile = ({ rpc }: Pick<typeof other, 'rpc'>) =>
    rpc.importRecords({ ...part, last: true }, { deadlineMs: 60_000 })
  const sold = { workspaceId, ruc, receiptId: randomUUID(), direction: 'OUT' }
  await using first = await aCatalogAt(wire.url, database)
  const cut = importFile(first).catch(() => {})
  await until('the first line', async () => (await connection.count('products', { code: 'P-0' })) > 0)
  wire.cut()
  await other.rpc.moveStock({ ...sold, lines: [{ code: 'P-0', quantity: '5' }] })
  await connection.makeDue('jobs')
  const counts = await importFile(other)
  wire.mend()
  await cut

  expect(counts).toMatchObject({ finished: true, created: codes.length, updated: 0, unchanged: 0, wrongLines: 0 })
  expect((await list('products', { code__like: 'P-0' })).records).toMatchObject([{ currentStock: 95 }])
  expect((await list('products', { code__like: 'P-999' })).records).toMatchObject([{ currentStock: 100 }])
}, 60_000)

test('the next process finishes the jobs of a dead one', async () => {
  const database = `${mongo.database}-left`
  await using connection = await aConnection(database)
  const left = await (async () => {
    await using first = await aCatalogAt(mongo.url, database)
    const workspace = aWorkspace(first.rpc)
    const { taxpayerId } = await workspace.prepare()
    const deletedTaxpayer = await workspace.create('taxpayers', { ruc: '1790011674001', name: 'Otra' })
    return { workspaceId: workspace.workspaceId, taxpayerId, deletedTaxpayer }
  })()
  const { workspaceId, taxpayerId, deletedTaxpayer } = left
  const importId = randomUUID()
  const key = `${workspaceId}/${importId}`
  const due = { at: new Date(0), lease: 'of a process that is no more' }
  const file = new mongoose.mongo.Binary(Buffer.from('identification,type,name\n1710034065,05,María\n'))
  const part = { _id: `${key}/0`, importId: key, number: 0, content: file, at: new Date() }
  const write = { resource: 'customers', taxpayerId, importId, parts: 1, at: new Date(), names: {} }
  await connection.insert('import-parts', [part])
  // The rows have the form of the previous version.
  await connection.insert(OLD_JOBS, [
    { _id: 'a', kind: 'take-along', workspaceId, path: 'taxpayers', id: deletedTaxpayer.id, due },
  ])
  await connection.clear('migrations')
  await connection.insert('jobs', [{ _id: 'b', kind: 'import', workspaceId, ...write, due }])

  await using next = await aCatalogAt(mongo.url, database)
  const workspace = aWorkspace(next.rpc, workspaceId)

  await until('both jobs done', async () => (await connection.count('jobs')) === 0)
  expect(await connection.count(OLD_JOBS)).toBe(0)
  expect((await workspace.list('customers')).records).toMatchObject([{ name: 'María' }])
  expect((await workspace.list('establishments', { taxpayerId__eq: String(deletedTaxpayer.id) })).total).toBe(0)
}, 60_000)

async function aConnection(database: string) {
  const connection = await mongoose.createConnection(mongo.url, { dbName: database }).asPromise()
  return {
    insert: (collection: string, rows: object[]) => connection.collection(collection).insertMany(rows),
    makeDue: (collection: string) =>
      connection.collection(collection).updateMany({}, { $set: { 'due.at': new Date(0) } }),
    clear: (collection: string) => connection.collection(collection).deleteMany({}),
    /** A transaction does not see fresh writes of others. */
    count: (collection: string, filter = {}) =>
      connection.collection(collection).countDocuments(filter, { readConcern: { level: 'majority' } }),
    [Symbol.asyncDispose]: () => connection.close(),
  }
}
