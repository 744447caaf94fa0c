import { gatewayErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { documentErrors } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { ACCESS_KEY, aReceipt, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import type { Clients } from '../ports.ts'
import { concludeLapsedInvoices } from './conclude-lapsed-invoices.ts'

const id = '01935a2e-7c1f-7abc-8def-0123456789ab'
const order = Buffer.from('{"documentType":"INVOICE"}')

interface Setting {
  claim?: object
  first?: boolean
  findReceipt?: Clients['issuance']['findReceipt']
}

async function anInvoiceGateway(
  issue: Clients['issuance']['issue'],
  { claim, first = true, findReceipt }: Setting = {},
) {
  const concluded: unknown[] = []
  const claimed = { receiptId: 'the-one', ruc: TEST_RUC, order, issuedBefore: false, deletedPart: '' }
  const { app, aWorkspace } = await aGateway({
    catalog: {
      claimInvoice: async ({ invoiceId }) => {
        expect(invoiceId).toBe(id)
        return { ...claimed, ...claim }
      },
      concludeInvoice: async ({ receiptId, issued, mode }) => {
        concluded.push({ receiptId, issued, mode })
        return { first }
      },
    },
    issuance: { issue, findReceipt: findReceipt ?? noReceipt },
  })
  const { testKey, liveKey } = await aWorkspace()
  const post = (key = testKey, written = id, language = 'en') => {
    const headers = { 'x-api-key': key, 'accept-language': language }
    return app.inject({ method: 'POST', url: `/invoices/${written}/issue`, headers })
  }
  return { post, liveKey, concluded }
}

const noReceipt = () => Promise.reject(gatewayErrors.receiptUnknown({ id: '1' }))
const theReceipt: Clients['issuance']['findReceipt'] = async ({ id: receiptId = '' }) => aReceipt({ id: receiptId })
const notCalled = () => Promise.reject(new Error('not to be called'))
const refused = () => Promise.reject(new AppError('invalid', 'CTX_10005', 'no certificate'))

const issued: Clients['issuance']['issue'] = async ({ receiptId }) => ({
  receipt: aReceipt({ id: receiptId ?? '' }),
  duplicate: false,
  warnings: [],
})

test('an invoice is issued into the receipt that the catalog chose, and concluded', async () => {
  const { post, concluded } = await anInvoiceGateway(issued)

  const answer = await post(undefined, id.toUpperCase())

  expect([answer.statusCode, answer.json()]).toMatchObject([202, { id: 'the-one', accessKey: ACCESS_KEY }])
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: true, mode: 'test' }])
})

test('an invoice that was issued before answers 200 with its receipt, and is not issued again', async () => {
  const claim = { issuedBefore: true }
  const { post, concluded } = await anInvoiceGateway(notCalled, { claim, first: false, findReceipt: theReceipt })

  const answer = await post()

  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id: 'the-one' }])
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: true, mode: 'test' }])
})

test('the call that concludes second answers 200, though both issued it', async () => {
  const { post } = await anInvoiceGateway(issued, { first: false })

  expect((await post()).statusCode).toBe(200)
})

test('its receipt is answered though its customer was deleted since', async () => {
  const claim = { issuedBefore: true, deletedPart: 'customerId', ruc: '', order: Buffer.of() }
  const { post } = await anInvoiceGateway(notCalled, { claim, first: false, findReceipt: theReceipt })

  const answer = await post()

  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id: 'the-one' }])
})

test('a receipt of an interrupted call is found if issuing again is refused', async () => {
  const { post, concluded } = await anInvoiceGateway(refused, { findReceipt: theReceipt })

  expect((await post()).json()).toMatchObject({ id: 'the-one' })
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: true, mode: 'test' }])
})

test('an invoice that became no receipt and names a deleted record is refused, and can be changed again', async () => {
  const claim = { deletedPart: 'customerId', ruc: '', order: Buffer.of() }
  const { post, concluded } = await anInvoiceGateway(notCalled, { claim })

  expect((await post()).json()).toEqual({ statusCode: 400, message: 'customerId names a record that has been deleted' })
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: false, mode: 'test' }])
})

