import { expect, test } from '@jest/globals'
import { correctedType } from './identification-type.ts'

test('the type follows the number that is typed, once it can be told', () => {
  expect(correctedType('NATIONAL_ID', '1790085783001', 'typing')).toBe('RUC')
  expect(correctedType('RUC', '1710034065', 'typing')).toBe('RUC')
  expect(correctedType('RUC', '1710034065', 'left')).toBe('NATIONAL_ID')
})

test('a type that the number does not contradict stays as it was chosen', () => {
  expect(correctedType('PASSPORT', '1790085783001', 'left')).toBe('PASSPORT')
  expect(correctedType('NATIONAL_ID', '1790085783002', 'left')).toBe('NATIONAL_ID')
})
