import { describe, expect, test } from '@jest/globals'
import { aReceipt, type IssueRequest, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'

const anInvoice = (fields: object = {}) => ({
  customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
  items: [{ code: 'A-1', description: 'Café', quantity: 2, unitPrice: 4.1, taxType: 'IVA_RATE', tax: 15 }],
  ...fields,
})

async function anIssuingGateway() {
  const sent: Pick<IssueRequest, 'devReference' | 'bodyHash'>[] = []
  const take = async ({ devReference = '', bodyHash = '' }: Partial<IssueRequest>) => {
    sent.push({ devReference, bodyHash })
    return { receipt: aReceipt(), duplicate: false, warnings: [] }
  }
  const issuance = { issue: take, submitXml: take, previewOrder: async () => Promise.reject(new Error('not asked')) }
  const { app, aWorkspace } = await aGateway({ issuance })
  const { testKey } = await aWorkspace()
  const post = (idempotencyKey: string | string[], payload: object | string = anInvoice(), path = '/invoices') =>
    app.inject({
      method: 'POST',
      url: `/v1/developer${path}`,
      headers: {
        ...{ 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, 'idempotency-key': idempotencyKey },
        'content-type': typeof payload === 'string' ? 'application/xml' : 'application/json',
      },
      payload,
    })
  return { post, sent }
}

const latin1 = (text: string) => Buffer.from(text).toString('latin1')

describe('The header Idempotency-Key', () => {
  test.each([
    ['order-1', 'order-1'],
    ['"order-1"', 'order-1'],
    [String.raw`"the \"best\" order"`, 'the "best" order'],
    ['8e03978e-40d5-43dd-bc93-6894a57f9324', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
    [latin1('pedido-ñ'), 'pedido-ñ'],
  ])('%s is the devReference of an order without one', async (header, devReference) => {
    const { post, sent } = await anIssuingGateway()

    expect((await post(header)).statusCode).toBe(202)

    expect(sent).toMatchObject([{ devReference }])
  })

  test('makes the same order as the member devReference, so that a repeat may use either', async () => {
    const { post, sent } = await anIssuingGateway()

    await post('order-1')
    await post('', anInvoice({ devReference: 'order-1' }))
    await post('"order-1"', anInvoice({ devReference: 'order-1' }))

    expect(new Set(sent.map(({ bodyHash }) => bodyHash)).size).toBe(1)
    expect(sent.map(({ devReference }) => devReference)).toEqual(['order-1', 'order-1', 'order-1'])
  })

  test('that differs from devReference is refused', async () => {
    const { post, sent } = await anIssuingGateway()

    const answer = await post('order-2', anInvoice({ devReference: 'order-1' }))

    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'REQ_10031' })
    expect(sent).toEqual([])
  })

  test.each([
    ['an unclosed quotation', '"order-1'],
    ['text after a quotation', '"order-1", "order-2"'],
    ['more than 128 characters', 'x'.repeat(129)],
    ['other bytes than UTF-8', 'pedido-\u00f1'],
    ['blanks at the ends', '" order-1"'],
    ['an invisible character', latin1('order\u200b1')],
    ['two headers', ['order-1', 'order-2']],
  ])('with %s is refused by name', async (_what, header) => {
    const { post, sent } = await anIssuingGateway()

    const answer = await post(header)

    expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ path: 'idempotency-key' }] })
    expect(sent).toEqual([])
  })

  test.each(['/sign-and-authorize', '/authorize-signed'])('serves a document sent as XML to %s', async (path) => {
    const { post, sent } = await anIssuingGateway()

    expect((await post('order-1', '<factura/>', path)).statusCode).toBe(202)
    expect((await post('order-1', { xml: '<factura/>' }, path)).statusCode).toBe(202)

    expect(sent.map(({ devReference }) => devReference)).toEqual(['order-1', 'order-1'])
  })
})
