import { orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { judgeOrder } from '../../fiscal/judge-order.ts'
import { newEntry } from '../../fiscal/order-values.ts'
import { sayFinding } from './say-finding.ts'

const said = (path: string, code: string, message: string) => sayFinding({ path, code, message }, 'es')

test('amounts and rates stand in a Spanish sentence as the page writes them, with one full stop', () => {
  const buyer =
    'An invoice above 50.00 names its buyer, such as NATIONAL_ID 1710034065; this one comes to 1035.50. The value is "FINAL_CONSUMER".'
  const paid = 'The payments add up to 7.00; the total is 10.35: pay all of it, or leave the payments out.'
  const rates = 'must be one of the value-added rates in force on 2026-11-22: 0, 5, 8, 15; it is "14"'
  const withheld = 'Code 312 is withheld at 1, 1.75 %; the percentage must be one that it has, such as 1.'

  expect(said('customer.identificationType', 'DOC_40003', buyer)).toMatch(/más de \$50,00 .* suma \$1.?035,50\.$/)
  expect(said('payments', 'DOC_20005', paid)).toContain('suman $7,00 y el total es $10,35: faltan $3,35, complete')
  expect(said('items[0].tax', 'DOC_30001', rates)).toMatch(
    /^Use un porcentaje de IVA vigente el 22 nov\.? 2026: 0, 5, 8 o 15\.$/,
  )
  expect(said('supportingDocuments[0].withholdings[0].rate', 'DOC_30004', withheld)).toContain('al 1 o 1,75 %.')
})

test('of a number of a document that cannot be read its form is named', () => {
  for (const path of ['supportingDocument.number', 'supportingDocuments[1].number']) {
    expect(said(path, 'FLD_10005', 'must be a number such as 001-001-000000001; it is "15"')).toContain(
      '001-001-000000123',
    )
  }
})

test('what is no number, and what is of another kind of identification, is said with what to write', () => {
  const digits = 'must be a decimal number of at most 12 digits before the point and 6 after it, such as 12.5; it is'
  const person =
    'must be 10 digits that begin with a province, such as 1710034065, for NATIONAL_ID; it is "1790085783001"'

  expect(said('items[0].quantity', 'FLD_10005', `${digits} "1docena"`)).toBe('Escriba un número, como 12,50.')
  expect(said('items[0].quantity', 'FLD_10005', `${digits} "1.2345678"`)).toContain('hasta 12 dígitos y 6 decimales')
  expect(said('customer.identification', 'DOC_40001', person)).toContain('cambie el tipo a RUC')
  const unitless = 'Code 3011 is charged in dollars per unit: give the number of units as the base, such as 12.'
  expect(said('items[0].ice[0].base', 'FLD_10001', unitless)).toContain('escriba aquí cuántas unidades son')
})

test('of payments that are more than the total it is said how much is too much', () => {
  const paid = 'The payments add up to 12.00; the total is 11.50: pay all of it, or leave the payments out.'

  expect(said('payments', 'DOC_20005', paid)).toContain('sobran $0,50, baje un pago')
})

test('what is left of an invoice is told with what its notes gave back already, where there are some', () => {
  const note = (earlier: string, left: string) =>
    `The note gives back 339.25, and of invoice 001-001-000000008, which came to 28.75, ${left} is left after other credit notes of ${earlier}.`

  expect(said('items', 'ISS_10032', note('28.75', '0.00'))).toBe(
    'La factura 001-001-000000008 es de $28,75, ya tiene notas de crédito por $28,75 y quedan $0,00: esta nota devuelve $339,25.',
  )
  expect(said('items', 'ISS_10032', note('0.00', '28.75'))).not.toContain('ya tiene')
})

test.each(orderKinds)('what an empty $documentType lacks is said in short, in both languages', (kind) => {
  const establishment = { code: '001' }
  const issuer = { ruc: '1790016919001', legalName: 'Tienda', address: 'Quito', establishment, emissionPoint: '001' }
  const values = {
    supportingDocument: { documentType: 'INVOICE' },
    supportingDocuments: [newEntry({ taxes: [newEntry()], withholdings: [newEntry({ taxType: 'INCOME' })] })],
    reasons: [newEntry()],
    recipients: [newEntry({ items: [newEntry({ quantity: '1' })] })],
  }
  const { violations } = judgeOrder(
    kind,
    values,
    { ...issuer, accountingObligated: false, environment: 1 },
    '2026-11-22',
  )

  expect(violations).not.toEqual([])
  for (const finding of violations) {
    expect(sayFinding(finding, 'es')).toMatch(/^(Falta este dato|Busque a|Agregue) ?[^:]{0,40}\.$/)
    expect(sayFinding(finding, 'en')).toMatch(/^(This is missing|Search for|Add) ?[^:]{0,40}\.$/)
  }
})

test('English has its own short sentences, with amounts as the page writes them', () => {
  const english = (code: string, message: string) => sayFinding({ path: 'items[0].unitPrice', code, message }, 'en')
  const paid = 'The payments add up to 7.00; the total is 1010.35: pay all of it, or leave the payments out.'

  expect(english('FLD_10005', 'must be a decimal number of at most 12 digits; it is "x"')).toBe(
    'Write a number, such as 12.50.',
  )
  expect(english('DOC_20005', paid)).toContain('$7.00 and the total is $1,010.35: $1,003.35 is left')
  expect(english('FLD_10005', 'must be a month and a year, such as 11/2026; it is "13/2026"')).toContain('11/2026.')
  expect(english('XYZ_1', 'A new sentence.')).toBe('A new sentence.')
})
