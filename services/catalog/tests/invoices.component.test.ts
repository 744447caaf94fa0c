import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import mongoose from 'mongoose'
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

async function aShop() {
  const workspace = aWorkspace(catalog.rpc)
  const prepared = await workspace.prepare()
  const { taxpayerId } = prepared
  const tax = async (code: string) => (await workspace.list('taxes', { code__like: code })).records[0]?.id
  const product = async (code: string, taxCode: string, more = {}) =>
    workspace.create('products', { name: code, code, price: '1', taxId: await tax(taxCode), taxpayerId, ...more })
  const customer = await workspace.create('customers', {
    identification: '1710034065',
    type: '05',
    name: 'María Peña',
    email: 'maria@example.com',
    taxpayerId,
  })
  const [cash, , , , , card] = (await workspace.list('payment-methods')).records
  const invoice = (details: object[], payments: object[] | string) =>
    workspace.create('invoices', {
      customerId: customer.id,
      issueDate: '2026-11-20',
      taxpayerId,
      establishmentId: prepared.establishmentId,
      emissionPointId: prepared.emissionPointId,
      paymentMethods: typeof payments === 'string' ? [{ paymentMethodId: cash?.id, value: payments }] : payments,
      details,
    })
  const claim = (invoiceId: unknown, mode = 'test') =>
    catalog.rpc.claimInvoice({
      workspaceId: workspace.workspaceId,
      invoiceId: String(invoiceId),
      mode,
      receiptId: randomUUID(),
    })
  const conclude = (invoiceId: unknown, receiptId: string, issued: boolean, mode = 'test', attemptId = randomUUID()) =>
    catalog.rpc.concludeInvoice({
      workspaceId: workspace.workspaceId,
      invoiceId: String(invoiceId),
      mode,
      receiptId,
      issued,
      attemptId,
    })
  return { ...workspace, ...prepared, customer, product, invoice, claim, conclude, cash, card }
}

test('payments must add up to the total, tax included, half a cent up on every line', async () => {
  const { product, invoice } = await aShop()
  const taxed = await product('A', 'IVA15')
  const exempt = await product('B', 'IVAEXE')
  const details = [
    // 1.00 − 0.10 = 0.90, tax 0.135 → 0.14
    { productId: taxed.id, quantity: 3, price: '0.333333', discount: '0.10' },
    { productId: exempt.id, quantity: 1, price: '2.005' }, // 2.01
  ]

  await invoice(details, '3.05')

  await expect(invoice(details, '3.04')).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'paymentMethods', message: 'must add up to the total, 3.05, not 3.04' }],
  })
})

test('taxes of an invoice are rounded as it says, or as its taxpayer does when it is made', async () => {
  const { product, invoice, create, update, get, claim, taxpayerId } = await aShop()
  const { id: productId } = await product('A', 'IVA15')
  const details = Array.from({ length: 10 }, () => ({ productId, quantity: 1, price: '0.10' }))
  const orderOf = async (id: unknown) => JSON.parse(Buffer.from((await claim(id)).order).toString())

  expect(await get('taxpayers', taxpayerId)).toMatchObject({ taxRounding: 'BASE' })
  const onBase = await invoice(details, '1.15')
  expect(onBase).toMatchObject({ taxRounding: 'BASE' })
  await expect(invoice(details, '1.20')).rejects.toMatchObject({
    details: [{ message: 'must add up to the total, 1.15, not 1.20; with "taxRounding": "LINE" it would be 1.20' }],
  })
  const { id: _, receiptId: __, ...body } = onBase
  const [payment] = body.paymentMethods as object[]
  const input = { ...body, taxRounding: 'LINE', paymentMethods: [{ ...payment, value: '1.20' }] }
  expect(await create('invoices', input)).toMatchObject({ taxRounding: 'LINE' })
  await expect(create('invoices', { ...input, taxRounding: 'UP' })).rejects.toMatchObject({ kind: 'invalid' })

  await update('taxpayers', taxpayerId, { taxRounding: 'LINE' })
  const onLines = await invoice(details, '1.20')
  expect(await update('invoices', onBase.id, { issueDate: '2026-11-19' })).toMatchObject({ taxRounding: 'BASE' })
  expect(await orderOf(onBase.id)).toMatchObject({ taxRounding: 'BASE' })
  expect(await orderOf(onLines.id)).toMatchObject({ taxRounding: 'LINE' })
  await expect(update('taxpayers', taxpayerId, { taxRounding: 'UP' })).rejects.toMatchObject({ kind: 'invalid' })
})

