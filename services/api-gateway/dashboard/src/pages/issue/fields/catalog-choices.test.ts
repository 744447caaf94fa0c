import { presumptiveRates, supportCodes, supportingDocumentTypes, withholdingCatalog } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { catalogChoices, nameIn } from './catalog-choices.ts'
import { englishNames } from './catalog-names.en.ts'

const CATALOGS = [
  ...[supportingDocumentTypes, supportCodes, presumptiveRates],
  ...(['INCOME', 'IVA', 'ISD'] as const).map(withholdingCatalog),
]

test('every name that a withholding may choose is there in English, and none besides', () => {
  const names = new Set(CATALOGS.flatMap(({ entries }) => entries.map(({ name }) => name)))

  expect(Object.keys(englishNames).toSorted()).toEqual([...names].toSorted())
})

test('choices have the names of the language, behind the code', () => {
  const first = (language: 'es' | 'en') => catalogChoices('supportingDocuments[0].documentType', language)?.[0]?.label

  expect([first('es'), first('en')]).toEqual(['01 · Factura', '01 · Invoice'])
  expect(nameIn('en', { name: 'Cigarrillos rubios' })).toBe('Cigarrillos rubios')
})
