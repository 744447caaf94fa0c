import { orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { plainOrder } from './plain-order.ts'

const schema = orderKinds.find(({ documentType }) => documentType === 'INVOICE')?.schema ?? {}

const order = {
  customer: { identificationType: 'FINAL_CONSUMER' },
  items: [{ code: '7.00', description: 'Café', quantity: 7, unitPrice: 1.5, taxType: 'IVA_RATE', tax: 15 }],
}

test('an order is the same however its amounts and defaults are written', () => {
  const [item] = order.items
  const other = {
    ...order,
    sendEmail: true,
    payments: [],
    tip: null,
    additionalInfo: {},
    items: [{ ...item, quantity: '7.00', unitPrice: '1.50', tax: '15', discount: '' }],
  }

  expect(plainOrder(other, schema)).toEqual(plainOrder(order, schema))
})

test.each([
  ['a code', { items: [{ ...order.items[0], code: '7' }] }],
  ['an amount', { items: [{ ...order.items[0], quantity: 8 }] }],
  ['what is mailed', { sendEmail: false }],
])('another order is another: %s', (_, change) => {
  expect(plainOrder({ ...order, ...change }, schema)).not.toEqual(plainOrder(order, schema))
})