test('the emission point of an invoice belongs to its establishment while the invoice is open', async () => {
  const { product, invoice, create, update, get, claim, conclude, taxpayerId, ...shop } = await aShop()
  const { id: productId } = await product('A', 'IVA15')
  const other = await create('establishments', { code: 2, name: 'Sucursal', taxpayerId })
  const point = await create('emission-points', { establishmentId: other.id, code: 1, name: 'Caja', taxpayerId })
  const open = await invoice([{ productId, quantity: 1, price: '1' }], '1.15')
  const elsewhere = {
    kind: 'invalid',
    code: 'VAL_10000',
    details: [
      {
        path: 'emissionPointId',
        code: 'CAT_10022',
        message: `names an emission point of establishment 002 (${other.id}), not of establishment 001 (${shop.establishmentId}): GET /emission-points?filter.establishmentId__eq=${shop.establishmentId} lists the others`,
      },
    ],
  }

  const { id: _id, receiptId: _receiptId, ...body } = open
  const posted = create('invoices', { ...body, emissionPointId: point.id })
  await expect(posted).rejects.toMatchObject(elsewhere)
  await expect(update('invoices', open.id, { emissionPointId: point.id })).rejects.toMatchObject(elsewhere)
  const moved = update('invoices', open.id, { establishmentId: other.id })
  await expect(moved).rejects.toMatchObject({ details: [{ path: 'emissionPointId', code: 'CAT_10022' }] })
  await update('invoices', open.id, { establishmentId: other.id, emissionPointId: point.id })

  const place = { taxpayerId, establishmentId: shop.establishmentId }
  const inUse = { kind: 'conflict', code: 'CAT_10014', message: expect.stringMatching(`invoice ${open.id}.* needs it`) }
  await expect(update('emission-points', point.id, { ...place, code: 2 })).rejects.toMatchObject(inUse)
  expect(await get('emission-points', String(point.id))).toMatchObject({ establishmentId: other.id })
  await expect(update('emission-points', point.id, { taxpayerId, code: 7 })).rejects.toMatchObject(inUse)
  await expect(update('establishments', other.id, { taxpayerId, code: '007' })).rejects.toMatchObject(inUse)
  await update('emission-points', point.id, { taxpayerId, name: 'Caja 1', code: '001' })
  await update('establishments', other.id, { taxpayerId, name: 'Sur', code: 2 })

  const issueIn = async (mode: string) => conclude(open.id, (await claim(open.id, mode)).receiptId, true, mode)
  await issueIn('test')
  await expect(update('emission-points', point.id, { ...place, code: 2 })).rejects.toMatchObject(inUse)
  await issueIn('live')
  await update('emission-points', point.id, { ...place, code: 2 })
  expect(await claim(open.id, 'live')).toMatchObject({ issuedBefore: true, deletedPart: 'emissionPointId' })
})

test('an invoice made while its emission point moves does not stay with a point of elsewhere', async () => {
  const { product, create, get, list, update, taxpayerId, cash, customer, establishmentId } = await aShop()
  const { id: productId } = await product('A', 'IVA15')
  const other = await create('establishments', { code: 2, name: 'Sucursal', taxpayerId })
  for (let code = 2; code < 8; code += 1) {
    const point = await create('emission-points', { establishmentId, code, name: 'Caja', taxpayerId })
    const invoice = {
      customerId: customer.id,
      issueDate: '2026-11-20',
      taxpayerId,
      establishmentId,
      emissionPointId: point.id,
      paymentMethods: [{ paymentMethodId: cash?.id, value: '1.15' }],
      details: [{ productId, quantity: 1, price: '1' }],
    }

    await Promise.allSettled([
      create('invoices', invoice),
      update('emission-points', point.id, { taxpayerId, establishmentId: other.id }),
    ])

    const { total } = await list('invoices', { emissionPointId__eq: String(point.id) })
    const { establishmentId: now } = await get('emission-points', String(point.id))
    expect([total, now]).not.toEqual([1, other.id])
  }
})

test('a discount above its line, an unknown product and a tax that is not value-added are refused', async () => {
  const { product, invoice, create, update, taxpayerId } = await aShop()
  const good = await product('A', 'IVA15')
  const retention = { name: 'Renta', code: 'R', percentage: '1.75', isRetention: true, authorityCode: '312' }
  const tax = await create('taxes', {
    ...retention,
    code: 'IVA-0',
    percentage: '0',
    isRetention: false,
    authorityCode: '0',
  })
  const withheld = await create('products', { name: 'W', code: 'W', price: '1', taxId: tax.id, taxpayerId })
  // A product takes no such tax, but its tax may become one.
  await update('taxes', tax.id, retention)

  const refused = invoice(
    [
      { productId: good.id, quantity: 1, price: '1', discount: '1.01' },
      { productId: randomUUID(), quantity: 1, price: '1' },
      { productId: withheld.id, quantity: 1, price: '1' },
    ],
    '1.00',
  )

  await expect(refused).rejects.toMatchObject({
    details: [
      { path: 'details[0].discount' },
      { path: 'details[1].productId' },
      { path: 'details[2].productId', code: 'CAT_30001' },
    ],
  })
})

