import type { ErrorDetail } from '@etax/kernel'
import { orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { schemaFindings } from '../../dashboard/src/fiscal/schema-findings.ts'
import { TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import { withPublishedFacts } from '../http/domain/published-facts.ts'

const invoice = orderKinds.find(({ documentType }) => documentType === 'INVOICE')
if (invoice === undefined) throw new Error('There are no invoices.')

const order = {
  customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
  items: [{ code: 'A-1', description: 'Café', quantity: '2', unitPrice: '4.1', taxType: 'IVA_RATE', tax: '15' }],
}
const [item] = order.items

test.each([
  {},
  { ...order, items: [] },
  { ...order, items: [{ quantity: '1' }] },
  { ...order, items: [{ ...item, quantity: 'two', unitPrice: '1.23456789', taxType: 'IVA' }] },
  { ...order, items: [{ ...item, unit_price: '1' }] },
  { ...order, establishment: '1', emissionPoint: 7, sendEmail: 'yes' },
  { ...order, customer: { ...order.customer, legalName: 'x'.repeat(301), email: 'y'.repeat(1001) } },
  { ...order, payments: 7 },
])('the form of the dashboard and the API find the same wrong with an order: %j', async (body) => {
  const { app, aWorkspace } = await aGateway()
  const { testKey } = await aWorkspace()
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC }

  const answer = await app.inject({ method: 'POST', url: '/v1/developer/invoices', headers, payload: body })

  const sorted = (details: readonly ErrorDetail[]) =>
    details.toSorted((one, other) => one.path.localeCompare(other.path))
  expect(sorted(answer.json().details)).toEqual(
    sorted(schemaFindings(invoice.schema, body).map((one) => withPublishedFacts(one, 'en'))),
  )
})
