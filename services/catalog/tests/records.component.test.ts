import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { aCatalog, aWorkspace, type RunningCatalog } from './a-catalog.ts'

jest.setTimeout(30_000)

let catalog: RunningCatalog

beforeAll(async () => {
  catalog = await aCatalog()
}, 120_000)

afterAll(async () => {
  await catalog[Symbol.asyncDispose]()
})

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
const common = { id: uuid, deletedAt: null, createdAt: instant, updatedAt: instant }

async function aFilledWorkspace(of: 'prepare' | 'prepareOwn' = 'prepare') {
  const workspace = aWorkspace(catalog.rpc)
  const { taxpayerId, establishmentId, emissionPointId } = await workspace[of]()
  const one = async (resource: string, filters = {}) => (await workspace.list(resource, filters)).records[0] ?? {}
  const tax = await one('taxes', { code__like: 'IVA15' })
  const category = await workspace.create('categories', { name: 'Pernos', taxpayerId })
  const priceType = await one('price-types')
  const product = await workspace.create('products', {
    name: 'Tornillo M6',
    code: 'T-6',
    price: '1.00',
    taxId: tax.id,
    categoryId: category.id,
    taxpayerId,
    manageStock: true,
    currentStock: 10,
  })
  const customer = await workspace.create('customers', {
    identification: '1710034065',
    type: '05',
    name: 'María Peña',
    taxpayerId,
  })
  const [payment] = (await workspace.list('payment-methods')).records
  const invoice = (more: object = {}) => ({
    customerId: customer.id,
    issueDate: '2026-11-20',
    taxpayerId,
    establishmentId,
    emissionPointId,
    paymentMethods: [{ paymentMethodId: payment?.id, value: '2.30' }],
    details: [{ productId: product.id, quantity: 2, price: '1.00' }],
    ...more,
  })
  return {
    ...workspace,
    ids: { taxpayerId, establishmentId, emissionPointId, taxId: tax.id, categoryId: category.id },
    tax,
    category,
    priceType,
    product,
    customer,
    invoice,
  }
}

type FilledWorkspace = Awaited<ReturnType<typeof aFilledWorkspace>>
type Json = Record<string, unknown>

