import { expect, test } from '@jest/globals'
import { fullNumber } from './full-number.ts'

test('a number is completed as far as it can be read', () => {
  expect(['1-1-15', ' 1 - 2 - 3 ', '001001000000015', '001-001-000000015'].map(fullNumber)).toEqual([
    '001-001-000000015',
    '001-002-000000003',
    '001-001-000000015',
    '001-001-000000015',
  ])
})

test('what is no number of a document stays as it was written', () => {
  expect(['', '15', '1-15', '1-1-1234567890', 'F-1-15'].map(fullNumber)).toEqual([
    '',
    '15',
    '1-15',
    '1-1-1234567890',
    'F-1-15',
  ])
})
