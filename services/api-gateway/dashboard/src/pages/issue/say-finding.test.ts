import { fieldErrors } from '@etax/kernel'
import { type DocumentType, documentErrors, orderKinds } from '@etax/tax-document'
import { englishWordsIn } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { judgeOrder } from '../../fiscal/judge-order.ts'
import { quantityWarnings } from '../../fiscal/note-warnings.ts'
import { newEntry, type Values } from '../../fiscal/order-values.ts'
import { sayFinding } from './say-finding.ts'

const SELF = { identificationType: 'RUC', identification: '1790016919001', legalName: 'Tienda' }
const issuer = {
  ruc: SELF.identification,
  legalName: 'Tienda',
  address: 'Quito',
  establishment: { code: '001' },
  emissionPoint: '001',
  accountingObligated: false,
  environment: 1 as const,
}

function judged(documentType: DocumentType, values: Values) {
  const kind = orderKinds.find((one) => one.documentType === documentType)
  if (kind === undefined) throw new Error(documentType)
  return judgeOrder(kind, values, issuer, '2026-11-22')
}

const coffee = { code: 'A-1', description: 'Café', quantity: '2', unitPrice: '4,50', taxType: 'IVA_RATE', tax: '15' }
const customer = { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Pérez' }

test.each([
  [{ items: [newEntry({ ...coffee, quantity: '1docena' })] }, 'Debe ser un número decimal .*; es "1docena"\\.'],
  [{ establishment: '1' }, 'Debe ser tres dígitos, por ejemplo 001; es "1"\\.'],
  [{ payments: [newEntry({ method: '01', amount: '12' })] }, 'Los pagos suman 12\\.00; el total es 10\\.35: .*\\.'],
])('findings about an order have the texts of the API, as sentences: %j', (values, sentence) => {
  const { violations } = judged('INVOICE', { customer, items: [newEntry(coffee)], ...values })

  expect(violations.map((finding) => sayFinding(finding, 'es'))).toEqual([expect.stringMatching(`^${sentence}$`)])
})

test('a finding of the API alone is shown unchanged', () => {
  const message = 'Del documento 001-002-000000007 ya se retuvo'

  expect(sayFinding({ path: 'supportingDocuments[0].number', code: 'ISS_15032', message }, 'es')).toBe(`${message}.`)
})

test('an unreadable document number has a text with the right form', () => {
  for (const path of ['supportingDocument.number', 'supportingDocuments[1].number']) {
    expect(sayFinding(fieldErrors.wrongForm.at(path, {}), 'es')).toContain('001-001-000000123')
  }
})

test('a discount above its line has a text about percentages', () => {
  const finding = { path: 'items[0].discount', code: documentErrors.discountAboveLine.code, message: '' }

  expect(sayFinding(finding, 'es')).toContain('como 5%')
})

test('a warning about a credited quantity has both quantities in the format of the page', () => {
  const [finding = { path: '', code: '', message: '' }] = quantityWarnings({
    items: [newEntry({ quantity: '2,5', invoiced: '2' })],
  })

  expect(sayFinding(finding, 'es')).toBe('La factura tiene 2 en esta línea; la nota devuelve 2,5.')
  expect(sayFinding(finding, 'en')).toBe('The invoice has 2 in this line; the note gives back 2.5.')
})

const UNUSUAL = {
  supplier: { identificationType: 'RUC', identification: '1790085783001', legalName: 'Compañía' },
  sold: { code: 'A', description: 'x', quantity: '1', unitPrice: '600', taxType: 'IVA_RATE', tax: '15' },
  exportation: {
    incoterm: 'XYZ',
    incotermPlace: 'Quito',
    originCountry: '593',
    destinationCountry: '593',
    acquisitionCountry: '110',
  },
  withheld: {
    supportCode: '01',
    documentType: '01',
    number: '001-002-000000007',
    issueDate: '2026-11-10',
    subtotal: '600',
    total: '690',
    taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '600' }],
    withholdings: [{ taxType: 'ISD', code: '4580', base: '600', rate: '5' }],
  },
}
const UNUSUAL_ORDERS: readonly [DocumentType, Values, readonly string[]][] = [
  ['PURCHASE_SETTLEMENT', { supplier: UNUSUAL.supplier, items: [UNUSUAL.sold] }, ['DOC_90031']],
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
    const { violations, warnings } = judged(type, values)
    const unusual = warnings.filter(({ code }) => code.startsWith('DOC_9003'))

    expect(violations).toEqual([])
    expect(unusual.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]))
    for (const finding of unusual) {
      expect(sayFinding(finding, 'en')).toBe(finding.message)
      expect(sayFinding(finding, 'es')).toMatch(/\.$/)
      expect(englishWordsIn(sayFinding(finding, 'es'))).toEqual([])
    }
  },
)

test.each(orderKinds)('an empty $documentType has short texts in both languages', (kind) => {
  const values = {
    supportingDocument: { documentType: 'INVOICE' },
    supportingDocuments: [newEntry({ taxes: [newEntry()], withholdings: [newEntry({ taxType: 'INCOME' })] })],
    reasons: [newEntry()],
    recipients: [newEntry({ items: [newEntry({ quantity: '1' })] })],
  }
  const { violations } = judgeOrder(kind, values, issuer, '2026-11-22')

  expect(violations).not.toEqual([])
  for (const finding of violations) {
    expect(sayFinding(finding, 'es')).toMatch(/^(Falta este dato|Busque a|Agregue) ?[^:]{0,40}\.$/)
    expect(sayFinding(finding, 'en')).toMatch(/^(This is missing|Search for|Add) ?[^:]{0,40}\.$/)
  }
})
