import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { ACCESS_KEY, aReceipt, TEST_RUC } from '../../../../tests/fake-clients.ts'
import { aGateway } from '../../../../tests/gateway.ts'
import type { Clients } from '../../../ports.ts'

const id = '01935a2e-7c1f-7abc-8def-0123456789ab'
const order = Buffer.from('{"documentType":"INVOICE"}')

async function anInvoiceGateway(issue: Clients['issuance']['issue'], issuedBefore = false) {
  const concluded: unknown[] = []
  const { app, aWorkspace } = await aGateway({
    catalog: {
      claimInvoice: async () => ({ receiptId: 'the-one', taxpayerRuc: TEST_RUC, order, issuedBefore }),
      concludeInvoice: async ({ receiptId, issued, mode }) => {
        concluded.push({ receiptId, issued, mode })
        return {}
      },
    },
    issuance: { issue },
  })
  const { testKey, liveKey } = await aWorkspace()
  const post = (key = testKey) =>
    app.inject({ method: 'POST', url: `/invoices/${id}/issue`, headers: { 'x-api-key': key } })
  return { post, liveKey, concluded }
}

const issued: Clients['issuance']['issue'] = async ({ receiptId }) => ({
  receipt: aReceipt({ id: receiptId ?? '' }),
  duplicate: false,
  warnings: [],
})

test('an invoice is issued into the receipt that the catalog chose, and concluded', async () => {
  const { post, concluded } = await anInvoiceGateway(issued)

  const answer = await post()

  expect([answer.statusCode, answer.json()]).toMatchObject([202, { id: 'the-one', accessKey: ACCESS_KEY }])
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: true, mode: 'test' }])
})

test('an invoice that was issued before answers 200', async () => {
  const { post } = await anInvoiceGateway(issued, true)

  expect((await post()).statusCode).toBe(200)
})

test('what issuance refuses can be changed again', async () => {
  const { post, concluded } = await anInvoiceGateway(() => Promise.reject(new AppError('invalid', 'VAL_10001', 'no')))

  expect((await post()).json()).toEqual({ statusCode: 400, message: 'no' })
  expect(concluded).toEqual([{ receiptId: 'the-one', issued: false, mode: 'test' }])
})

test('an attempt whose end is not known is concluded by nobody', async () => {
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