/** Each resource: its post, the answer, its put and the change. */
const RESOURCES: {
  resource: string
  post: (w: FilledWorkspace) => Json
  answer: (w: FilledWorkspace) => Json
  put: (w: FilledWorkspace) => Json
  changed: (w: FilledWorkspace) => Json
}[] = [
  {
    resource: 'taxpayers',
    post: () => ({ ruc: '1790011674001', name: 'Comercial Andina S.A.' }),
    answer: (w) => ({
      ...common,
      ruc: '1790011674001',
      name: 'Comercial Andina S.A.',
      commercialName: null,
      address: null,
      accountingObligated: false,
      specialContributorCode: null,
      environment: 'production',
      taxRounding: 'BASE',
      rimpe: null,
      withholdingAgent: null,
      largeContributor: null,
      artisan: null,
      email: null,
      phone: null,
      uuidFileP12: null,
      certificate: null,
      logoUrl: null,
      tenantId: w.workspaceId,
    }),
    put: () => ({ commercialName: 'Andina', accountingObligated: true, specialContributorCode: '5368' }),
    changed: () => ({ commercialName: 'Andina', accountingObligated: true, specialContributorCode: '5368' }),
  },
  {
    resource: 'taxes',
    post: () => ({ name: 'IVA 15', code: 'IVA-15', percentage: '15', isRetention: false, authorityCode: '4' }),
    answer: () => ({
      ...common,
      name: 'IVA 15',
      code: 'IVA-15',
      percentage: '15.00',
      isRetention: false,
      authorityCode: '4',
    }),
    put: () => ({ code: 'IVA-5', percentage: '5.00', authorityCode: '5' }),
    changed: () => ({ code: 'IVA-5', percentage: '5.00', authorityCode: '5' }),
  },
  {
    resource: 'customers',
    post: (w) => ({
      identification: '1790011674001',
      type: '04',
      name: 'Comercial Andina',
      phone: '022345678',
      address: 'Quito',
      taxpayerId: w.ids.taxpayerId,
    }),
    answer: (w) => ({
      ...common,
      identification: '1790011674001',
      type: '04',
      name: 'Comercial Andina',
      email: null,
      phone: '022345678',
      address: 'Quito',
      taxpayerId: w.ids.taxpayerId,
      tenantId: w.workspaceId,
    }),
    put: (w) => ({ name: 'Comercial Andina S.A.', email: 'ventas@andina.ec', taxpayerId: w.ids.taxpayerId }),
    changed: () => ({ name: 'Comercial Andina S.A.', email: 'ventas@andina.ec', invoices: [] }),
  },
  {
    resource: 'categories',
    post: (w) => ({ name: 'Herramientas', taxpayerId: w.ids.taxpayerId }),
    answer: (w) => ({
      ...common,
      name: 'Herramientas',
      description: null,
      taxpayerId: w.ids.taxpayerId,
      tenantId: w.workspaceId,
    }),
    put: (w) => ({ name: 'Herramienta', taxpayerId: w.ids.taxpayerId }),
    changed: () => ({ name: 'Herramienta', description: null }),
  },
  {
    resource: 'warehouses',
    post: (w) => ({ name: 'Bodega norte', location: 'Carcelén', taxpayerId: w.ids.taxpayerId }),
    answer: (w) => ({
      ...common,
      name: 'Bodega norte',
      location: 'Carcelén',
      isMain: false,
      taxpayerId: w.ids.taxpayerId,
      tenantId: w.workspaceId,
    }),
    put: () => ({ isMain: true }),
    changed: () => ({ isMain: true, location: 'Carcelén' }),
  },
  {
    resource: 'establishments',
    post: (w) => ({
      code: 2,
      name: 'Sucursal',
      address: 'Av. 6',
      taxpayerId: w.ids.taxpayerId,
      tenantId: w.workspaceId,
    }),
    answer: (w) => ({
      ...common,
      code: 2,
      name: 'Sucursal',
      address: 'Av. 6',
      taxpayerId: w.ids.taxpayerId,
      tenantId: w.workspaceId,
    }),
    put: (w) => ({ code: '003', taxpayerId: w.ids.taxpayerId }),
    changed: () => ({ code: 3, name: 'Sucursal' }),
  },
  {
    resource: 'emission-points',
    post: (w) => ({
      establishmentId: w.ids.establishmentId,
      code: 2,
      name: 'Caja 2',
      taxpayerId: w.ids.taxpayerId,
    }),
    answer: (w) => ({
      ...common,
      establishmentId: w.ids.establishmentId,
      code: 2,
      name: 'Caja 2',
      taxpayerId: w.ids.taxpayerId,
      tenantId: w.workspaceId,
    }),
    put: (w) => ({ code: '4', establishmentId: w.ids.establishmentId, taxpayerId: w.ids.taxpayerId }),
    changed: () => ({ code: 4 }),
  },
  {
    resource: 'products',
    post: (w) => ({
      name: 'Martillo',
      description: 'De carpintero',
      code: 'M-1',
      categoryId: w.ids.categoryId,
      priceTypeId: w.priceType.id,
      taxId: w.ids.taxId,
      isService: false,
      manageStock: true,
      currentStock: 12.5,
      taxpayerId: w.ids.taxpayerId,
      price: '9.5',
    }),
    answer: (w) => ({
      ...common,
      name: 'Martillo',
      description: 'De carpintero',
      code: 'M-1',
      isService: false,
      manageStock: true,
      currentStock: 12.5,
      price: '9.50',
      category: { id: w.ids.categoryId, name: 'Pernos' },
      priceType: { id: w.priceType.id, name: 'Precio normal' },
      tax: { id: w.ids.taxId, name: 'IVA 15%', percentage: '15.00' },
    }),
    put: () => ({ price: '9.123456', categoryId: null }),
    changed: () => ({ price: '9.123456', category: null, name: 'Martillo' }),
  },
  {
    resource: 'product-prices',
    post: (w) => ({
      productId: w.product.id,
      priceTypeId: w.priceType.id,
      price: '0.9',
      taxpayerId: w.ids.taxpayerId,
    }),
    answer: (w) => ({
      ...common,
      productId: w.product.id,
      priceTypeId: w.priceType.id,
      price: '0.90',
      taxpayerId: w.ids.taxpayerId,
      tenantId: w.workspaceId,
    }),
    put: () => ({ price: '0.85' }),
    changed: () => ({ price: '0.85' }),
  },
  {
    resource: 'price-types',
    post: (w) => ({ name: 'Mayorista', taxpayerId: w.ids.taxpayerId }),
    answer: (w) => ({
      ...common,
      name: 'Mayorista',
      isDefault: false,
      taxpayerId: w.ids.taxpayerId,
      tenantId: w.workspaceId,
    }),
    put: () => ({ name: 'Por mayor', isDefault: true }),
    changed: () => ({ name: 'Por mayor', isDefault: true }),
  },
  {
    resource: 'invoices',
    post: (w) => w.invoice(),
    answer: (w) => ({
      ...common,
      customerId: w.customer.id,
      taxpayerId: w.ids.taxpayerId,
      establishmentId: w.ids.establishmentId,
      emissionPointId: w.ids.emissionPointId,
      tenantId: w.workspaceId,
      documentTypeId: uuid,
      taxRounding: 'BASE',
      issueDate: '2026-11-20',
      paymentMethods: [{ id: uuid, paymentMethodId: uuid, deadline: null, timeUnit: null, value: '2.30' }],
      details: [{ id: uuid, productId: w.product.id, quantity: 2, price: '1.00', discount: '0.00' }],
      receiptId: null,
    }),
    put: () => ({ issueDate: '2026-11-21' }),
    changed: () => ({ issueDate: '2026-11-21' }),
  },
]

