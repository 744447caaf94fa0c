import { incomeWithholdings } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { byWords } from './by-words.ts'
import { catalogChoices, choicesOf, nameIn } from './catalog-choices.ts'

test('choices have the code, then the name in the language', () => {
  const first = (language: 'es' | 'en') => catalogChoices('supportingDocuments[0].documentType', language)?.[0]?.label

  expect([first('es'), first('en')]).toEqual(['01 · Factura', '01 · Invoice'])
  expect(nameIn('en', { name: 'Alemania', english: 'Germany' })).toBe('Germany')
  expect(nameIn('en', { name: 'Una tabla nueva' })).toBe('Una tabla nueva')
})

test.each(['dividendos', 'DISTRIBUIDOS dividendos', 'dividends'])('%s finds the codes of dividends', (search) => {
  const choices = choicesOf(incomeWithholdings, 'es')
  const found = byWords(choices)({ options: [...choices], search, limit: 80 })

  const codes = found.map((one) => 'value' in one && one.value)
  expect(codes).toEqual(expect.arrayContaining(['326', '327', '328', '329']))
  expect(codes).not.toContain('303')
})