test('a sandbox receipt that was purged is made anew', async () => {
  const { post } = await anInvoiceGateway(issued, { claim: { issuedBefore: true }, first: false })

  const answer = await post()

  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id: 'the-one' }])
})

test('what issuance refuses can be changed again', async () => {
  const { post, concluded } = await anInvoiceGateway(() => Promise.reject(new AppError('invalid', 'VAL_10001', 'no')))

  expect((await post()).json()).toEqual({ statusCode: 400, message: 'no' })
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: false, mode: 'test' }])
})

test.each([
  ['en', 'A unit of time without a term is left out: send deadline too, such as 30.'],
  ['es', 'Una unidad de tiempo sin plazo se deja fuera: envíe también deadline, como 30.'],
])('a warning names the fields of the invoice, in %s', async (language, message) => {
  const warning = documentErrors.noPlaceInDocument.at('payments[0].timeUnit', { reason: 'timeUnit', member: 'term' })
  const warnings = [{ ...warning, paramsJson: JSON.stringify(warning.params) }]
  const { post } = await anInvoiceGateway(async (request) => ({ ...(await issued(request)), warnings }))

  expect((await post(undefined, id, language)).json().warnings).toEqual([
    expect.objectContaining({ path: 'paymentMethods[0].timeUnit', message }),
  ])
})

test('an attempt with an unknown end stays open', async () => {
  const { post, concluded } = await anInvoiceGateway(() => Promise.reject(new AppError('unavailable', 'SYS_1', 'late')))

  expect((await post()).statusCode).toBe(503)
  expect(concluded).toEqual([])
})

test('the test taxpayer is refused in production before anything is issued', async () => {
  const { post, liveKey, concluded } = await anInvoiceGateway(() => Promise.reject(new Error('not to be called')))

  expect((await post(liveKey)).json()).toEqual({
    statusCode: 400,
    message:
      'The test taxpayer is for the sandbox only: use a test key, or a taxpayer of your own such as 1790012345001.',
  })
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: false, mode: 'live' }])
})

test('the receipt of an earlier open claim is looked for before issuing', async () => {
  const { post, concluded } = await anInvoiceGateway(notCalled, { findReceipt: theReceipt })

  expect((await post()).json()).toMatchObject({ id: 'the-one' })
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: true, mode: 'test' }])
})

test('interrupted invoices are concluded as issuance answers, and not during its outage', async () => {
  const lapsed = (receiptId: string, mode: string) => ({
    workspaceId: 'w',
    invoiceId: id,
    mode,
    receiptId,
    lookupId: 'l',
  })
  const lapsedInvoices = [lapsed('made', 'live'), lapsed('unknown', 'test'), lapsed('not-made', 'test')]
  const concluded: unknown[] = []
  const findReceipt: Clients['issuance']['findReceipt'] = async ({ caller, id: receiptId = '' }) => {
    if (receiptId === 'unknown') throw new AppError('unavailable', 'SYS_10002', 'away')
    if (receiptId !== 'made' || caller?.mode !== 'MODE_LIVE') throw gatewayErrors.receiptUnknown({ id: receiptId })
    return aReceipt({ id: receiptId })
  }
  const concludeInvoice: Clients['catalog']['concludeInvoice'] = async (ending) => {
    concluded.push(ending)
    return { first: false }
  }
  const catalog = { claimLapsedInvoices: async () => ({ invoices: lapsedInvoices }), concludeInvoice }
  const log = { info: () => {}, warn: () => {} }

  await concludeLapsedInvoices({ catalog, issuance: { findReceipt }, log })()

  expect(concluded).toEqual([
    { ...lapsedInvoices[0], issued: true },
    { ...lapsedInvoices[2], issued: false },
  ])
})