test.each([null, '', ' '])('a change resets fields with %j, and leaves the stock', async (blank) => {
  const workspace = await aFilledWorkspace('prepareOwn')
  const { taxpayerId } = workspace.ids
  await workspace.update('taxpayers', taxpayerId, { taxRounding: 'LINE', accountingObligated: true, phone: '1' })

  const taxpayer = { taxRounding: blank, accountingObligated: blank, phone: blank }
  expect(await workspace.update('taxpayers', taxpayerId, taxpayer)).toMatchObject({
    taxRounding: 'BASE',
    accountingObligated: false,
    phone: null,
  })
  const product = { manageStock: blank, currentStock: blank, categoryId: blank }
  expect(await workspace.update('products', String(workspace.product.id), product)).toMatchObject({
    manageStock: false,
    currentStock: 10,
    category: null,
  })
  await expect(workspace.update('taxpayers', taxpayerId, { name: blank })).rejects.toMatchObject({
    details: [{ path: 'name', code: 'FLD_10001' }],
  })
})

describe.each(RESOURCES)('$resource', ({ resource, post, answer, put, changed }) => {
  test('are created, read, listed, changed and deleted by the specification', async () => {
    const workspace = await aFilledWorkspace()

    const record = await workspace.create(resource, post(workspace))
    expect(record).toEqual(answer(workspace))
    expect(await workspace.get(resource, String(record.id))).toEqual(record)
    expect((await workspace.list(resource, {}, { sort: '-createdAt' })).records[0]).toEqual(record)

    const after = await workspace.update(resource, record.id, put(workspace))
    expect(after).toEqual({ ...record, ...changed(workspace), updatedAt: instant })

    expect(await workspace.update(resource, record.id, { ...after, ...put(workspace) })).toMatchObject(
      changed(workspace),
    )

    expect(await workspace.remove(resource, record.id)).toMatchObject({ id: record.id, deletedAt: instant })
    await expect(workspace.get(resource, String(record.id))).rejects.toMatchObject({ kind: 'not-found' })
    const { workspaceId } = workspace
    if (resource === 'taxpayers') {
      await catalog.rpc.concludeTaxpayerDeletion({ workspaceId, taxpayerId: String(record.id) })
    }
    await expect(workspace.remove(resource, record.id)).rejects.toMatchObject({ kind: 'not-found' })
    expect((await workspace.list(resource)).records.map(({ id }) => id)).not.toContain(record.id)
  })

  test('of another workspace do not exist', async () => {
    const workspace = await aFilledWorkspace()
    const outsider = aWorkspace(catalog.rpc)
    const { id } = await workspace.create(resource, post(workspace))

    const calls = [
      outsider.get(resource, String(id)),
      outsider.update(resource, id, put(workspace)),
      outsider.remove(resource, id),
      outsider.get(resource, 'not-a-uuid'),
    ]

    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'not-found' } })
    }
    expect((await outsider.list(resource)).total).toBe(0)
  })

  test('with unknown members or a foreign tenantId are refused', async () => {
    const workspace = await aFilledWorkspace()

    const refused = workspace.create(resource, { ...post(workspace), colour: 'red', tenantId: randomUUID() })

    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ path: 'colour' }, { path: 'tenantId' }],
    })
  })

  test('posted again with the same id are made once', async () => {
    const workspace = await aFilledWorkspace()
    const id = randomUUID()

    const copies = await Promise.all([1, 2, 3].map(() => workspace.create(resource, post(workspace), id)))

    expect(new Set(copies.map((record) => record.id))).toEqual(new Set([id]))
  })
})

test('everything that is wrong with a body is named', async () => {
  const workspace = await aFilledWorkspace()

  const refused = workspace.create('products', {
    code: '',
    price: 'ten',
    taxId: 'x',
    isService: 'yes',
    taxpayerId: workspace.ids.taxpayerId,
  })

  await expect(refused).rejects.toMatchObject({
    details: expect.arrayContaining([
      expect.objectContaining({ path: 'name', message: expect.stringMatching(/^is required/) }),
      expect.objectContaining({ path: 'code', message: expect.stringMatching(/^is required/) }),
      expect.objectContaining({ path: 'taxId', message: expect.stringMatching(/^must be a UUID/) }),
      expect.objectContaining({ path: 'isService', message: expect.stringMatching(/^must be/) }),
      expect.objectContaining({ path: 'price', message: expect.stringMatching(/^must/) }),
    ]),
  })
})