test('an invoice becomes an order of the developer API', async () => {
  const { product, invoice, claim, cash, card } = await aShop()
  const taxed = await product('A', 'IVA15')
  const exempt = await product('B', 'IVAEXE')
  const { id } = await invoice(
    [
      { productId: taxed.id, quantity: 2, price: '10.00', discount: '1.00' },
      { productId: exempt.id, quantity: 1, price: '5' },
    ],
    [
      { paymentMethodId: cash?.id, value: '10.00' },
      { paymentMethodId: card?.id, value: '16.85', deadline: 30, timeUnit: 'DAY' },
    ],
  )

  const { order, ruc, issuedBefore } = await claim(id)

  expect({ ruc, issuedBefore }).toEqual({ ruc: RUC, issuedBefore: false })
  expect(JSON.parse(order.toString())).toEqual({
    documentType: 'INVOICE',
    establishment: '001',
    emissionPoint: '001',
    issueDate: '2026-11-20',
    taxRounding: 'BASE',
    customer: {
      identificationType: 'NATIONAL_ID',
      identification: '1710034065',
      legalName: 'María Peña',
      email: 'maria@example.com',
    },
    items: [
      {
        code: 'A',
        description: 'A',
        quantity: '2',
        unitPrice: '10.00',
        discount: '1.00',
        taxType: 'IVA_RATE',
        tax: '15',
      },
      { code: 'B', description: 'B', quantity: '1', unitPrice: '5', discount: '0.00', taxType: 'IVA_EXEMPT' },
    ],
    payments: [
      { method: '01', amount: '10.00' },
      { method: '19', amount: '16.85', term: '30', timeUnit: 'DAY' },
    ],
  })
})

test('an invoice with many parallel claims becomes one receipt', async () => {
  const { product, invoice, claim, conclude, get } = await aShop()
  const { id } = await invoice([{ productId: (await product('A', 'IVA0')).id, quantity: 1, price: '1' }], '1.00')

  const claims = await Promise.all(Array.from({ length: 20 }, () => claim(id)))
  const receipts = new Set(claims.map(({ receiptId }) => receiptId))
  expect(receipts.size).toBe(1)
  const [receiptId = ''] = receipts

  expect(await get('invoices', String(id))).toMatchObject({ receiptId: null })
  const attempts = Array.from({ length: 20 }, () => randomUUID())
  const endings = await Promise.all(attempts.map((attempt) => conclude(id, receiptId, true, 'test', attempt)))
  expect(endings.filter(({ first }) => first)).toHaveLength(1)
  const repeated = await Promise.all(attempts.map((attempt) => conclude(id, receiptId, true, 'test', attempt)))
  expect(repeated).toEqual(endings)
  expect(await get('invoices', String(id))).toMatchObject({ receiptId })
  expect(await claim(String(id).toUpperCase())).toMatchObject({ receiptId, issuedBefore: true })
})

test('an invoice cannot change while it is being issued, nor afterwards', async () => {
  const { product, invoice, claim, conclude, update, remove } = await aShop()
  const { id } = await invoice([{ productId: (await product('A', 'IVA0')).id, quantity: 1, price: '1' }], '1.00')
  const closed = { kind: 'conflict', code: 'CAT_10017' }

  const [first, second] = [await claim(id), await claim(id)]
  await expect(update('invoices', id, { issueDate: '2026-11-21' })).rejects.toMatchObject(closed)

  await conclude(id, first.receiptId, false)
  await expect(remove('invoices', id)).rejects.toMatchObject(closed)
  await conclude(id, second.receiptId, false)
  await update('invoices', id, { issueDate: '2026-11-21' })

  const { receiptId } = await claim(id)
  expect(receiptId).toBe(first.receiptId)
  await conclude(id, receiptId, true)
  await conclude(id, receiptId, false)
  await expect(update('invoices', id, { issueDate: '2026-11-22' })).rejects.toMatchObject(closed)
})

