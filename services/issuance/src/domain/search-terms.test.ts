import { expect, test } from '@jest/globals'
import { searchTerms } from './search-terms.ts'

const key = '2111202601179999999000110010010000000011234567813'

test.each([
  ['an access key', key, { accessKey: key }],
  ['a whole number', '001-002-000000123', { number: '001-002-000000123', exact: '001-002-000000123' }],
  ['a number without its zeros', '001-002-123', { number: '001-002-000000123', exact: '001-002-123' }],
  ['a number without its dashes', '001002000000123', { number: '001-002-000000123', exact: '001002000000123' }],
  ['the last part of a number', ' 123 ', { sequential: '000000123', exact: '123' }],
  ['an identification', '1710034065', { exact: '1710034065' }],
  ['a name, or a reference', 'María  Peña', { exact: 'María Peña', words: ['maria', 'pena'] }],
  ['signs alone', '& .', { exact: '& .' }],
  ['a reference that looks like a date', '2026-11-21', { exact: '2026-11-21', words: ['2026', '11', '21'] }],
])('the search for %s has all its meanings', (_what, typed, expected) => {
  expect(searchTerms(typed)).toEqual(expected)
})