test('parts of an invoice that are wrong are named by their place', async () => {
  const workspace = await aFilledWorkspace()

  const refused = workspace.create('invoices', workspace.invoice({ details: [{ quantity: 0, price: '-1' }] }))

  await expect(refused).rejects.toMatchObject({
    details: [{ path: 'details[0].productId' }, { path: 'details[0].quantity' }, { path: 'details[0].price' }],
  })
})

test.each([
  ['04', '1790011674', '13 digits'],
  ['05', '171003406', '10 digits'],
  ['06', 'A'.repeat(21), '1 to 20'],
  ['07', '1710034065', '9999999999999'],
])('an identification that is none of type %s is refused', async (type, identification, words) => {
  const { create, ids } = await aFilledWorkspace()

  const refused = create('customers', { type, identification, name: 'X', taxpayerId: ids.taxpayerId })

  await expect(refused).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ message: expect.stringContaining(words) }],
  })
})

test("a taxpayer's contact has one e-mail address, and is what issuing is told", async () => {
  const { update, ids, workspaceId } = await aFilledWorkspace()

  const several = update('taxpayers', ids.taxpayerId, { email: 'ventas@andina.ec, otro@andina.ec' })
  await expect(several).rejects.toMatchObject({
    details: [{ message: expect.stringContaining('such as ventas@example.com') }],
  })
  const { ruc } = await update('taxpayers', ids.taxpayerId, { email: 'ventas@andina.ec', phone: '02 255 5555' })

  const { profile } = await catalog.rpc.resolveIssuer({ workspaceId, ruc: String(ruc) })
  expect(profile).toMatchObject({ email: 'ventas@andina.ec', phone: '02 255 5555' })
})

test('an identification whose check digit fails is taken', async () => {
  const { create, ids } = await aFilledWorkspace()

  await create('customers', { type: '04', identification: '1793189906001', name: 'X', taxpayerId: ids.taxpayerId })
})

test.each([
  [
    'taxpayers',
    () => ({ ruc: '1799999990001', name: 'Otro' }),
    'Taxpayer with ruc 1799999990001 already exists: it is the test taxpayer of the workspace. Send the registry number of your own, such as 1790012345001.',
  ],
  [
    'establishments',
    (w: FilledWorkspace) => ({ code: 1, name: 'Otro', taxpayerId: w.ids.taxpayerId }),
    'Establishment with code 1 already exists',
  ],
  [
    'emission-points',
    (w: FilledWorkspace) => ({
      code: 1,
      name: 'Otro',
      establishmentId: w.ids.establishmentId,
      taxpayerId: w.ids.taxpayerId,
    }),
    'Emission point with code 1 already exists',
  ],
  [
    'products',
    (w: FilledWorkspace) => ({ name: 'X', code: 'T-6', price: '1', taxId: w.ids.taxId, taxpayerId: w.ids.taxpayerId }),
    'Product with code T-6 already exists',
  ],
  [
    'customers',
    (w: FilledWorkspace) => ({ identification: '1710034065', type: '05', name: 'X', taxpayerId: w.ids.taxpayerId }),
    'Customer with identification 1710034065 already exists',
  ],
])('a business key of %s that repeats is a conflict', async (resource, body, message) => {
  const workspace = await aFilledWorkspace()

  await expect(workspace.create(resource, body(workspace))).rejects.toMatchObject({ kind: 'conflict', message })
})

test('a business key is free again once its record is deleted', async () => {
  const { create, remove, ids } = await aFilledWorkspace()
  const body = { identification: 'AB123', type: '06', name: 'X', taxpayerId: ids.taxpayerId }

  const first = await create('customers', body)
  await remove('customers', first.id)
  const second = await create('customers', body)

  expect(second.id).not.toBe(first.id)
})

test('references of another workspace are refused', async () => {
  const mine = await aFilledWorkspace()
  const other = await aFilledWorkspace()
  const body = { name: 'X', code: 'X', price: '1', taxpayerId: mine.ids.taxpayerId }

  await expect(mine.create('products', { ...body, taxId: other.ids.taxId })).rejects.toMatchObject({
    details: [{ path: 'taxId' }],
  })
  await expect(
    mine.create('products', { ...body, taxId: mine.ids.taxId, taxpayerId: other.ids.taxpayerId }),
  ).rejects.toMatchObject({ details: [{ path: 'taxpayerId' }] })
})

test('a record does not move to another taxpayer', async () => {
  const { create, update, category } = await aFilledWorkspace()
  const other = await create('taxpayers', { ruc: '1790011674001', name: 'Otra' })

  await expect(update('categories', category.id, { taxpayerId: other.id })).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'taxpayerId' }],
  })
})

