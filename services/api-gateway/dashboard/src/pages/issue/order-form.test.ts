import { orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { newEntry } from '../../fiscal/order-values.ts'
import { OrderForm } from './order-form.ts'

const issuer = {
  ruc: '1790016919001',
  legalName: 'Tienda La Esquina',
  address: 'Quito',
  establishment: { code: '001' },
  emissionPoint: '001',
  accountingObligated: false,
  environment: 1,
} as const
const item = { code: 'A-1', description: 'Ron', quantity: '2', unitPrice: '4,50', taxType: 'IVA_RATE', tax: '15' }

function formOf(values: object): OrderForm {
  const kind = orderKinds.find(({ documentType }) => documentType === 'INVOICE')
  if (kind === undefined) throw new Error('There are no invoices.')
  return new OrderForm({ kind, values: { ...values }, issuer, today: '2026-11-22' })
}

test('missing values of excise are reported before its fields lose focus', () => {
  const form = formOf({ items: [newEntry({ ...item, ice: [newEntry({ code: '3031', rate: '10' })] })] })

  expect(form.findingAt('items[0].ice[0].base')).toBeUndefined()
  expect(form.warningAt('items[0].ice[0].base')?.message).toContain('give the number of units')
})

test('a path has the label of its field while the field is visible', () => {
  const form = formOf({ items: [newEntry(item)] })

  const take = form.label('items[0].description', 'Producto')
  expect(form.labelAt('items[0].description')).toBe('Producto')
  take()

  expect(form.labelAt('items[0].description')).toBeUndefined()
})

test('a wrong check digit is reported while the user types', () => {
  const form = formOf({ customer: { identificationType: 'NATIONAL_ID', identification: '1710034066' } })

  expect(form.warningAt('customer.identification')?.code).toBe('DOC_90001')
})
