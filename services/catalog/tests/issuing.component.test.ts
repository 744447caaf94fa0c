import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { aCatalog, aWorkspace, type RunningCatalog } from './a-catalog.ts'

const TEST_RUC = '1799999990001'
jest.setTimeout(30_000)

let catalog: RunningCatalog

beforeAll(async () => {
  catalog = await aCatalog()
}, 120_000)

afterAll(async () => {
  await catalog[Symbol.asyncDispose]()
})

test('a workspace prepared twenty times in parallel has one test taxpayer and one set of defaults', async () => {
  const workspace = aWorkspace(catalog.rpc)

  const answers = await Promise.all(Array.from({ length: 20 }, () => workspace.prepare()))

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect((await workspace.list('taxpayers')).records).toMatchObject([{ ruc: TEST_RUC, environment: 'sandbox' }])
  expect((await workspace.list('establishments')).records).toMatchObject([{ code: 1 }])
  expect((await workspace.list('emission-points')).records).toMatchObject([{ code: 1 }])
  expect((await workspace.list('warehouses')).records).toMatchObject([{ isMain: true }])
  expect((await workspace.list('price-types')).records).toMatchObject([{ isDefault: true }])
  expect((await workspace.list('taxes')).total).toBe(6)
})

test('the issuer is resolved with its first establishment and emission point', async () => {
  const workspace = aWorkspace(catalog.rpc)
  const prepared = await workspace.prepare()

  const answer = await catalog.rpc.resolveIssuer({ workspaceId: workspace.workspaceId, ruc: TEST_RUC })

  expect(answer.profile).toMatchObject({
    taxpayerId: prepared.taxpayerId,
    ruc: TEST_RUC,
    establishmentId: prepared.establishmentId,
    establishmentCode: '001',
    emissionPointId: prepared.emissionPointId,
    emissionPointCode: '001',
    testTaxpayer: true,
    environment: 'sandbox',
  })
})

test('a registry number of another workspace resolves to nothing', async () => {
  await aWorkspace(catalog.rpc).prepare()
  const outsider = aWorkspace(catalog.rpc)

  const question = { workspaceId: outsider.workspaceId, ruc: TEST_RUC }

  await expect(catalog.rpc.resolveIssuer(question)).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10002' })
  await expect(catalog.rpc.findTaxpayer({ workspaceId: outsider.workspaceId, ruc: TEST_RUC })).rejects.toMatchObject({
    kind: 'not-found',
  })
})

test('unknown establishments and emission points are refused by name', async () => {
  const workspace = aWorkspace(catalog.rpc)
  await workspace.prepare()
  const question = { workspaceId: workspace.workspaceId, ruc: TEST_RUC }

  await expect(catalog.rpc.resolveIssuer({ ...question, establishment: '002' })).rejects.toMatchObject({
    code: 'VAL_10000',
    details: [{ path: 'establishment', code: 'CAT_20002', message: expect.stringContaining('such as 001') }],
  })
  await expect(catalog.rpc.resolveIssuer({ ...question, emissionPoint: '009' })).rejects.toMatchObject({
    code: 'VAL_10000',
    details: [{ path: 'emissionPoint', code: 'CAT_20003' }],
  })
})

test('every product that is not there is named by its place', async () => {
  const workspace = aWorkspace(catalog.rpc)
  await workspace.prepare()
  const productIds = ['01935a2e-7c1f-7abc-8def-0123456789ab', '01935a2e-7c1f-7abc-8def-0123456789ac']
  const question = { workspaceId: workspace.workspaceId, ruc: TEST_RUC, productIds }

  await expect(catalog.rpc.resolveIssuer(question)).rejects.toMatchObject({
    code: 'VAL_10000',
    details: [
      { path: 'productIds[0]', code: 'CAT_20005' },
      { path: 'productIds[1]', code: 'CAT_20005' },
    ],
  })
})

test('establishments made at once are all in the profile', async () => {
  const workspace = aWorkspace(catalog.rpc)
  const { taxpayerId } = await workspace.prepare()
  const question = { workspaceId: workspace.workspaceId, ruc: TEST_RUC }

  await Promise.all(
    [2, 3, 4, 5, 6, 7].map(async (code) => {
      const { id } = await workspace.create('establishments', { code, name: `Local ${code}`, taxpayerId })
      await workspace.create('emission-points', { establishmentId: id, code: 9, name: 'Caja', taxpayerId })
    }),
  )

  const issuers = await Promise.all(
    ['002', '003', '004', '005', '006', '007'].map((establishment) =>
      catalog.rpc.resolveIssuer({ ...question, establishment, emissionPoint: '009' }),
    ),
  )
  expect(issuers.map(({ profile }) => profile?.establishmentCode)).toEqual(['002', '003', '004', '005', '006', '007'])
})

test('requested customers and products are returned, by ids in any case', async () => {
  const workspace = aWorkspace(catalog.rpc)
  const { taxpayerId } = await workspace.prepare()
  const [tax] = (await workspace.list('taxes', { code__like: 'iva15' })).records
  const customer = await workspace.create('customers', {
    identification: '1710034065',
    type: '05',
    name: 'María Peña',
    email: 'maria@example.com',
    taxpayerId,
  })
  const product = await workspace.create('products', {
    name: 'Tornillo',
    code: 'T-1',
    price: '0.125',
    taxId: tax?.id,
    taxpayerId,
  })

  const answer = await catalog.rpc.resolveIssuer({
    workspaceId: workspace.workspaceId,
    ruc: TEST_RUC,
    customerId: String(customer.id).toUpperCase(),
    productIds: [String(product.id), String(product.id).toUpperCase()],
  })

  expect(answer.customer).toMatchObject({ type: '05', identification: '1710034065', email: 'maria@example.com' })
  expect(answer.products).toHaveLength(2)
  expect(answer.products[0]).toMatchObject({
    code: 'T-1',
    description: 'Tornillo',
    unitPrice: '0.125',
    taxCode: '2',
    taxRateCode: '4',
    taxPercentage: '15',
  })
})