test.each([
  ['categories', (w: FilledWorkspace) => w.category.id],
  ['taxes', (w: FilledWorkspace) => w.tax.id],
  ['price-types', (w: FilledWorkspace) => w.priceType.id],
  ['establishments', (w: FilledWorkspace) => w.ids.establishmentId],
])('%s in use cannot be deleted', async (resource, id) => {
  const workspace = await aFilledWorkspace()

  await expect(workspace.remove(resource, id(workspace))).rejects.toMatchObject({ kind: 'conflict', code: 'CAT_10014' })
})

test('products and customers of an invoice that is not issued cannot be deleted', async () => {
  const workspace = await aFilledWorkspace()
  const { id } = await workspace.create('invoices', workspace.invoice())

  await expect(workspace.remove('products', workspace.product.id)).rejects.toMatchObject({ kind: 'conflict' })
  await expect(workspace.remove('customers', workspace.customer.id)).rejects.toMatchObject({ kind: 'conflict' })

  await workspace.remove('invoices', id)
  await workspace.remove('products', workspace.product.id)
  await workspace.remove('customers', workspace.customer.id)
})

test('the registry number changes until it is fixed, and never afterwards', async () => {
  const { workspaceId, create, update, get } = aWorkspace(catalog.rpc)
  const { id } = await create('taxpayers', { ruc: '1790012345001', name: 'Andina' })
  const numbered = (ruc: string, taxpayerId = String(id)) => ({ workspaceId, taxpayerId, ruc })

  await update('taxpayers', id, { ruc: '1790012346001' })
  const old = catalog.rpc.fixRegistryNumber(numbered('1790012345001'))
  await expect(old).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10002' })
  await catalog.rpc.fixRegistryNumber(numbered('1790012346001'))
  await catalog.rpc.fixRegistryNumber(numbered('1790012346001'))

  const change = update('taxpayers', id, { ruc: '1790012345001', name: 'Otra' })
  await expect(change).rejects.toMatchObject({ kind: 'conflict', code: 'CAT_10021' })
  expect(await get('taxpayers', String(id))).toMatchObject({ ruc: '1790012346001', name: 'Andina' })
  expect(await update('taxpayers', id, { ruc: '1790012346001', name: 'Nueva' })).toMatchObject({ name: 'Nueva' })
  const taxpayer = await catalog.rpc.findTaxpayer({ workspaceId, ruc: '1790012346001' })
  expect(taxpayer).toMatchObject({ taxpayerId: id, numberFixed: true })
  expect(await get('taxpayers', String(id))).not.toHaveProperty('numberFixed')
})

