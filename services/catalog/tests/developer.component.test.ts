import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { aCatalog, aWorkspace, type RunningCatalog } from './a-catalog.ts'

const RUC = '1799999990001'
jest.setTimeout(30_000)

let catalog: RunningCatalog

beforeAll(async () => {
  catalog = await aCatalog()
}, 120_000)

afterAll(async () => {
  await catalog[Symbol.asyncDispose]()
})

type Json = Record<string, unknown>

async function aShop(ruc = RUC) {
  const workspace = aWorkspace(catalog.rpc)
  const prepared = await workspace.prepare()
  const scope = { workspaceId: workspace.workspaceId, ruc }
  const bytes = (record: Json) => Buffer.from(JSON.stringify(record))
  const parsed = ({ record }: { record: Buffer }): Json => JSON.parse(record.toString())
  const of = (kind: string) => `developer/${kind}`
  return {
    ...prepared,
    a: workspace,
    b: {
      create: async (kind: string, record: Json) =>
        parsed(await catalog.rpc.createRecord({ ...scope, resource: of(kind), record: bytes(record) })),
      update: async (kind: string, id: unknown, record: Json) =>
        parsed(await catalog.rpc.updateRecord({ ...scope, resource: of(kind), id: String(id), record: bytes(record) })),
      get: async (kind: string, id: unknown) =>
        parsed(await catalog.rpc.getRecord({ ...scope, resource: of(kind), id: String(id) })),
      remove: async (kind: string, id: unknown) =>
        parsed(await catalog.rpc.deleteRecord({ ...scope, resource: of(kind), id: String(id) })),
      list: async (kind: string, ...conditions: Json[]) => {
        const filters = Buffer.from(JSON.stringify(conditions))
        const { records, total } = await catalog.rpc.listRecords({ ...scope, resource: of(kind), filters })
        return { records: records.map((record): Json => JSON.parse(record.toString())), total }
      },
    },
  }
}

test('a customer of one API is seen and changed by the other', async () => {
  const { a, b, taxpayerId } = await aShop()

  const customer = await b.create('customers', {
    identificationType: 'NATIONAL_ID',
    identification: '1710034065',
    legalName: 'María Peña',
    email: 'maria@example.com',
  })

  expect(customer).toEqual({
    id: customer.id,
    identificationType: 'NATIONAL_ID',
    identification: '1710034065',
    legalName: 'María Peña',
    email: 'maria@example.com',
    phone: null,
    address: null,
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
  })
  expect((await a.list('customers')).records).toMatchObject([
    { id: customer.id, type: '05', name: 'María Peña', taxpayerId },
  ])
  await a.update('customers', customer.id, { name: 'María José Peña' })
  expect(await b.update('customers', customer.id, { phone: '099' })).toMatchObject({
    legalName: 'María José Peña',
    phone: '099',
  })
  await b.remove('customers', customer.id)
  expect((await a.list('customers')).total).toBe(0)
})

test('the final consumer needs no name and no number', async () => {
  const { a, b } = await aShop()

  await b.create('customers', { identificationType: 'FINAL_CONSUMER' })

  expect((await a.list('customers')).records).toMatchObject([
    { type: '07', identification: '9999999999999', name: 'CONSUMIDOR FINAL' },
  ])
})

test('a product names its tax by kind and rate, and gets the tax the workspace has', async () => {
  const { a, b } = await aShop()

  const product = await b.create('products', {
    code: 'A',
    description: 'Café',
    unitPrice: 4.5,
    taxType: 'IVA_RATE',
    tax: 15,
  })

  expect(product).toMatchObject({ code: 'A', description: 'Café', unitPrice: 4.5, taxType: 'IVA_RATE', tax: 15 })
  expect((await a.list('products')).records).toMatchObject([
    { id: product.id, name: 'Café', price: '4.50', tax: { name: 'IVA 15%' }, priceType: { name: 'Precio normal' } },
  ])
  expect(await b.update('products', product.id, { tax: '5' })).toMatchObject({ taxType: 'IVA_RATE', tax: 5 })
  expect(await b.update('products', product.id, { taxType: 'IVA_EXEMPT' })).toMatchObject({
    taxType: 'IVA_EXEMPT',
    tax: 0,
  })
  expect((await a.list('taxes')).total).toBe(6)
})