test('an invoice with lapsed claims stays closed until issuance finds no receipt', async () => {
  const { product, invoice, claim, conclude, update, remove, get, workspaceId } = await aShop()
  const sold = await product('A', 'IVA0')
  const anInvoice = async () => String((await invoice([{ productId: sold.id, quantity: 1, price: '1' }], '1.00')).id)
  const [issued, unissued] = [await anInvoice(), await anInvoice()]
  const receipts = new Map([
    [issued, (await claim(issued, 'live')).receiptId],
    [unissued, (await claim(unissued)).receiptId],
  ])
  await claim(unissued)
  const closed = { kind: 'conflict', code: 'CAT_10017' }
  const later = { issueDate: '2026-11-21' }

  expect(await lapsedOf(workspaceId)).toEqual([])
  await letClaimsLapse(workspaceId)
  await expect(update('invoices', unissued, later)).rejects.toMatchObject(closed)
  await expect(remove('invoices', issued)).rejects.toMatchObject(closed)

  const lapsed = await lapsedOf(workspaceId)
  expect(new Map(lapsed.map(({ invoiceId, receiptId }) => [invoiceId, receiptId]))).toEqual(receipts)
  expect(await lapsedOf(workspaceId)).toEqual([])
  for (const one of lapsed) await catalog.rpc.concludeInvoice({ ...one, issued: one.invoiceId === issued })
  const call = { workspaceId, resource: 'invoices', id: issued, mode: 'live' }
  const record = JSON.parse((await catalog.rpc.getRecord(call)).record.toString())
  expect(record).toMatchObject({ receiptId: receipts.get(issued) })
  await expect(remove('invoices', issued)).rejects.toMatchObject(closed)
  await update('invoices', unissued, later)

  const again = await claim(unissued)
  await letClaimsLapse(workspaceId)
  const [lapsedAgain] = await lapsedOf(workspaceId)
  await claim(unissued)
  await catalog.rpc.concludeInvoice({ ...lapsedAgain, issued: false })
  await expect(update('invoices', unissued, later)).rejects.toMatchObject(closed)
  await conclude(unissued, again.receiptId, false)
  await expect(update('invoices', unissued, later)).rejects.toMatchObject(closed)
  expect(await get('invoices', unissued)).toMatchObject({ receiptId: null })
})

async function lapsedOf(workspaceId: string) {
  const { invoices } = await catalog.rpc.claimLapsedInvoices({})
  return invoices.filter((one) => one.workspaceId === workspaceId)
}

/** Sets the end of the claims to the past. */
async function letClaimsLapse(workspaceId: string) {
  const { url, database: dbName } = catalog.mongo
  const connection = await mongoose.createConnection(url, { dbName }).asPromise()
  for (const mode of ['test', 'live']) {
    const until = `issuing.${mode}.until`
    await connection
      .collection('invoices')
      .updateMany({ workspaceId, [until]: { $type: 'date' } }, { $set: { [until]: new Date(0) } })
  }
  await connection.close()
}

test('an issued invoice keeps its receipt after deletions; the other mode refuses its first claim', async () => {
  const { product, invoice, claim, conclude, remove, customer } = await aShop()
  const { id } = await invoice([{ productId: (await product('A', 'IVA0')).id, quantity: 1, price: '1' }], '1.00')
  const { receiptId } = await claim(id, 'live')
  await conclude(id, receiptId, true, 'live')

  await remove('customers', customer.id)

  const withoutCustomer = { deletedPart: 'customerId', order: Buffer.of() }
  expect(await claim(id, 'live')).toMatchObject({ receiptId, issuedBefore: true, ...withoutCustomer })
  await expect(claim(id)).rejects.toMatchObject({ code: 'CAT_30004', details: [{ path: 'customerId' }] })
  expect(await claim(id)).toMatchObject({ issuedBefore: false, ...withoutCustomer })
})

test('each mode has its own receipt, and an invoice issued live is closed in both', async () => {
  const { product, invoice, claim, conclude, update, workspaceId } = await aShop()
  const { id } = await invoice([{ productId: (await product('A', 'IVA0')).id, quantity: 1, price: '1' }], '1.00')
  const receiptIdIn = async (mode: string) => {
    const call = { workspaceId, resource: 'invoices', id: String(id), mode }
    return JSON.parse((await catalog.rpc.getRecord(call)).record.toString()).receiptId
  }

  const live = await claim(id, 'live')
  await conclude(id, live.receiptId, true, 'live')

  expect(await receiptIdIn('live')).toBe(live.receiptId)
  expect(await receiptIdIn('test')).toBeNull()
  await expect(update('invoices', id, { issueDate: '2026-11-21' })).rejects.toMatchObject({ kind: 'conflict' })
  expect((await claim(id, 'test')).receiptId).not.toBe(live.receiptId)
})