test('of a parallel change and fixing of the registry number, one succeeds', async () => {
  const { workspaceId, create, update, get } = aWorkspace(catalog.rpc)
  const [before, after] = ['1790012345001', '1790012346001']
  for (let round = 0; round < 10; round += 1) {
    const { id } = await create('taxpayers', { ruc: before, name: 'Andina' })

    const [fixed, changed] = await Promise.allSettled([
      catalog.rpc.fixRegistryNumber({ workspaceId, taxpayerId: String(id), ruc: before }),
      update('taxpayers', id, { ruc: after }),
    ])

    expect([fixed.status, changed.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { ruc } = await get('taxpayers', String(id))
    expect(ruc).toBe(fixed.status === 'fulfilled' ? before : after)
    await catalog.rpc.deleteRecord({ workspaceId, resource: 'taxpayers', id: String(id) })
  }
})

test('a write that is only checked is answered like one that is kept, and keeps nothing', async () => {
  const { workspaceId, create, list, get } = aWorkspace(catalog.rpc)
  const { id } = await create('taxpayers', { ruc: '1790012345001', name: 'Andina' })
  const { id: other } = await create('taxpayers', { ruc: '1790011674001', name: 'Otra' })
  const checked = (record: object) => ({
    workspaceId,
    resource: 'taxpayers',
    checkOnly: true,
    record: Buffer.from(JSON.stringify(record)),
  })

  const created = await catalog.rpc.createRecord(checked({ ruc: '1790012346001', name: 'Nueva' }))
  const changed = await catalog.rpc.updateRecord({ ...checked({ name: 'Cambiada' }), id: String(id) })

  expect(JSON.parse(created.record.toString())).toMatchObject({ ruc: '1790012346001', name: 'Nueva' })
  expect(JSON.parse(changed.record.toString())).toMatchObject({ ruc: '1790012345001', name: 'Cambiada' })
  const taken = { kind: 'conflict', code: 'CAT_10009' }
  const repeated = { ruc: '1790012345001', name: 'B' }
  await expect(catalog.rpc.createRecord(checked(repeated))).rejects.toMatchObject(taken)
  await expect(catalog.rpc.updateRecord({ ...checked(repeated), id: String(other) })).rejects.toMatchObject(taken)
  await expect(catalog.rpc.createRecord(checked({ ruc: '1' }))).rejects.toMatchObject({ code: 'VAL_10000' })
  expect((await list('taxpayers')).total).toBe(2)
  expect(await get('taxpayers', String(id))).toMatchObject({ name: 'Andina' })
})

test('a number may be fixed by the write that makes the taxpayer', async () => {
  const { workspaceId, update } = aWorkspace(catalog.rpc)
  const record = Buffer.from(JSON.stringify({ ruc: '1790012345001', name: 'Andina' }))

  const created = await catalog.rpc.createRecord({ workspaceId, resource: 'taxpayers', record, fixNumber: true })

  const { id } = JSON.parse(created.record.toString())
  await expect(update('taxpayers', id, { ruc: '1790012346001' })).rejects.toMatchObject({ code: 'CAT_10021' })
})

test("of a series' first live receipt and a parallel deletion by a test key, one succeeds", async () => {
  const { workspaceId, create, get, prepareOwn } = aWorkspace(catalog.rpc)
  const { taxpayerId, ruc, establishmentId } = await prepareOwn()
  const spared = { kind: 'forbidden', code: 'ACS_10006' }
  const mark = (point: number) =>
    catalog.rpc.fixRegistryNumber({
      workspaceId,
      taxpayerId,
      ruc,
      liveEstablishment: '001',
      liveEmissionPoint: String(point).padStart(3, '0'),
    })
  for (let code = 2; code < 10; code += 1) {
    const { id } = await create('emission-points', { establishmentId, code, name: 'Caja', taxpayerId })
    const named = { workspaceId, resource: 'emission-points', id: String(id), spareProduction: true }
    const change = { code: code + 100, taxpayerId }
    const end = () =>
      code % 2 === 0
        ? catalog.rpc.deleteRecord(named)
        : catalog.rpc.updateRecord({ ...named, record: Buffer.from(JSON.stringify(change)) })

    const [marked, ended] = await Promise.allSettled([mark(code), end()])

    const isMarked = marked.status === 'fulfilled' && marked.value.seriesFound
    expect(isMarked).toBe(ended.status === 'rejected')
    if (ended.status === 'rejected') expect(ended.reason).toMatchObject(spared)
  }
  const whole = { workspaceId, spareProduction: true }
  await mark(1)
  const emptied = { ...whole, resource: 'establishments', id: establishmentId }
  const renamed = Buffer.from(JSON.stringify({ code: 7, taxpayerId }))
  await expect(catalog.rpc.updateRecord({ ...emptied, record: renamed })).rejects.toMatchObject(spared)
  const taxpayer = { ...whole, resource: 'taxpayers', id: taxpayerId }
  await expect(catalog.rpc.deleteRecord(taxpayer)).rejects.toMatchObject(spared)
  expect(await get('taxpayers', taxpayerId)).not.toHaveProperty('inProduction')
  const { profile } = await catalog.rpc.resolveIssuer({ workspaceId, ruc, establishment: '001' })
  expect(profile).toMatchObject({ emissionPointCode: '001', inProduction: true })
  await catalog.rpc.deleteRecord({ ...taxpayer, spareProduction: false })
})

test('a taxpayer takes its records along, and its taxes stay', async () => {
  const workspace = await aFilledWorkspace('prepareOwn')
  await workspace.create('invoices', workspace.invoice())
  const taxpayerId = workspace.ids.taxpayerId

  await workspace.remove('taxpayers', taxpayerId)

  for (const resource of ['establishments', 'emission-points', 'customers', 'products', 'invoices', 'warehouses']) {
    expect(await workspace.list(resource, { taxpayerId__eq: taxpayerId })).toMatchObject({ total: 0 })
  }
  expect((await workspace.list('taxes')).total).toBe(6)
  await expect(
    catalog.rpc.findTaxpayer({ workspaceId: workspace.workspaceId, ruc: '1790012345001' }),
  ).rejects.toMatchObject({ kind: 'not-found' })
})

test('products made while their category is deleted do not stay without it', async () => {
  const workspace = await aFilledWorkspace()
  const { taxpayerId, taxId } = workspace.ids

  for (let round = 0; round < 10; round += 1) {
    const { id: categoryId } = await workspace.create('categories', { name: `C${round}`, taxpayerId })
    const product = { name: 'X', code: `R-${round}`, price: '1', taxId, categoryId, taxpayerId }
    await Promise.allSettled([workspace.create('products', product), workspace.remove('categories', categoryId)])

    const { records } = await workspace.list('products', { categoryId__eq: String(categoryId) })
    const isThere = await workspace.get('categories', String(categoryId)).then(
      () => true,
      () => false,
    )
    expect(isThere || records.length === 0).toBe(true)
  }
})

test('products that change to a category while it is deleted do not stay without it', async () => {
  const workspace = await aFilledWorkspace()
  const { taxpayerId } = workspace.ids

  for (let round = 0; round < 10; round += 1) {
    const { id: categoryId } = await workspace.create('categories', { name: `C${round}`, taxpayerId })
    await Promise.allSettled([
      workspace.update('products', workspace.product.id, { categoryId }),
      workspace.remove('categories', categoryId),
    ])

    const { category } = await workspace.get('products', String(workspace.product.id))
    await workspace.get('categories', String((category as Json).id))
  }
})

test('exactly one price type is the default after parallel creations and deletions', async () => {
  const { create, list, remove, update, ids, priceType, product, remove: drop } = await aFilledWorkspace()
  const { taxpayerId } = ids
  await drop('products', product.id)

  const created = await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => create('price-types', { name, taxpayerId, isDefault: true })),
  )
  const defaults = async () => (await list('price-types')).records.filter(({ isDefault }) => isDefault)
  expect(await defaults()).toHaveLength(1)

  await Promise.all(created.slice(1).map(({ id }) => remove('price-types', id)))
  expect(await defaults()).toHaveLength(1)

  await update('price-types', priceType.id, { isDefault: true })
  expect(await defaults()).toMatchObject([{ id: priceType.id }])
})

