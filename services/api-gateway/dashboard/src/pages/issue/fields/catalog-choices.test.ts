import {
  countries,
  iceRates,
  presumptiveRates,
  supportCodes,
  supportingDocumentTypes,
  withholdingCatalog,
} from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { catalogChoices, nameIn } from './catalog-choices.ts'
import { englishNames } from './catalog-names.en.ts'

const CATALOGS = [
  ...[supportingDocumentTypes, supportCodes, presumptiveRates, iceRates],
  ...(['INCOME', 'IVA', 'ISD'] as const).map(withholdingCatalog),
]
const namesOf = (catalogs: typeof CATALOGS) => catalogs.flatMap(({ entries }) => entries.map(({ name }) => name))
const isUnnamed = (name: string) => englishNames[name] === undefined

test('every name in a form has an English translation if the two differ, and there are no others', () => {
  const names = new Set(namesOf([...CATALOGS, countries]))

  expect(namesOf(CATALOGS).filter(isUnnamed)).toEqual(['Alcohol'])
  // Countries with the same name in both languages have no Spanish accents.
  expect(namesOf([countries]).filter((name) => isUnnamed(name) && /[áéíóúñ]/.test(name))).toEqual([])
  expect(Object.keys(englishNames).filter((name) => !names.has(name))).toEqual([])
})

test('choices have the code, then the name in the language', () => {
  const first = (language: 'es' | 'en') => catalogChoices('supportingDocuments[0].documentType', language)?.[0]?.label

  expect([first('es'), first('en')]).toEqual(['01 · Factura', '01 · Invoice'])
  expect(nameIn('en', { name: 'Alemania' })).toBe('Germany')
  expect(nameIn('en', { name: 'Una tabla nueva' })).toBe('Una tabla nueva')
})
