import { type Issuer, orderKinds } from '@etax/tax-document'
import { describe, expect, test } from '@jest/globals'
import { judgeOrder } from './judge-order.ts'
import { newEntry, type Values } from './order-values.ts'

const TODAY = '2026-11-22'
const issuer: Issuer = {
  ruc: '1790016919001',
  legalName: 'Tienda La Esquina',
  address: 'Quito',
  establishment: { code: '001' },
  emissionPoint: '001',
  accountingObligated: false,
  environment: 1,
}
const customer = { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Pérez' }
const coffee = { code: 'A-1', description: 'Café', quantity: '2', unitPrice: '4,50', taxType: 'IVA_RATE', tax: '15' }

function judgeInvoice(values: Values) {
  const kind = orderKinds.find(({ documentType }) => documentType === 'INVOICE')
  if (kind === undefined) throw new Error('There are no invoices.')
  return judgeOrder(kind, values, issuer, TODAY)
}

describe('an invoice while it is written', () => {
  test('comes to what the library computes, with commas as people write them', () => {
    const { totals, violations, body } = judgeInvoice({ customer, items: [newEntry(coffee)] })

    expect(violations).toEqual([])
    expect(totals).toMatchObject({ subtotal: '9.00', total: '10.35' })
    expect(body.items).toEqual([{ ...coffee, unitPrice: '4.50' }])
  })

  test('has totals before it has a customer, or a price in each line', () => {
    const items = [newEntry(coffee), newEntry({ ...coffee, unitPrice: '' })]

    const { totals, violations } = judgeInvoice({ items })

    expect(totals.total).toBe('10.35')
    expect(violations.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['customer.identificationType', 'items[1].unitPrice']),
    )
  })

  test('is paid to the last cent by the payment whose amount is left open', () => {
    const payments = [newEntry({ method: '01', amount: '4' }), newEntry({ method: '19', amount: '' })]

    const { body, violations } = judgeInvoice({ customer, items: [newEntry(coffee)], payments })

    expect(violations).toEqual([])
    expect(body.payments).toEqual([
      { method: '01', amount: '4' },
      { method: '19', amount: '6.35' },
    ])
  })

  test('is paid by the first of two payments that are left blank', () => {
    const payments = [newEntry({ method: '20', amount: '' }), newEntry({ method: '01', amount: '' })]

    const { body, violations } = judgeInvoice({ customer, items: [newEntry(coffee)], payments })

    expect(violations).toEqual([])
    expect(body.payments).toEqual([{ method: '20', amount: '10.35' }])
  })

  test('says that too much is paid, and not that an amount is missing', () => {
    const payments = [newEntry({ method: '01', amount: '20' }), newEntry({ method: '19', amount: '' })]

    const { violations } = judgeInvoice({ customer, items: [newEntry(coffee)], payments })

    expect(violations).toMatchObject([{ path: 'payments', code: 'DOC_20005' }])
  })

  test('leaves out lines at its end that nobody has written in', () => {
    const { body } = judgeInvoice({ customer, items: [newEntry(coffee), newEntry({ quantity: '1', untouched: true })] })

    expect(body.items).toHaveLength(1)
  })

  test('says what an additional field lacks at the field itself', () => {
    const additionalInfo = [newEntry({ name: 'Pedido', value: '1' }), newEntry({ name: 'RUC Proveedor', value: '1' })]

    const { violations } = judgeInvoice({ customer, items: [newEntry(coffee)], additionalInfo })
    const { violations: long } = judgeInvoice({
      customer,
      items: [newEntry(coffee)],
      additionalInfo: [newEntry({ name: 'Nota', value: 'x'.repeat(301) })],
    })

    expect(violations).toEqual([])
    expect(long.map(({ path }) => path)).toEqual(['additionalInfo[0].value'])
  })

  test('is held against the schema of the API, too', () => {
    const { violations } = judgeInvoice({ customer, items: [newEntry(coffee)], establishment: '1' })

    expect(violations).toMatchObject([{ path: 'establishment', code: 'FLD_10005' }])
  })
})