test('default taxes requested twenty times in parallel are created once', async () => {
  const { workspaceId, list } = aWorkspace(catalog.rpc)

  const answers = await Promise.all(Array.from({ length: 20 }, () => catalog.rpc.ensureDefaultTaxes({ workspaceId })))

  expect(new Set(answers.map(({ records }) => records.map(String).join()))).toHaveProperty('size', 1)
  expect((await list('taxes')).total).toBe(6)
})

test('a default tax whose rate is changed is an ordinary one, and the default comes back when asked for', async () => {
  const { workspaceId, update, list, tax } = await aFilledWorkspace()

  await update('taxes', tax.id, { code: 'IVA12', percentage: '12.00', authorityCode: '2' })
  await catalog.rpc.ensureDefaultTaxes({ workspaceId })

  expect((await list('taxes', { code__like: 'iva1' })).records.map(({ percentage }) => percentage)).toEqual([
    '12.00',
    '15.00',
  ])
})

test('a tax that does not agree with the catalog of the authority is refused when made and when changed', async () => {
  const { create, update, tax } = await aFilledWorkspace()
  const sent = { name: 'IVA', code: 'IVA', percentage: '12', isRetention: false, authorityCode: '4' }
  const refused = (path: string) => ({ code: 'VAL_10000', details: [{ path, code: 'CAT_30005' }] })

  await expect(create('taxes', sent)).rejects.toMatchObject(refused('percentage'))
  await expect(create('taxes', { ...sent, authorityCode: '99' })).rejects.toMatchObject(refused('authorityCode'))
  await expect(update('taxes', tax.id, { percentage: '12' })).rejects.toMatchObject(refused('percentage'))
  await expect(update('taxes', tax.id, { code: 'ICE15' })).rejects.toMatchObject(refused('code'))
  await update('taxes', tax.id, { name: 'IVA quince' })
})

test('fixed lists are read by everyone and changed by no one', async () => {
  const { list, get, create } = aWorkspace(catalog.rpc)

  const { records } = await list('payment-methods')

  expect(records).toContainEqual({ id: uuid, code: '01', name: 'Sin utilización del sistema financiero' })
  expect(await get('payment-methods', String(records[0]?.id))).toEqual(records[0])
  expect((await list('document-types')).records).toContainEqual({ id: uuid, code: '01', name: 'Factura' })
  await expect(create('payment-methods', {})).rejects.toMatchObject({ kind: 'forbidden' })
})

test('a resource that does not exist is not found', async () => {
  await expect(aWorkspace(catalog.rpc).list('unicorns')).rejects.toMatchObject({ kind: 'not-found' })
  await expect(aWorkspace(catalog.rpc).list('__proto__')).rejects.toMatchObject({ kind: 'not-found' })
})

test('resources describe themselves as JSON Schemas', async () => {
  const { description } = await catalog.rpc.describeResources({})

  const { customers } = JSON.parse(description.toString())

  expect(customers).toMatchObject({
    name: 'Customer',
    create: { required: ['identification', 'type', 'name', 'taxpayerId'] },
    record: { properties: { deletedAt: {}, tenantId: {} } },
    filters: { name: ['like'] },
  })
})