test('a rate beside an exempt product is misplaced, and one that no law knows is not in force', async () => {
  const { b } = await aShop()
  const product = { code: 'A', description: 'Café', unitPrice: 1 }

  await expect(b.create('products', { ...product, taxType: 'IVA_EXEMPT', tax: 15 })).rejects.toMatchObject({
    details: [{ path: 'tax', code: 'DOC_30003' }],
  })
  await expect(b.create('products', { ...product, taxType: 'IVA_RATE', tax: 12 })).rejects.toMatchObject({
    details: [{ path: 'tax', code: 'DOC_30001' }],
  })
})

test('every broken field of a product is named', async () => {
  const { b } = await aShop()
  const product = { code: null, description: '', unitPrice: true, taxType: 1, tax: 'x' }

  const error = await b
    .create('products', product)
    .catch((refusal: unknown) => refusal as { details: { path: string }[] })

  const paths = (error as { details: { path: string }[] }).details.map(({ path }) => path)
  expect(paths.toSorted()).toEqual(['code', 'description', 'tax', 'taxType', 'unitPrice'])
})

test('errors speak of the developer API’s fields', async () => {
  const { b } = await aShop()
  const product = { code: 'A', description: 'Café', unitPrice: 1, taxType: 'IVA_RATE' }

  await expect(b.create('products', { ...product, name: 'X' })).rejects.toMatchObject({ details: [{ path: 'name' }] })
  await expect(b.create('products', product)).rejects.toMatchObject({ details: [{ path: 'tax' }] })
  await expect(b.create('products', { ...product, tax: 12 })).rejects.toMatchObject({ details: [{ path: 'tax' }] })
  await expect(b.create('products', { ...product, tax: 15, unitPrice: 0.0000001 })).rejects.toMatchObject({
    details: [{ path: 'unitPrice' }],
  })
  await expect(
    b.create('customers', { identificationType: 'RUC', identification: '1710034065001' }),
  ).rejects.toMatchObject({ details: [{ path: 'legalName' }] })
  await expect(
    b.create('customers', { identificationType: 'RUC', identification: '17', legalName: 'X' }),
  ).rejects.toMatchObject({ details: [{ path: 'identification' }] })
})

test('lists are filtered by the developer API’s names', async () => {
  const { b } = await aShop()
  const product = { unitPrice: 1, taxType: 'IVA_EXEMPT' }
  await b.create('products', { ...product, code: 'A', description: 'Café' })
  await b.create('products', { ...product, code: 'AB', description: 'Té' })

  expect((await b.list('products', { field: 'description', operator: 'like', value: 'CAF' })).total).toBe(1)
  expect((await b.list('products', { field: 'code', operator: 'eq', value: 'A' })).total).toBe(1)
  expect((await b.list('products', { field: 'code', operator: 'like', value: 'a' })).total).toBe(2)
})

test('only the records of the taxpayer that was named are there', async () => {
  const { a, b, taxpayerId } = await aShop()
  const other = await a.create('taxpayers', { ruc: '1790011674001', name: 'Otra' })
  const foreign = { identification: '1710034065', type: '05', name: 'X' }
  const [mine, foreignCustomer] = [
    await a.create('customers', { ...foreign, taxpayerId }),
    await a.create('customers', { ...foreign, taxpayerId: other.id }),
  ]

  expect((await b.list('customers')).records.map(({ id }) => id)).toEqual([mine.id])
  await expect(b.get('customers', foreignCustomer.id)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(b.update('customers', foreignCustomer.id, { phone: '1' })).rejects.toMatchObject({ kind: 'not-found' })
  await expect(b.remove('customers', foreignCustomer.id)).rejects.toMatchObject({ kind: 'not-found' })
})

test('a registry number of another workspace has no records', async () => {
  const { b } = await aShop('1790011674001')

  await expect(b.list('products')).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10002' })
})
