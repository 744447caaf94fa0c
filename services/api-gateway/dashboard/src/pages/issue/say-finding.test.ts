import { type DocumentType, orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { judgeOrder } from '../../fiscal/judge-order.ts'
import { newEntry, type Values } from '../../fiscal/order-values.ts'
import { formedSentence } from './finding-forms.ts'
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

test.each([
  [
    'items',
    'ISS_15031',
    'The note gives back 0.50 of tax 2, rate code 5 (5 %), on 10.00; invoice 001-002-000000007 had 0.00 of it on 0.00, of which 0.00 on 0.00 is left.',
    'Al 5 % la nota devuelve $0,50 de impuesto sobre $10,00; la factura 001-002-000000007 cobró $0,00 sobre $0,00, y quedan $0,00 sobre $0,00.',
  ],
  [
    'items',
    'ISS_15031',
    'The note gives back 0.24 of tax 5, rate code 5001 (0.02 dollars a bottle), on 12.00; invoice 001-002-000000007 had 0.20 of it on 10.00, of which 0.20 on 10.00 is left.',
    'A $0,02 por unidad la nota devuelve $0,24 de impuesto sobre 12 unidades; la factura 001-002-000000007 cobró $0,20 sobre 10 unidades, y quedan $0,20 sobre 10 unidades.',
  ],
  [
    'supportingDocuments[0].number',
    'ISS_15032',
    'Document 01 001-002-000000007 of 1710034065 is withheld from already, in receipt 001-001-000000005 of 2026-11-20 (COMPLETED).',
    'Del documento 001-002-000000007 de 1710034065 ya se retuvo en el comprobante 001-001-000000005 del 20 nov 2026. Se puede emitir si está seguro.',
  ],
])('what another receipt says against an order is told with its values: %s %s', (path, code, message, spanish) => {
  expect(said(path, code, message).replaceAll('\u00a0', ' ')).toBe(spanish)
})

const UNUSUAL = {
  supplier: { identificationType: 'RUC', identification: '1790085783001', legalName: 'Compañía' },
  sold: { code: 'A', description: 'x', quantity: '1', unitPrice: '600', taxType: 'IVA_RATE', tax: '15' },
  exportation: {
    ...{ incoterm: 'XYZ', incotermPlace: 'Quito', originCountry: '593' },
    ...{ destinationCountry: '593', acquisitionCountry: '110' },
  },
  withheld: {
    ...{ supportCode: '01', documentType: '01', number: '001-002-000000007', issueDate: '2026-11-10' },
    ...{ subtotal: '600', total: '690', taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '600' }] },
    withholdings: [{ taxType: 'ISD', code: '4580', base: '600', rate: '5' }],
  },
}
const SELF = { identificationType: 'RUC', identification: '1790016919001', legalName: 'Tienda' }
const UNUSUAL_ORDERS: readonly [DocumentType, Values, readonly string[]][] = [
  ['PURCHASE_SETTLEMENT', { supplier: UNUSUAL.supplier, items: [UNUSUAL.sold] }, ['DOC_90031', 'DOC_90034']],
  ['INVOICE', { customer: UNUSUAL.supplier, items: [UNUSUAL.sold], exportation: UNUSUAL.exportation }, ['DOC_90036']],
  ['WITHHOLDING', { subject: SELF, supportingDocuments: [UNUSUAL.withheld] }, ['DOC_90033', 'DOC_90035', 'DOC_90037']],
  [
    'WITHHOLDING',
    { subject: UNUSUAL.supplier, supportingDocuments: [{ ...UNUSUAL.withheld, issueDate: '2025-12-30' }] },
    ['DOC_90032'],
  ],
  [
    'WITHHOLDING',
    { subject: UNUSUAL.supplier, supportingDocuments: [{ ...UNUSUAL.withheld, documentType: '42', number: '' }] },
    ['DOC_90037'],
  ],
]

test.each(UNUSUAL_ORDERS)(
  'what is unusual about a %s is said with its values, in both languages',
  (type, values, codes) => {
    const kind = orderKinds.find(({ documentType }) => documentType === type)
    if (kind === undefined) throw new Error(type)
    const issuer = { ruc: SELF.identification, legalName: 'Tienda', address: 'Quito', establishment: { code: '001' } }
    const place = { emissionPoint: '001', accountingObligated: false, environment: 1 as const }
    const { violations, warnings } = judgeOrder(kind, values, { ...issuer, ...place }, '2026-11-22')
    const unusual = warnings.filter(({ code }) => code.startsWith('DOC_9003'))

    expect(violations).toEqual([])
    expect(unusual.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]))
    for (const finding of unusual) {
      for (const language of ['es', 'en'] as const) {
        expect(formedSentence(finding.message, language)).toBeDefined()
        expect(sayFinding(finding, language)).toMatch(/\.$/)
      }
      expect(sayFinding(finding, 'es')).not.toMatch(/\b(the|is|of|and)\b/)
    }
  },
)

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