test('the records of an invoice stay until it is issued live: sandbox receipts are deleted', async () => {
  const { product, invoice, claim, conclude, remove, customer } = await aShop()
  const sold = await product('A', 'IVA0')
  const { id } = await invoice([{ productId: sold.id, quantity: 1, price: '1' }], '1.00')
  const issueIn = async (mode: string) => conclude(id, (await claim(id, mode)).receiptId, true, mode)

  await issueIn('test')
  const message = expect.stringMatching(
    `invoice ${id}, .* as receipt .* needs it; delete that first .DELETE /invoices/${id}.`,
  )
  await expect(remove('customers', customer.id)).rejects.toMatchObject({ kind: 'conflict', code: 'CAT_10014', message })
  await expect(remove('products', sold.id)).rejects.toMatchObject({ kind: 'conflict', code: 'CAT_10014', message })

  await issueIn('live')
  await remove('customers', customer.id)
  await remove('products', sold.id)
  await expect(remove('invoices', id)).rejects.toMatchObject({ kind: 'conflict', code: 'CAT_10017' })
})

test('a test key deletes an invoice issued only in the sandbox, and then its records', async () => {
  const { product, invoice, claim, conclude, remove, customer } = await aShop()
  const sold = await product('A', 'IVA0')
  const { id } = await invoice([{ productId: sold.id, quantity: 1, price: '1' }], '1.00')
  await conclude(id, (await claim(id)).receiptId, true)

  await remove('invoices', id)

  await remove('customers', customer.id)
  await remove('products', sold.id)
})

test('a changed customer comes with its invoices', async () => {
  const { product, invoice, update, customer } = await aShop()
  const stored = await invoice([{ productId: (await product('A', 'IVA0')).id, quantity: 1, price: '1' }], '1.00')

  expect(await update('customers', customer.id, { phone: '099' })).toMatchObject({ phone: '099', invoices: [stored] })
})

test('an invoice of another workspace cannot be claimed', async () => {
  const { product, invoice } = await aShop()
  const outsider = await aShop()
  const { id } = await invoice([{ productId: (await product('A', 'IVA0')).id, quantity: 1, price: '1' }], '1.00')

  await expect(outsider.claim(id)).rejects.toMatchObject({ kind: 'not-found', message: 'Invoice not found' })
})

test('a failing move stops no parallel move, and unmanaged products do not move', async () => {
  const { product, get, workspaceId } = await aShop()
  const managed = await product('A', 'IVA15', { manageStock: true, currentStock: 10 })
  await product('B', 'IVA15')
  const sell = (code: string, quantity: string) => {
    const sold = { workspaceId, ruc: RUC, receiptId: randomUUID(), direction: 'OUT' }
    return catalog.rpc.moveStock({ ...sold, lines: [{ code, quantity }] })
  }
  const tooExact = `0.${'1'.repeat(40)}`

  const [first, refused, second, nothing] = await Promise.allSettled([
    sell('A', '1'),
    sell('A', tooExact),
    sell('A', '2'),
    sell('B', '3'),
  ])

  expect(first).toMatchObject({ value: { moved: 1 } })
  expect(refused).toMatchObject({ status: 'rejected' })
  expect(second).toMatchObject({ value: { moved: 1 } })
  expect(nothing).toMatchObject({ value: { moved: 0 } })
  expect(await get('products', String(managed.id))).toMatchObject({ currentStock: 7 })
})

test('invoices lower and credit notes raise the stock, once for each in parallel calls', async () => {
  const { product, get, workspaceId } = await aShop()
  const managed = await product('A', 'IVA15', { manageStock: true, currentStock: 100 })
  const unmanaged = await product('B', 'IVA15')
  const move = (receiptId: string, direction: string, quantity: string) =>
    catalog.rpc.moveStock({
      workspaceId,
      ruc: RUC,
      receiptId,
      direction,
      lines: [
        { code: 'A', quantity },
        { code: 'B', quantity: '1' },
        { code: 'unknown', quantity: '1' },
      ],
    })
  const receipts = Array.from({ length: 20 }, () => randomUUID())

  await Promise.all(receipts.flatMap((id) => [move(id, 'OUT', '1.5'), move(id, 'OUT', '1.5')]))
  expect(await get('products', String(managed.id))).toMatchObject({ currentStock: 70 })

  expect(await move(receipts[0] ?? '', 'IN', '1.5')).toEqual({ moved: 1 })
  expect(await move(receipts[0] ?? '', 'IN', '1.5')).toEqual({ moved: 0 })
  expect(await get('products', String(managed.id))).toMatchObject({ currentStock: 71.5 })
  expect(await get('products', String(unmanaged.id))).toMatchObject({ currentStock: 0 })
})
