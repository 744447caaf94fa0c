import { randomUUID } from 'node:crypto'
import { verifyWebhook } from '@etax/client'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { schemasAreHere, unwrap, validateInvoice } from '../harness/authority-schema.ts'
import { type Answer, ask, download, issue, must, reached, signedIn } from '../harness/client.ts'
import { type Fixture, openFixture } from '../harness/fixture.ts'
import { aCustomer, anAddress, anInvoice, anItem } from '../harness/invoices.ts'
import { receiveWebhooks } from '../harness/webhook-receiver.ts'
import { anAgent } from './support/agent.ts'
import { barcodesCanBeRead, barcodesOf } from './support/barcode.ts'

let fixture: Fixture
let accepted: Answer
let receipt: Answer['body']
const email = anAddress()
const devReference = randomUUID()

beforeAll(async () => {
  fixture = await openFixture()
  const items = [
    anItem(),
    anItem({ code: 'A-2', description: 'Taza «ñandú» & más', quantity: 1.5, unitPrice: 3.333333 }),
  ]
  accepted = await ask(fixture, 'POST', '/v1/developer/invoices', {
    body: anInvoice({ customer: aCustomer({ email }), items, devReference }),
  })
  receipt = await reached(fixture, accepted.body.data.id, ['COMPLETED'])
}, 120_000)

afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

test('an invoice is taken at once, as a draft with an access key whose check digit is right', () => {
  expect(accepted.status).toBe(202)
  expect(accepted.body.data).toMatchObject({ status: 'DRAFT', documentType: 'INVOICE', devReference })
  expect(accepted.body.meta).toMatchObject({ environment: 'sandbox', requestId: expect.any(String) })
  expect(accepted.body.data.accessKey).toMatch(/^\d{49}$/)
  expect(checkDigit(accepted.body.data.accessKey.slice(0, 48))).toBe(accepted.body.data.accessKey.at(48))
})

test('it goes through every state by itself, and its number is the access key behind TEST-', () => {
  const states = receipt.timeline.map(({ status }: { status: string }) => status)

  expect([...new Set(states)]).toEqual(['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED'])
  expect(receipt.authorizationNumber).toBe(`TEST-${receipt.accessKey}`)
  expect(receipt.totals).toMatchObject({ subtotal: expect.anything(), total: expect.anything() })
})

test('its state can be asked for by access key too', async () => {
  const { status, body } = await ask(fixture, 'GET', `/v1/developer/receipts/${receipt.accessKey}/status`)

  expect(status).toBe(200)
  expect(body.data).toMatchObject({ status: 'COMPLETED', messages: [] })
})

test('its XML is the authority’s wrapper around the document', async () => {
  const { state, number, document } = unwrap((await download(fixture, receipt.id, 'xml')).toString())

  expect({ state, number }).toEqual({ state: 'AUTORIZADO', number: receipt.authorizationNumber })
  expect(document).toContain(`<claveAcceso>${receipt.accessKey}</claveAcceso>`)
})

const withSchemas = schemasAreHere ? test : test.skip
withSchemas('its XML is valid against the authority’s schema of the version it names', async () => {
  const { document } = unwrap((await download(fixture, receipt.id, 'xml')).toString())

  expect(() => validateInvoice(document)).not.toThrow()
})

const withReaders = barcodesCanBeRead ? test : test.skip
withReaders('its PDF carries the access key as a Code 128 that a reader reads', async () => {
  const pdf = await download(fixture, receipt.id, 'pdf')

  expect(await barcodesOf(pdf)).toContain(`CODE-128:${receipt.accessKey}`)
})

test('one mail carries XML and PDF to the customer', async () => {
  const [message, ...others] = await fixture.mail.to(email)

  const types = message?.attachments.map(({ mimeType, filename }) => `${mimeType} ${filename?.split('.').at(-1)}`)
  expect(types?.sort()).toEqual(['application/pdf pdf', expect.stringMatching(/^(application|text)\/xml xml$/)])
  expect(others).toEqual([])
})

