import { type Issuer, orderKinds } from '@etax/tax-document'
import { describe, expect, test } from '@jest/globals'
import { judgeOrder } from './judge-order.ts'
import { lineSubtotalOf } from './line-subtotal.ts'
import { INVOICED } from './note-warnings.ts'
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

const judgeInvoice = (values: Values) => judge('INVOICE', values)

function judge(documentType: string, values: Values) {
  const kind = orderKinds.find((one) => one.documentType === documentType)
  if (kind === undefined) throw new Error(`There is no ${documentType}.`)
  return judgeOrder(kind, values, issuer, TODAY)
}

describe('an invoice while it is written', () => {
  test('has the totals of the library, with decimal commas', () => {
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

  test('rounds taxes by the setting of the taxpayer, by default once per rate', () => {
    const kind = orderKinds.find((one) => one.documentType === 'INVOICE')
    if (kind === undefined) throw new Error('There are no invoices.')
    const values = {
      customer,
      items: Array.from({ length: 10 }, () => newEntry({ ...coffee, quantity: '1', unitPrice: '0,10' })),
    }

    expect(judgeInvoice(values).totals.total).toBe('1.15')
    expect(judgeOrder(kind, values, { ...issuer, taxRounding: 'LINE' }, TODAY).totals.total).toBe('1.20')
  })

  test('assigns the rest to the payment without an amount', () => {
    const payments = [newEntry({ method: '01', amount: '4' }), newEntry({ method: '19', amount: '' })]

    const { body, violations } = judgeInvoice({ customer, items: [newEntry(coffee)], payments })

    expect(violations).toEqual([])
    expect(body.payments).toEqual([
      { method: '01', amount: '4' },
      { method: '19', amount: '6.35' },
    ])
  })

  test('assigns the total to the first of two blank payments', () => {
    const payments = [newEntry({ method: '20', amount: '' }), newEntry({ method: '01', amount: '' })]

    const { body, violations } = judgeInvoice({ customer, items: [newEntry(coffee)], payments })

    expect(violations).toEqual([])
    expect(body.payments).toEqual([{ method: '20', amount: '10.35' }])
  })

  test('reports an excess of payments, and no missing amount', () => {
    const payments = [newEntry({ method: '01', amount: '20' }), newEntry({ method: '19', amount: '' })]

    const { violations } = judgeInvoice({ customer, items: [newEntry(coffee)], payments })

    expect(violations).toMatchObject([{ path: 'payments', code: 'DOC_20005' }])
  })

  test('drops untouched lines at the end', () => {
    const { body } = judgeInvoice({ customer, items: [newEntry(coffee), newEntry({ quantity: '1', untouched: true })] })

    expect(body.items).toHaveLength(1)
  })

  test('reports a finding about an additional field at that field', () => {
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

  test('is also checked by the schema of the API', () => {
    const { violations } = judgeInvoice({ customer, items: [newEntry(coffee)], establishment: '1' })

    expect(violations).toMatchObject([{ path: 'establishment', code: 'FLD_10005' }])
  })

  test('accepts a percentage as discount, but not as amount', () => {
    const sold = { ...coffee, quantity: '3', unitPrice: '10', discount: '5%' }
    const { body, totals, violations } = judgeInvoice({ customer, items: [newEntry(sold)] })
    const priced = judgeInvoice({ customer, items: [newEntry({ ...coffee, unitPrice: '5%', tax: '15 %' })] })

    expect(violations).toEqual([])
    expect(totals).toMatchObject({ subtotal: '28.50', discount: '1.50' })
    expect(body.items).toMatchObject([{ discount: '1.50' }])
    expect(priced.violations.map(({ path }) => path)).toEqual(['items[0].unitPrice'])
    expect(lineSubtotalOf(sold)).toBe('28.50')
  })

  test('refuses a power of ten and excludes it from totals', () => {
    const { totals, violations } = judgeInvoice({ customer, items: [newEntry({ ...coffee, quantity: '1e3' })] })

    expect(violations).toMatchObject([{ path: 'items[0].quantity' }])
    expect(totals.total).toBe('0.00')
    expect(lineSubtotalOf({ quantity: '1e3', unitPrice: '1', discount: '' })).toBeUndefined()
  })
})

test('a note that credits more of a line than invoiced has a warning there, and can be issued', () => {
  const items = [
    { ...coffee, quantity: '30', [INVOICED]: '3' },
    { ...coffee, [INVOICED]: '2' },
  ].map(newEntry)
  const supportingDocument = { documentType: 'INVOICE', number: '001-001-000000008', issueDate: TODAY }

  const { body, violations, warnings } = judge('CREDIT_NOTE', {
    customer,
    supportingDocument,
    reason: 'Devolución',
    items,
  })

  expect(violations).toEqual([])
  expect(warnings).toMatchObject([{ path: 'items[0].quantity', params: { credited: '30', invoiced: '3' } }])
  expect(JSON.stringify(body)).not.toContain(INVOICED)
})

test('a wrong digit of a pasted access key has a warning before the rest is filled in', () => {
  const key = '2111202601179001167400110010010000000011234567814'
  const warningsFor = (authorizationNumber: string) =>
    judge('WITHHOLDING', { supportingDocuments: [newEntry({ authorizationNumber })] }).warnings

  expect(warningsFor(key)).toEqual([])
  expect(warningsFor(`${key.slice(0, 48)}5`)).toMatchObject([{ path: 'supportingDocuments[0].authorizationNumber' }])
})

test('an empty withholding has findings only for values that a person types', () => {
  const taxes = [newEntry({ taxType: 'IVA_RATE', rate: '15' })]
  const withholdings = [newEntry({ taxType: 'INCOME' })]
  const document = { supportCode: '01', documentType: '01', taxes, withholdings }
  const missingPaths = (values: Values) =>
    judge('WITHHOLDING', { supportingDocuments: [newEntry({ ...document, ...values })] }).violations.map(({ path }) =>
      path.replace('supportingDocuments[0].', ''),
    )

  expect(missingPaths({}).toSorted()).toEqual([
    'issueDate',
    'number',
    'subject.identificationType',
    'taxes[0].base',
    'withholdings[0].code',
  ])
  // An amount computed from a wrong amount is no violation of its own; a typed one is.
  const wrong = [newEntry({ taxType: 'IVA_RATE', rate: '15', base: '-1' })]
  expect(missingPaths({ taxes: wrong })).not.toContain('subtotal')
  expect(missingPaths({ taxes: wrong, subtotal: '-1' })).toContain('subtotal')
})

test('a line without a description has no second finding for its code', () => {
  const { violations } = judgeInvoice({ customer, items: [newEntry({ ...coffee, code: '', description: '' })] })

  expect(violations.map(({ path }) => path)).toEqual(['items[0].description'])
})
