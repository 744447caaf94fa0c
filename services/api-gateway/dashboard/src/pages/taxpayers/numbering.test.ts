import { expect, test } from '@jest/globals'
import { freeCode, nextNumbers, printedNumber, readCode, readNumber } from './numbering.ts'

test.each([
  ['1', 1],
  ['001', 1],
  [' 012 ', 12],
  ['000', null],
  ['1000', null],
  ['A1', null],
  ['', null],
])('the code typed as "%s" is %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each([
  ['1501', 1501],
  ['000001501', 1501],
  ['0', null],
  ['1.5', null],
  ['-3', null],
  ['1234567890', null],
])('the number typed as "%s" is %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test('a new establishment gets the first free code', () => {
  expect([freeCode([]), freeCode([1, 2, 4]), freeCode([2])]).toEqual([1, 3, 1])
})

test('a number has the format of printed documents', () => {
  expect(printedNumber({ establishment: 1, emissionPoint: 2 }, 1501)).toBe('001-002-000001501')
})

test('a kind without a series begins with 1, and an exhausted series has no next number', () => {
  const series = { establishment: '001', emissionPoint: '002', last: 1500 }
  const all = [
    { ...series, documentType: 'INVOICE' as const, next: 1501 },
    { ...series, documentType: 'WAYBILL' as const, next: 1_000_000_000 },
    { ...series, documentType: 'CREDIT_NOTE' as const, emissionPoint: '001', next: 9 },
  ]

  expect(nextNumbers(all, { establishment: 1, emissionPoint: 2 })).toEqual({
    INVOICE: 1501,
    CREDIT_NOTE: 1,
    DEBIT_NOTE: 1,
    WAYBILL: null,
    WITHHOLDING: 1,
    PURCHASE_SETTLEMENT: 1,
  })
})
