import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { aReceipt, type Overrides } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'

function aSandbox({ authorizes = true } = {}) {
  const records = new Map<string, { resource: string; fields: Record<string, unknown> }>()
  const receipts = new Map<string, ReturnType<typeof aReceipt>>()
  const orders = new Map<string, Record<string, unknown>>()
  const taxes = ['IVA0', 'IVA15'].map((code) => Buffer.from(JSON.stringify({ id: `id of ${code}`, code })))
  const overrides: Overrides = {
    catalog: {
      ensureDefaultTaxes: async () => ({ records: taxes, total: 2, nextCursor: '' }),
      createRecord: async ({ id = '', resource = '', record = '' }) => {
        records.set(id, { resource, fields: JSON.parse(record.toString()) })
        return { record: Buffer.from('{}') }
      },
    },
    issuance: {
      findDuplicate: async ({ devReference = '' }) => {
        const receipt = receipts.get(devReference) ?? null
        return { found: receipt !== null, receipt, warnings: [] }
      },
      issue: async ({ devReference = '', order = '' }) => {
        const before = receipts.get(devReference)
        const number = `001-001-${String(receipts.size + 1).padStart(9, '0')}`
        const receipt = before ?? aReceipt({ id: devReference, number })
        receipts.set(devReference, receipt)
        orders.set(devReference, JSON.parse(order.toString()))
        return { receipt, duplicate: before !== undefined, warnings: [] }
      },
      findReceipt: async ({ id = '' }) =>
        aReceipt({ id, authorizedAt: authorizes ? '2026-11-21T15:00:01.000Z' : null }),
    },
  }
  return { records, receipts, orders, overrides }
}

async function anOwner(overrides: Overrides) {
  const { app } = await aGateway(overrides)
  const account = { email: 'owner@example.com', password: 'correct horse', workspaceName: 'Andina' }
  const signedUp = await app.inject({ method: 'POST', url: '/account/sign-up', payload: account })
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  const ask = (method: 'GET' | 'POST', headers: object = {}) => {
    const sent = { cookie, 'x-csrf-token': signedUp.json().data.csrfToken, ...headers }
    return app.inject({ method, url: '/account/demo-data', headers: sent })
  }
  return { app, ask }
}

test('an empty sandbox gets a shop, of which the free plan pays a third of its quota', async () => {
  const { records, receipts, orders, overrides } = aSandbox()
  const { ask } = await anOwner(overrides)

  expect((await ask('GET')).json().data).toEqual({ filled: false, receipts: 8 })
  const answer = await ask('POST')

  expect([answer.statusCode, answer.json().data]).toEqual([200, { filled: true, receipts: 8 }])
  expect(receipts.size).toBe(8)
  const kinds = new Set([...orders.values()].map(({ documentType }) => documentType))
  expect(kinds.size).toBe(6)
  const made = [...records.values()].map(({ resource }) => resource)
  expect(new Set(made)).toEqual(new Set(['categories', 'price-types', 'customers', 'products', 'product-prices']))
  expect((await ask('GET')).json().data).toMatchObject({ filled: true })
})

test('a note names the invoice as it was numbered', async () => {
  const { orders, overrides } = aSandbox()
  const { ask } = await anOwner(overrides)
  await ask('POST')

  expect(orders.get('demo-nota-de-credito-1')?.supportingDocument).toMatchObject({
    documentType: 'INVOICE',
    number: '001-001-000000001',
  })
})

test('asking again, or twice at once, makes nothing twice', async () => {
  const { records, receipts, overrides } = aSandbox()
  const { ask } = await anOwner(overrides)

  await Promise.all([ask('POST'), ask('POST')])
  const [recordsBefore, receiptsBefore] = [records.size, receipts.size]
  await ask('POST')

  expect([records.size, receipts.size]).toEqual([recordsBefore, receiptsBefore])
  expect(receipts.size).toBe(8)
})

test('a slow authority delays no caller: the next call creates the rest', async () => {
  const slow = aSandbox({ authorizes: false })
  const { ask } = await anOwner(slow.overrides)

  expect((await ask('POST')).json().data).toEqual({ filled: false, receipts: 8 })
  expect(slow.receipts.size).toBe(5)
})

test('a record that is there already, or was deleted, is left alone', async () => {
  const { receipts, overrides } = aSandbox()
  const createRecord = async () => {
    throw new AppError('conflict', 'CAT_10009', 'taken')
  }
  const { ask } = await anOwner({ ...overrides, catalog: { ...overrides.catalog, createRecord } })

  expect((await ask('POST')).json().data).toMatchObject({ filled: true })
  expect(receipts.size).toBe(8)
})

test('production is never filled, nor is anything without a session', async () => {
  const { receipts, overrides } = aSandbox()
  const { app, ask } = await anOwner(overrides)

  expect((await ask('POST', { 'x-mode': 'live' })).statusCode).toBeGreaterThanOrEqual(400)
  expect((await ask('POST', { 'x-csrf-token': '' })).json()).toMatchObject({ statusCode: 403, code: 'ACS_10005' })
  expect((await app.inject({ method: 'POST', url: '/account/demo-data' })).statusCode).toBe(401)
  expect(receipts.size).toBe(0)
})
