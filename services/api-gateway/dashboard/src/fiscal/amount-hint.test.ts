import { expect, test } from '@jest/globals'
import { amountHint } from './amount-hint.ts'

test.each(['1.234', '1,234', '$ 1.234'])('%s is told to be read as a little more than one', (text) => {
  expect(amountHint('items[0].unitPrice', text)).toEqual({ kind: 'thousands', read: '1.234', whole: '1234' })
})

test.each(['', '1234', '12,50', '0,125', '1.234,50', '1.2345'])('of "%s" nothing is asked', (text) => {
  expect(amountHint('items[0].unitPrice', text)).toBeUndefined()
})

test('a quantity of nothing is told, a discount of nothing is not', () => {
  expect(amountHint('items[0].quantity', '0,00')).toEqual({ kind: 'nothing' })
  expect(amountHint('items[0].discount', '0')).toBeUndefined()
})
