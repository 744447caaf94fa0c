import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import mongoose from 'mongoose'
import { resources } from '../src/resources/resources.ts'
import { aCatalog, aWorkspace, type RunningCatalog } from './a-catalog.ts'

jest.setTimeout(30_000)

const RUC = '1790012345001'
const REFUSED = { kind: 'forbidden', code: 'ACS_10006' }

let catalog: RunningCatalog

beforeAll(async () => {
  catalog = await aCatalog()
}, 120_000)

afterAll(async () => {
  await catalog[Symbol.asyncDispose]()
})

async function stored() {
  const { url, database: dbName } = catalog.mongo
  const connection = await mongoose.createConnection(url, { dbName }).asPromise()
  return {
    collection: connection.collection.bind(connection),
    [Symbol.asyncDispose]: () => connection.close(),
  }
}

type Key = 'session' | 'live key' | 'test key'

const CALLERS = {
  session: { mode: 'test', spareProduction: false },
  'live key': { mode: 'live', spareProduction: false },
  'test key': { mode: 'test', spareProduction: true },
}

async function aTaxpayer() {
  const workspace = aWorkspace(catalog.rpc)
  const { workspaceId } = workspace
  const own = await workspace.prepareOwn()
  const { taxpayerId, establishmentId, emissionPointId } = own
  const first = async (resource: string, filters = {}) => (await workspace.list(resource, filters)).records[0] ?? {}
  const tax = await first('taxes', { code__like: 'IVA15' })
  const priceType = await first('price-types', { taxpayerId__eq: taxpayerId })
  const named = { taxpayerId, name: 'N' }
  const product = { ...named, code: 'P', price: '1', taxId: tax.id }
  const { id: productId } = await workspace.create('products', product)
  const customer = { ...named, identification: '1710034065', type: '05' }
  const { id: customerId } = await workspace.create('customers', customer)
  const [payment] = (await workspace.list('payment-methods')).records
  const invoice = {
    taxpayerId,
    establishmentId,
    emissionPointId,
    customerId,
    issueDate: '2026-11-20',
    paymentMethods: [{ paymentMethodId: payment?.id, value: '1.15' }],
    details: [{ productId, quantity: 1, price: '1.00' }],
  }
  const price = { taxpayerId, productId, priceTypeId: priceType.id, price: '1' }
  const bodies: Record<string, object> = {
    taxpayers: { ruc: '1790011674001', name: 'Otra' },
    taxes: { name: 'IVA', code: 'X', percentage: '15', isRetention: false, authorityCode: '4' },
    customers: { ...customer, identification: '1790085783001', type: '04' },
    categories: named,
    warehouses: named,
    establishments: { ...named, code: 7 },
    'emission-points': { ...named, code: 7, establishmentId },
    products: { ...product, code: 'Q' },
    'product-prices': price,
    'price-types': named,
    invoices: invoice,
  }
  const write = (key: Key) => ({ workspaceId, ruc: RUC, ...CALLERS[key] })
  const json = (body: object) => Buffer.from(JSON.stringify(body))
  const by = (key: Key) => ({
    create: async (resource: string, body: object) =>
      JSON.parse(String((await catalog.rpc.createRecord({ ...write(key), resource, record: json(body) })).record)),
    update: (resource: string, id: unknown, body: object) =>
      catalog.rpc.updateRecord({ ...write(key), resource, id: String(id), record: json(body) }),
    remove: (resource: string, id: unknown) => catalog.rpc.deleteRecord({ ...write(key), resource, id: String(id) }),
    claim: (id: unknown) => catalog.rpc.claimInvoice({ ...write(key), invoiceId: String(id), receiptId: randomUUID() }),
  })
  const certify = () => catalog.rpc.noteCertificate({ workspaceId, ruc: RUC, certificateId: randomUUID() })
  return { ...workspace, ...own, bodies, write, by, certify, productId, customerId }
}

