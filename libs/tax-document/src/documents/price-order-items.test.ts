import { expect, test } from '@jest/globals'
import type { Item } from '../parts/order-parts.ts'
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
  // The tax of a rate is rounded once: 0.135 and 0.135 are 0.27.
  [[item('1', '0.9', '0', '15'), item('1', '0.9', '0', '15')], '2.07'],
  [[item('2', '5', '1.5', '5')], '8.93'],
])('%# comes to %s', (items, total) => {
  const priced = priceOrderItems(items, { day: '2026-11-21', rounding: 'BASE' })

  expect(priced).toMatchObject({ violations: [] })
  expect(priced.total.toFixed(2)).toBe(total)
})

test('taxes may be rounded on each line, and the other total is returned', () => {
  const { total, otherTotal } = priceOrderItems(
    Array.from({ length: 10 }, () => item('1', '0.10', '0', '15')),
    {
      day: '2026-11-21',
      rounding: 'LINE',
    },
  )

  expect([total, otherTotal].map(String)).toEqual(['1.2', '1.15'])
})

test('errors name their item, by the rates of the day', () => {
  const { violations } = priceOrderItems([item('1', '1', '2', '15'), item('1', '1', '0', '12')], {
    day: '2026-11-21',
    rounding: 'BASE',
  })

  expect(violations).toMatchObject([{ path: 'items[0].discount' }, { path: 'items[1].tax', code: 'DOC_30001' }])
  expect(priceOrderItems([item('1', '1', '0', '12')], { day: '2024-03-31', rounding: 'BASE' }).violations).toEqual([])
})
