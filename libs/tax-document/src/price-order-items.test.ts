import { expect, test } from '@jest/globals'
import type { Item } from './order-parts.ts'
import { priceOrderItems } from './price-order-items.ts'

const item = (quantity: string, unitPrice: string, discount: string, tax: string): Item => ({
  code: 'A',
  description: 'A',
  quantity,
  unitPrice,
  discount,
  taxType: 'IVA_RATE',
  tax,
})

test.each([
  [[item('1', '10', '0', '15')], '11.50'],
  [[item('3', '0.333333', '0', '0')], '1.00'],
  // The tax of each line is rounded before it is summed: 0.135 and 0.135 are 0.14 and 0.14.
  [[item('1', '0.9', '0', '15'), item('1', '0.9', '0', '15')], '2.08'],
  [[item('2', '5', '1.5', '5')], '8.93'],
])('%# comes to %s', (items, total) => {
  const priced = priceOrderItems(items, '2026-11-21')

  expect(priced).toMatchObject({ violations: [] })
  expect(priced.total.toFixed(2)).toBe(total)
})

test('what is wrong is named by its item, by the rates of the day', () => {
  const { violations } = priceOrderItems([item('1', '1', '2', '15'), item('1', '1', '0', '12')], '2026-11-21')

  expect(violations).toMatchObject([{ path: 'items[0].discount' }, { path: 'items[1].tax', code: 'DOC_30001' }])
  expect(priceOrderItems([item('1', '1', '0', '12')], '2024-03-31').violations).toEqual([])
})
