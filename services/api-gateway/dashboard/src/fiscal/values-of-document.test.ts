import { readdirSync, readFileSync } from 'node:fs'
import { documentOfElements, draftDocument, type Issuer, type Order, orderKinds } from '@etax/tax-document'
import { readElements } from '@etax/tax-document/xml'
import { describe, expect, test } from '@jest/globals'
import { judgeOrder } from './judge-order.ts'
import type { Values } from './order-values.ts'
import { valuesOfDebitNote } from './values-of-debit-note.ts'
import { valuesOfCreditNote, valuesOfInvoice, valuesOfNoteFrom, valuesOfSale } from './values-of-document.ts'
import { valuesOfWaybill } from './values-of-waybill.ts'
import { valuesOfWithholding } from './values-of-withholding.ts'

// Draft each golden example, read it back into form values, and draft it again from those.
const examples = new URL('../../../../../libs/tax-document/examples/', import.meta.url)
const waysBack = {
  invoice: valuesOfInvoice,
  'purchase-settlement': valuesOfSale,
  'credit-note': valuesOfCreditNote,
  'debit-note': valuesOfDebitNote,
  withholding: valuesOfWithholding,
  waybill: valuesOfWaybill,
}

describe.each(Object.entries(waysBack))('%s', (folder, valuesOf) => {
  const names = readdirSync(new URL(`${folder}/`, examples)).filter((name) => name.endsWith('.json'))

  test.each(names)('%s is issued again unchanged', (name) => {
    const { order, issuer, today } = exampleOf(`${folder}/${name}`)
    const first = drafted(order, issuer, today)

    const document = documentOfElements(readElements(first.xml))
    const { customer, ...receipt } = first
    const email = customer.emails.join(', ')
    const { phone = null, address = null, identificationType, identification, legalName } = customer
    const party = { identificationType, identification, legalName, email, phone, address }
    const values = valuesOf({ receipt: { ...receipt, number: '', customer: party }, document })
    const { body, violations } = judge(order, { ...values, issueDate: first.issueDate }, issuer, today)

    expect(violations).toEqual([])
    expect(drafted({ ...body, documentType: order.documentType } as Order, issuer, today).xml.split(/(?=<\w)/)).toEqual(
      first.xml.split(/(?=<\w)/),
    )
  })
})

test.each([
  ['by rate, less than a cent a line', { quantity: '1', unitPrice: '0.05', ice: { code: '3101', rate: '10' } }],
  ['as an amount on each line', { quantity: '1', unitPrice: '30.03', ice: { code: '3092', amount: '4.50' } }],
])('a note credits the excise of an invoice %s', (_, sold) => {
  const { order, issuer, today } = exampleOf('invoice/one-line.json')
  const line = { code: 'A', description: 'x', taxType: 'IVA_RATE', tax: '15', ...sold } as const
  const invoice = drafted({ ...order, items: Array.from({ length: 10 }, () => line) } as Order, issuer, today)
  const document = documentOfElements(readElements(invoice.xml))
  const receipt = { ...invoice, number: '001-001-000000001', documentType: 'INVOICE', customer: aCompany } as const

  const note = { documentType: 'CREDIT_NOTE' } as Order
  const { totals, violations } = judge(note, valuesOfNoteFrom({ receipt, document }), issuer, today)

  expect(violations).toEqual([])
  expect(totals).toEqual(invoice.totals)
})

const aCompany = {
  identificationType: 'RUC',
  identification: '1790011674001',
  legalName: 'Compradora S.A.',
  email: null,
  phone: null,
  address: null,
} as const

function exampleOf(name: string): { order: Order; issuer: Issuer; today: string } {
  return JSON.parse(readFileSync(new URL(name, examples), 'utf8'))
}

function drafted(order: Order, issuer: Issuer, today: string) {
  const result = draftDocument(order, issuer, { today })
  if (!result.ok) throw new Error(JSON.stringify(result.violations))
  return result.draft
}

function judge({ documentType }: Order, values: Values, issuer: Issuer, today: string) {
  const kind = orderKinds.find((one) => one.documentType === documentType)
  if (kind === undefined) throw new Error(documentType)
  return judgeOrder(kind, values, issuer, today)
}
