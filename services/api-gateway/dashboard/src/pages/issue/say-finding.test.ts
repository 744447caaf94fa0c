import { expect, test } from '@jest/globals'
import { sayFinding } from './say-finding.ts'

const said = (path: string, code: string, message: string) => sayFinding({ path, code, message }, 'es')

test('amounts and rates stand in a Spanish sentence as the page writes them, with one full stop', () => {
  const buyer =
    'An invoice above 50.00 names its buyer, such as NATIONAL_ID 1710034065; this one comes to 1035.50. The value is "FINAL_CONSUMER".'
  const paid = 'The payments add up to 7.00; the total is 10.35: pay all of it, or leave the payments out.'
  const rates = 'must be one of the value-added rates in force on 2026-11-22: 0, 5, 8, 15; it is "14"'
  const withheld = 'Code 312 is withheld at 1, 1.75 %; the percentage must be one that it has, such as 1.'

  expect(said('customer.identificationType', 'DOC_40003', buyer)).toMatch(/más de \$50,00 .* suma \$1.?035,50\.$/)
  expect(said('payments', 'DOC_20005', paid)).toContain('suman $7,00 y el total es $10,35:')
  expect(said('items[0].tax', 'DOC_30001', rates)).toBe('Use un porcentaje de IVA vigente: 0 o 5 o 8 o 15.')
  expect(said('supportingDocuments[0].withholdings[0].rate', 'DOC_30004', withheld)).toContain('al 1 o 1,75 %.')
})

test('of a number of a document that cannot be read its form is named', () => {
  for (const path of ['supportingDocument.number', 'supportingDocuments[1].number']) {
    expect(said(path, 'FLD_10005', 'must be a number such as 001-001-000000001; it is "15"')).toContain(
      '001-001-000000123',
    )
  }
})
