import { Decimal } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { saleTotal } from './pricing.ts'

const line = (quantity: string, price: string, discount: string, percentage: string) => ({
  quantity: Decimal.of(quantity),
  unitPrice: Decimal.of(price),
  discount: Decimal.of(discount),
  percentage: Decimal.of(percentage),
})

test.each([
  [[line('1', '10', '0', '15')], '11.50'],
  [[line('3', '0.333333', '0', '0')], '1.00'],
  // The tax of each line is rounded before it is summed: 0.135 and 0.135 are 0.14 and 0.14.
  [[line('1', '0.9', '0', '15'), line('1', '0.9', '0', '15')], '2.08'],
  [[line('2', '5', '1.5', '5')], '8.93'],
  [[], '0.00'],
])('%# comes to %s', (lines, total) => {
  expect(saleTotal(lines).toFixed(2)).toBe(total)
})
