import { expect, test } from '@jest/globals'
import { correctedType } from './identification-type.ts'

test('the type follows the typed number as soon as its length is clear', () => {
  expect(correctedType('NATIONAL_ID', '1790085783001', 'typing')).toBe('RUC')
  expect(correctedType('RUC', '1710034065', 'typing')).toBe('RUC')
  expect(correctedType('RUC', '1710034065', 'left')).toBe('NATIONAL_ID')
})

test('a chosen type stays unless the number contradicts it', () => {
  expect(correctedType('PASSPORT', '1790085783001', 'left')).toBe('PASSPORT')
  expect(correctedType('NATIONAL_ID', '1790085783002', 'left')).toBe('NATIONAL_ID')
})