/** Each write of a live key; its records belong to an own taxpayer unless stated. */
const LIVE_WRITES: [string, (w: FilledWorkspace) => [string, string, Json] | Promise<[string, string, Json]>][] = [
  ['PUT the taxpayer', (w) => ['taxpayers', w.ids.taxpayerId, { name: 'Otro' }]],
  [
    'POST a customer',
    (w) => ['customers', '', { identification: '1790012345001', type: '04', name: 'X', taxpayerId: w.ids.taxpayerId }],
  ],
  ['PUT a customer', (w) => ['customers', String(w.customer.id), { name: 'Otro' }]],
  ['POST an establishment', (w) => ['establishments', '', { code: 9, name: 'X', taxpayerId: w.ids.taxpayerId }]],
  ['PUT a point', (w) => ['emission-points', w.ids.emissionPointId, { name: 'X', taxpayerId: w.ids.taxpayerId }]],
  ['PUT a product', (w) => ['products', String(w.product.id), { price: '2' }]],
  ['POST an invoice', (w) => ['invoices', '', w.invoice()]],
  ['POST a category', (w) => ['categories', '', { name: 'X', taxpayerId: w.ids.taxpayerId }]],
]

test('a live key reads what belongs to the test taxpayer and writes none of it', async () => {
  const w = await aFilledWorkspace()
  const { workspaceId } = w
  const refused = { kind: 'invalid', code: 'CTX_10003' }
  const live = { workspaceId, mode: 'live' }

  for (const [, write] of LIVE_WRITES) {
    const [resource, id, record] = await write(w)
    const call = { ...live, resource, id, record: Buffer.from(JSON.stringify(record)) }
    const written = id === '' ? catalog.rpc.createRecord(call) : catalog.rpc.updateRecord(call)
    await expect(written).rejects.toMatchObject(refused)
    if (id === '') continue
    await expect(catalog.rpc.deleteRecord({ ...live, resource, id })).rejects.toMatchObject(refused)
    await catalog.rpc.getRecord({ ...live, resource, id })
  }
  const ofIt = { ...live, taxpayerId: w.ids.taxpayerId, content: Buffer.from('code,name,price,tax\r\n') }
  const file = { ...ofIt, resource: 'products', importId: randomUUID(), part: 0, last: true }
  await expect(catalog.rpc.importRecords(file)).rejects.toMatchObject(refused)
  await expect(catalog.rpc.storeLogo(ofIt)).rejects.toMatchObject(refused)
  const own = { ...live, resource: 'taxpayers', record: Buffer.from('{"ruc":"1790012345001","name":"Andina"}') }
  const { record } = await catalog.rpc.createRecord(own)
  const taxpayerId = JSON.parse(record.toString()).id
  const category = Buffer.from(JSON.stringify({ name: 'X', taxpayerId }))
  await catalog.rpc.createRecord({ ...live, resource: 'categories', record: category })
})

test('the test taxpayer keeps its number and stays; no other taxpayer gets the number', async () => {
  const { prepare, create, update, remove } = aWorkspace(catalog.rpc)
  const { taxpayerId, ruc } = await prepare()
  const { id: own } = await create('taxpayers', { ruc: '1790012345001', name: 'Andina' })
  const stays = { kind: 'conflict', code: 'CAT_10023' }

  await expect(remove('taxpayers', taxpayerId)).rejects.toMatchObject(stays)
  await expect(update('taxpayers', taxpayerId, { ruc: '1790012346001' })).rejects.toMatchObject(stays)
  await expect(update('taxpayers', own, { ruc })).rejects.toMatchObject({ kind: 'conflict', code: 'CAT_10009' })
  expect(await update('taxpayers', taxpayerId, { ruc, name: 'Prueba' })).toMatchObject({ ruc, name: 'Prueba' })
  await remove('taxpayers', own)
})

test('a product takes no tax that is withheld, an excise or of the past, and keeps one it has', async () => {
  const { create, update, product, ids } = await aFilledWorkspace()
  const tax = async (fields: Json) => (await create('taxes', { name: 'X', ...fields })).id
  const withheld = await tax({ code: 'R', percentage: '1.75', isRetention: true, authorityCode: '312' })
  const excise = await tax({ code: 'E', percentage: '10', isRetention: false, authorityCode: '3101' })
  const old = await tax({ code: 'IVA12', percentage: '12', isRetention: false, authorityCode: '2' })
  const posted = (taxId: unknown) =>
    create('products', { name: 'P', code: 'P', price: '1', taxId, taxpayerId: ids.taxpayerId })

  for (const [taxId, code] of [
    [withheld, 'CAT_30001'],
    [excise, 'CAT_30001'],
    [old, expect.stringMatching(/^DOC_/)],
  ] as const) {
    const refused = { details: [{ path: 'taxId', code }] }
    await expect(posted(taxId)).rejects.toMatchObject(refused)
    await expect(update('products', product.id, { taxId })).rejects.toMatchObject(refused)
  }
  await update('taxes', ids.taxId, { code: 'IVA12-B', percentage: '12', authorityCode: '2' })
  await update('products', product.id, { name: 'Tornillo', taxId: ids.taxId })
})
