import { authorityDay, draftDocument, numberDraft, TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { inspectDocument } from './inspect-document.ts'

const NOW = new Date('2026-11-21T15:00:00Z')

/** Beer with excise by percentage, cigarettes with excise by units, water in bottles. */
function aTaxedInvoice(): string {
  const issuer = { ruc: TEST_TAXPAYER_RUC, legalName: 'Prueba', address: 'Quito', establishment: { code: '001' } }
  const line = { code: 'A', description: 'x', taxType: 'IVA_RATE', tax: '15' } as const
  const drafted = draftDocument(
    {
      documentType: 'INVOICE',
      customer: { identificationType: 'RUC', identification: '1790011674001', legalName: 'Compradora S.A.' },
      items: [
        { ...line, quantity: '1', unitPrice: '50', ice: { code: '3031', rate: '75' } },
        { ...line, quantity: '20', unitPrice: '1', ice: { code: '3011', amount: '3.20' } },
        { ...line, quantity: '6', unitPrice: '1', plasticBottleTax: { amount: '0.12' } },
      ],
    },
    { ...issuer, emissionPoint: '001', accountingObligated: false, environment: 1 },
    { today: authorityDay(NOW.getTime()) },
  )
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.violations))
  return numberDraft(drafted.draft, { sequential: 1, numericCode: '12345678' }).xml
}

function codesOf(xml: string): { reception: string[]; authorization: string[] } {
  const { reception, authorization } = inspectDocument(xml, { now: NOW, signatureProblem: null })
  return { reception: reception.map(({ code }) => code), authorization: authorization.map(({ code }) => code) }
}

test('an invoice with excise and bottles is authorized', () => {
  expect(codesOf(aTaxedInvoice())).toEqual({ reception: [], authorization: [] })
})

test.each([
  ['excise by percentage', '<tarifa>75</tarifa><base', '<tarifa>70</tarifa><base'],
  ['excise by units', '<tarifa>0.16</tarifa><base', '<tarifa>0.20</tarifa><base'],
  ['the tax on bottles', '<tarifa>0.02</tarifa><base', '<tarifa>0.04</tarifa><base'],
  ['the form of payment', '<formaPago>01', '<formaPago>05'],
])('%s that does not follow gets code 52, as at the authority', (_what, from, to) => {
  const xml = aTaxedInvoice()
  const { reception, authorization } = codesOf(xml.replace(from, to))

  expect(reception).toEqual([])
  expect(new Set(authorization)).toEqual(new Set(['52']))
})

test('a document that no signature can refer to is returned', () => {
  expect(codesOf(aTaxedInvoice().replace(' id="comprobante"', '')).reception).toEqual(['35'])
})