test.each(Object.keys(resources))(
  'once its taxpayer is in production, a test key writes none of the %s',
  async (path) => {
    const { by, bodies, certify, get, list, taxpayerId } = await aTaxpayer()
    const [session, testKey] = [by('session'), by('test key')]
    const body = bodies[path] ?? {}
    const id = path === 'taxpayers' ? taxpayerId : (await session.create(path, body)).id
    const owner = 'taxpayerId' in resources[path as 'taxes'].fields ? { taxpayerId } : {}
    await testKey.update(path, id, owner)
    await session.update(path, id, owner)
    await certify()
    const before = [await get(path, id), (await list(path)).total]

    const change = { ...owner, ...('name' in body && { name: 'M' }) }
    await expect(testKey.update(path, id, change)).rejects.toMatchObject(REFUSED)
    await expect(testKey.remove(path, id)).rejects.toMatchObject(REFUSED)
    if (!['taxpayers', 'invoices'].includes(path)) {
      await expect(testKey.create(path, body)).rejects.toMatchObject(REFUSED)
      await expect(testKey.create(path, owner)).rejects.toMatchObject(REFUSED)
    }

    expect([await get(path, id), (await list(path)).total]).toEqual(before)
    await by('live key').update(path, id, change)
    await session.remove(path, id)
  },
)

test.each(['customers', 'products'])('the developer API and files of %s refuse the same', async (resource) => {
  const { by, certify, list, get, write, taxpayerId, productId, customerId } = await aTaxpayer()
  const id = { customers: customerId, products: productId }[resource]
  const body = {
    customers: { identificationType: 'PASSPORT', identification: 'X1', legalName: 'M' },
    products: { code: 'Q', description: 'M', unitPrice: 1, taxType: 'IVA_RATE', tax: 8 },
  }[resource]
  await certify()
  const taxes = await list('taxes')
  const before = [await get(resource, String(id)), await list(resource)]
  const testKey = by('test key')

  await expect(testKey.create(`developer/${resource}`, body ?? {})).rejects.toMatchObject(REFUSED)
  await expect(testKey.update(`developer/${resource}`, id, body ?? {})).rejects.toMatchObject(REFUSED)
  await expect(testKey.remove(`developer/${resource}`, id)).rejects.toMatchObject(REFUSED)
  const file = { ...write('test key'), resource, taxpayerId, importId: randomUUID(), content: Buffer.from('code\r\n') }
  for (const last of [false, true]) {
    await expect(catalog.rpc.importRecords({ ...file, last })).rejects.toMatchObject(REFUSED)
  }

  expect([await get(resource, String(id)), await list(resource)]).toEqual(before)
  expect(await list('taxes')).toEqual(taxes)
  await using rows = await stored()
  expect(await rows.collection('import-parts').countDocuments()).toBe(0)
})

test('a logo is refused before it is looked at', async () => {
  const { certify, write, taxpayerId } = await aTaxpayer()
  await certify()

  const logo = { ...write('test key'), taxpayerId, content: Buffer.from('no picture') }
  await expect(catalog.rpc.storeLogo(logo)).rejects.toMatchObject(REFUSED)
})

test('test keys write drafts of their own, and no others', async () => {
  const { by, bodies, certify, taxpayerId } = await aTaxpayer()
  const [session, live, testKey] = [by('session'), by('live key'), by('test key')]
  await certify()
  const draft = bodies.invoices ?? {}
  const [own, ofLive, ofSession] = [
    await testKey.create('invoices', draft),
    await live.create('invoices', draft),
    await session.create('invoices', draft),
  ]

  for (const { id } of [ofLive, ofSession]) {
    await expect(testKey.update('invoices', id, draft)).rejects.toMatchObject(REFUSED)
    await expect(testKey.remove('invoices', id)).rejects.toMatchObject(REFUSED)
    await expect(testKey.claim(id)).rejects.toMatchObject(REFUSED)
  }
  await testKey.update('invoices', own.id, draft)
  expect(await testKey.claim(own.id)).toMatchObject({ issuedBefore: false })
  expect(await live.claim(ofSession.id)).toMatchObject({ issuedBefore: false })
  const second = await testKey.create('invoices', draft)
  await expect(live.claim(second.id)).rejects.toMatchObject({ kind: 'conflict', code: 'CAT_10061' })
  await live.update('invoices', second.id, {})
  await expect(testKey.update('invoices', second.id, { taxpayerId })).rejects.toMatchObject(REFUSED)
  expect(await live.claim(second.id)).toMatchObject({ issuedBefore: false })
  const third = await testKey.create('invoices', draft)
  await testKey.remove('invoices', third.id)
})

