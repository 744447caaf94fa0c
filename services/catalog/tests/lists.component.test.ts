import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { aCatalog, aWorkspace, type RunningCatalog } from './a-catalog.ts'

jest.setTimeout(30_000)

let catalog: RunningCatalog
let shop: Awaited<ReturnType<typeof aShop>>

beforeAll(async () => {
  catalog = await aCatalog()
  shop = await aShop()
}, 120_000)

afterAll(async () => {
  await catalog[Symbol.asyncDispose]()
})

const PRODUCTS = [
  { code: 'A-1', name: 'Café molido 500 g', price: '4.50', isService: false },
  { code: 'A-2', name: 'CAFÉ en grano (50%)', price: '10.00', isService: false },
  { code: 'B.1', name: 'Servicio de tostado', price: '100.00', isService: true },
  { code: 'B_2', name: 'Filtro de papel de larga duración para cafetera italiana', price: '9.00', isService: false },
]

async function aShop() {
  const workspace = aWorkspace(catalog.rpc)
  const { taxpayerId } = await workspace.prepare()
  const [tax] = (await workspace.list('taxes', { percentage__eq: '15' })).records
  const [priceType] = (await workspace.list('price-types')).records
  for (const product of PRODUCTS) {
    const { id } = await workspace.create('products', { ...product, taxId: tax?.id, taxpayerId })
    const price = { productId: id, priceTypeId: priceType?.id, price: product.price, taxpayerId }
    await workspace.create('product-prices', price)
  }
  return { ...workspace, taxpayerId, taxId: tax?.id }
}

describe('like', () => {
  test.each([
    ['name', 'café', ['A-1', 'A-2', 'B_2']],
    ['name', 'CAFÉ', ['A-1', 'A-2', 'B_2']],
    ['name', 'cafe', ['A-1', 'A-2', 'B_2']],
    ['name', 'càfé', ['A-1', 'A-2', 'B_2']],
    ['name', 'LARGA DURACION para cafétera', ['B_2']],
    ['name', 'é'.repeat(1_000), []],
    ['name', 'ostado', ['B.1']],
    ['name', 'o', ['A-1', 'A-2', 'B.1', 'B_2']],
    ['name', '(50%)', ['A-2']],
    ['name', '.*', []],
    ['name', '^C', []],
    ['name', '\\', []],
    ['name', 'larga duración para cafetera', ['B_2']],
    ['name', 'larga duración para cafeteras', []],
    ['code', 'b.', ['B.1']],
    ['code', '_2', ['B_2']],
  ])('%s contains %s, in any case, with any accents and without patterns', async (field, value, codes) => {
    const { records } = await shop.list('products', { [`${field}__like`]: value })

    expect(records.map(({ code }) => code)).toEqual(codes)
  })

  test('means the same for resources without an index of endings', async () => {
    expect((await shop.list('warehouses', { name__like: 'PRINCIPAL' })).total).toBe(1)
    expect((await shop.list('warehouses', { name__like: 'príncipal' })).total).toBe(1)
    expect((await shop.list('warehouses', { name__like: 'p.incipal' })).total).toBe(0)
    expect((await shop.list('warehouses', { name__like: 'á'.repeat(1_000) })).total).toBe(0)
  })
})

test.each([
  ['taxes', { isRetention__eq: 'false', percentage__eq: '15.0' }, 1],
  ['taxes', { isRetention__eq: 'true' }, 0],
  ['products', { isService__eq: 'true' }, 1],
  ['product-prices', { price__gte: '10' }, 2],
  ['product-prices', { price__gte: '9.00', price__lte: '10.0' }, 2],
  ['establishments', { code__eq: '001' }, 1],
  ['establishments', { code__eq: '2' }, 0],
  ['warehouses', { isMain__eq: 'true' }, 1],
  ['taxpayers', { ruc__eq: '1799999990001' }, 1],
])('%s filtered by %o', async (resource, filters, total) => {
  expect(await shop.list(resource, filters as unknown as Record<string, string>)).toMatchObject({ total })
})

test('filters together narrow the list', async () => {
  const { records } = await shop.list('products', { name__like: 'caf', code__like: 'a-', isService__eq: 'false' })

  expect(records.map(({ code }) => code)).toEqual(['A-1', 'A-2'])
})

test.each([
  [{ colour__eq: 'red' }, 'filter.colour__eq'],
  [{ name__regex: 'x' }, 'filter.name__regex'],
  [{ constructor__eq: 'x' }, 'filter.constructor__eq'],
  [{ categoryId__eq: 'x' }, 'filter.categoryId__eq'],
  [{ isService__eq: 'maybe' }, 'filter.isService__eq'],
  [{ name__like: 'a\0b' }, 'filter.name__like'],
  [{ name__like: ' ' }, 'filter.name__like'],
  [{ code__like: '' }, 'filter.code__like'],
])('the filter %o is refused by name', async (filters, path) => {
  await expect(shop.list('products', filters as unknown as Record<string, string>)).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path }],
  })
})

test('a day that is none is refused as a filter', async () => {
  const noDay = { issueDate__gte: '2026-02-30' } as unknown as Record<string, string>

  await expect(shop.list('invoices', noDay)).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'filter.issueDate__gte' }],
  })
})

test('pages follow each other, in either order, with the total of all', async () => {
  const codes = async (page: object) => {
    const { records, total } = await shop.list('products', {}, page as Record<string, unknown>)
    return { codes: records.map(({ code }) => code), total }
  }

  expect(await codes({ limit: 2 })).toEqual({ codes: ['A-1', 'A-2'], total: 4 })
  expect(await codes({ limit: 2, offset: 2 })).toEqual({ codes: ['B.1', 'B_2'], total: 4 })
  expect(await codes({ limit: 2, offset: 4 })).toEqual({ codes: [], total: 4 })
  expect(await codes({ limit: 1, sort: '-createdAt' })).toEqual({ codes: ['B_2'], total: 4 })
  expect(await codes({ sort: 'price' })).toEqual({ codes: ['A-1', 'B_2', 'A-2', 'B.1'], total: 4 })
  await expect(codes({ sort: 'colour' })).rejects.toMatchObject({ kind: 'invalid', details: [{ path: 'sort' }] })
})

test('a cursor goes through all records, whatever is deleted meanwhile', async () => {
  const { create, remove, list, taxpayerId } = await aShop()
  const records: Awaited<ReturnType<typeof create>>[] = []
  for (const name of ['1', '2', '3', '4', '5']) records.push(await create('categories', { name, taxpayerId }))
  const page = async (cursor: string) => {
    const answer = await catalog.rpc.listRecords({
      workspaceId: records[0]?.tenantId as string,
      resource: 'categories',
      sort: '-createdAt',
      limit: 2,
      cursor,
    })
    return { names: answer.records.map((record) => JSON.parse(record.toString()).name), next: answer.nextCursor }
  }

  const first = await page('')
  await remove('categories', records[4]?.id)
  const second = await page(first.next)
  const third = await page(second.next)

  expect([first.names, second.names, third.names]).toEqual([['5', '4'], ['3', '2'], ['1']])
  expect(third.next).toBe('')
  await expect(page('nonsense')).rejects.toMatchObject({ kind: 'invalid' })
  expect((await list('categories')).total).toBe(4)
})
