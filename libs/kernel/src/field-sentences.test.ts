import { expect, test } from '@jest/globals'
import { requiredSentence, unknownSentence } from './field-sentences.ts'

test('a missing field is said to be required, and what it has to be', () => {
  expect(requiredSentence('three digits, such as 001')).toBe('is required: three digits, such as 001')
  expect(requiredSentence()).toBe('is required')
})

test.each([
  ['disscount', ['discount', 'code'], 'is not known here; perhaps discount is meant'],
  ['colour', ['discount', 'code'], 'is not known here: leave it out, or use one of discount, code'],
  ['price', ['code', 'ice', 'unitPrice', 'unsubsidizedPrice'], 'is not known here; perhaps unitPrice is meant'],
  ['legal_name', ['code', 'legalName'], 'is not known here; perhaps legalName is meant'],
  ['customerIdentification', ['type', 'identification'], 'is not known here; perhaps identification is meant'],
  ['foo', ['from', 'to'], 'is not known here: leave it out, or use one of from, to'],
  ['named', ['from', 'name'], 'is not known here; perhaps name is meant'],
  ['colour', [], 'is not known here: leave it out'],
  [
    'colour',
    Array.from({ length: 31 }, (_, at) => `field${at}`),
    'is not known here: leave it out, or use one of the 31 names in /openapi.json',
  ],
])('an unknown field %s is said to be meant otherwise, or to be left out', (name, known, said) => {
  expect(unknownSentence(name, known)).toBe(said)
})