test('an invoice of the version before, which has no mark, counts as written live', async () => {
  const { by, bodies, certify } = await aTaxpayer()
  const { id } = await by('test key').create('invoices', bodies.invoices ?? {})
  await using connection = await stored()
  const rows = connection.collection<{ _id: string }>('invoices')
  await rows.updateOne({ _id: id }, { $unset: { byTestKey: '' } })
  await by('test key').update('invoices', id, {})
  await rows.updateOne({ _id: id }, { $unset: { byTestKey: '' } })
  await certify()

  await expect(by('test key').update('invoices', id, {})).rejects.toMatchObject(REFUSED)
  expect(await by('live key').claim(id)).toMatchObject({ issuedBefore: false })
})

test('a test key gets the receipt of a sandbox invoice that another key wrote', async () => {
  const { by, bodies, certify, write, workspaceId } = await aTaxpayer()
  const { id } = await by('session').create('invoices', bodies.invoices ?? {})
  const { receiptId } = await by('test key').claim(id)
  const attempt = { workspaceId, invoiceId: id, mode: write('test key').mode, receiptId, attemptId: receiptId }
  await catalog.rpc.concludeInvoice({ ...attempt, issued: true })
  await certify()

  expect(await by('test key').claim(id)).toMatchObject({ receiptId, issuedBefore: true })
})

test('writes of a test key that meet a certificate are before it, or refused and without a trace', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { by, bodies, certify, list, taxpayerId } = await aTaxpayer()
    const testKey = by('test key')
    const attempts = ['customers', 'categories', 'establishments', 'price-types', 'warehouses']
    const earlier = await Promise.all(attempts.map((path) => list(path, { taxpayerId__eq: taxpayerId })))

    const [, ...results] = await Promise.allSettled([
      certify(),
      ...attempts.map((path) => testKey.create(path, bodies[path] ?? {})),
    ])

    for (const [at, path] of attempts.entries()) {
      const outcome = results[at]
      const { total } = await list(path, { taxpayerId__eq: taxpayerId })
      expect(total).toBe((earlier[at]?.total ?? 0) + Number(outcome?.status === 'fulfilled'))
      if (outcome?.status === 'rejected') expect(outcome.reason).toMatchObject(REFUSED)
      await expect(
        testKey.create(path, { ...bodies[path], code: 99, identification: 'X9', type: '06' }),
      ).rejects.toBeDefined()
    }
  }
})

test('the test taxpayer is never in production, and neither are other taxpayers of the workspace', async () => {
  const { by, certify, workspaceId, prepare } = await aTaxpayer()
  await certify()
  const test = await prepare()
  await catalog.rpc.noteCertificate({ workspaceId, ruc: test.ruc, certificateId: randomUUID() })
  const other = await by('test key').create('taxpayers', { ruc: '1790011674001', name: 'Pruebas' })

  for (const taxpayerId of [test.taxpayerId, other.id]) {
    const { id } = await by('test key').create('categories', { taxpayerId, name: 'N' })
    await by('test key').update('categories', id, { name: 'M' })
    await by('test key').update('taxpayers', taxpayerId, { name: 'M' })
  }
  expect(await catalog.rpc.findTaxpayer({ workspaceId, ruc: RUC })).toMatchObject({ inProduction: true })
  const taxpayer = await catalog.rpc.findTaxpayer({ workspaceId, ruc: test.ruc })
  expect(taxpayer).toMatchObject({ inProduction: false, testTaxpayer: true })
})

test('a new taxpayer with the number of deleted live receipts is in production', async () => {
  const { by, workspaceId, taxpayerId } = await aTaxpayer()
  const series = { liveEstablishment: '001', liveEmissionPoint: '001' }
  await catalog.rpc.fixRegistryNumber({ workspaceId, taxpayerId, ruc: RUC, ...series })
  await by('live key').remove('taxpayers', taxpayerId)
  const again = { ruc: RUC, name: 'Andina' }
  const { id } = await by('test key').create('taxpayers', { ...again, ruc: '1790011674001' })

  await expect(by('test key').remove('taxpayers', taxpayerId)).rejects.toMatchObject(REFUSED)
  await expect(by('test key').create('taxpayers', again)).rejects.toMatchObject(REFUSED)
  await expect(by('test key').update('taxpayers', id, again)).rejects.toMatchObject(REFUSED)
  await by('session').create('taxpayers', again)
  expect(await catalog.rpc.findTaxpayer({ workspaceId, ruc: RUC })).toMatchObject({ inProduction: true })
})
