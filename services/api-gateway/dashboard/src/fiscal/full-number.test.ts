import { expect, test } from '@jest/globals'
import { fullNumber } from './full-number.ts'

test('a readable short number is completed', () => {
  expect(['1-1-15', ' 1 - 2 - 3 ', '001001000000015', '001-001-000000015'].map(fullNumber)).toEqual([
    '001-001-000000015',
    '001-002-000000003',
    '001-001-000000015',
    '001-001-000000015',
  ])
})

test('a text that is no document number stays unchanged', () => {
  expect(['', '15', '1-15', '1-1-1234567890', 'F-1-15'].map(fullNumber)).toEqual([
    '',
    '15',
    '1-15',
    '1-1-1234567890',
    'F-1-15',
  ])
})
