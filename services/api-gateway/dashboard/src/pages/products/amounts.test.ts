import { expect, test } from '@jest/globals'
import { readAmount, readCount, withoutTax, withTax } from './amounts.ts'

test.each([
  ['12.50', '12.50'],
  [' 12,5 ', '12.5'],
  ['$ 3', '3'],
  ['3.', '3'],
  ['$ 1.234,50', '1234.50'],
  ['1.234', '1.234'],
  ['1e3', null],
  ['-1', null],
  ['1.1234567', null],
  ['', null],
])('the amount typed as "%s" is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

test.each([
  ['24', 24],
  ['1,5', 1.5],
  ['1.234,5', 1234.5],
  ['-3', -3],
  ['x', null],
  ['', null],
])('the count typed as "%s" is %s', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})

test.each([
  ['7.826087', '15.00', '9.00'],
  ['10', '15', '11.50'],
  ['0.01', '15.00', '0.01'],
  ['0.10', '5.00', '0.11'],
  ['12.345678', '0.00', '12.35'],
])('%s with %s %% of tax is %s', (price, percentage, total) => {
  expect(withTax(price, percentage)).toBe(total)
})

test.each([
  ['9.00', '15.00', '7.826087'],
  ['11.50', '15.00', '10.00'],
  ['9', '0.00', '9.00'],
])('%s that has %s %% of tax in it is %s without', (total, percentage, price) => {
  expect(withoutTax(total, percentage)).toBe(price)
})

test('a price computed from a total results in the same total', () => {
  for (const total of ['0.05', '1.00', '3.33', '99.99', '1234567.89'])
    expect(withTax(withoutTax(total, '15.00'), '15.00')).toBe(total)
})