test('sendEmail: false suppresses the mail', async () => {
  const silent = anAddress()
  const quiet = await issue(fixture, anInvoice({ customer: aCustomer({ email: silent }), sendEmail: false }))
  const recipient = anAddress()

  await reached(fixture, quiet.id, ['COMPLETED'])
  // Mails go out in order: this one proves that none is pending before it.
  const loud = await issue(fixture, anInvoice({ customer: aCustomer({ email: recipient }) }))
  await reached(fixture, loud.id, ['COMPLETED'])

  expect(await fixture.mail.to(recipient)).toHaveLength(1)
  expect(await fixture.mail.to(silent)).toEqual([])
})

test('an endpoint gets invoice.authorized once, signed, after it is stored', async () => {
  const stateNow = async (body: string) => {
    const answer = await ask(fixture, 'GET', `/v1/developer/receipts/${JSON.parse(body).data.id}/status`)
    return answer.body.data.status
  }
  await using receiver = await receiveWebhooks(fixture.ownHost === '127.0.0.1' ? '127.0.0.1' : '0.0.0.0', stateNow)
  const account = await signedIn(fixture)
  const url = `http://${fixture.ownHost}:${receiver.port}/hook`
  const endpoint = must(201, await account('POST', '/account/webhooks', { url, mode: 'test', events: [] })).data

  const { id } = await issue(fixture, anInvoice())
  const events = () => receiver.deliveries.map(({ body }) => JSON.parse(body)).filter((event) => event.data?.id === id)
  await until('invoice.completed', () => events().some(({ type }) => type === 'invoice.completed'))

  const authorized = receiver.deliveries.filter(({ body }) => {
    const event = JSON.parse(body)
    return event.data?.id === id && event.type === 'invoice.authorized'
  })
  expect(authorized).toHaveLength(1)
  expect(['AUTHORIZED', 'COMPLETED']).toContain(authorized[0]?.seen)
  const { body = '', headers = {} } = authorized[0] ?? {}
  expect(await verifyWebhook(body, headers, endpoint.secret)).toMatchObject({
    type: 'invoice.authorized',
    data: { id },
  })
  await expect(verifyWebhook(`${body} `, headers, endpoint.secret)).rejects.toThrow(/No signature/)
  await account('DELETE', `/account/webhooks/${endpoint.id}`)
}, 60_000)

test('an agent issues an invoice over MCP, in one call without reading anything, and gets its files', async () => {
  await using agent = await anAgent(fixture)
  const item = { code: 'A-1', description: 'Café', quantity: 1, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }
  const order = { customer: { identificationType: 'FINAL_CONSUMER' }, items: [{ ...item, details: randomDetail() }] }

  const issued = await agent.call('issue_document', { kind: 'INVOICE', order, waitSeconds: 20 })
  const again = await agent.call('issue_document', { kind: 'INVOICE', order })
  const files = await agent.call('get_files', { id: issued.receipt.id })
  const search = await agent.call('find_receipts', { devReference: issued.devReference })

  expect(issued).toMatchObject({ mode: 'test', settled: true, duplicate: false, receipt: { status: 'COMPLETED' } })
  expect(again).toMatchObject({ duplicate: true, receipt: { id: issued.receipt.id } })
  expect((await fetch(files.pdf.url)).headers.get('content-type')).toBe('application/pdf')
  expect(search).toMatchObject({ total: 1, receipts: [{ id: issued.receipt.id, total: '11.50' }] })
  expect((await agent.call('list_taxpayers')).taxpayers).toMatchObject([
    { testTaxpayer: true, canIssue: true, establishments: [{ code: '001', emissionPoints: ['001'] }] },
  ])
}, 60_000)

function randomDetail() {
  return [{ name: 'Lote', value: randomUUID() }]
}

function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0)
  const rest = 11 - (sum % 11)
  return `${rest === 11 ? 0 : rest === 10 ? 1 : rest}`
}
