import { expect, test } from '@jest/globals'
import { code128 } from './code-128.ts'

const key = '2111202601179999999000110010010000000011234567813'

test('an access key is 24 pairs in set C, one digit in set B, a check symbol and a stop', () => {
  const { width, bars } = code128(key)

  // start, 24 pairs, change of set, digit and check at 11 modules; the stop has 13
  expect(width).toBe(28 * 11 + 13)
  expect(bars).toHaveLength(28 * 3 + 4)
  expect(bars.at(-1)).toEqual([width - 2, 2])
})

test('the check symbol is the sum of values by position, modulo 103', () => {
  // "12" in set C: start 105, value 12; 105 + 12 = 117, modulo 103 is 14, whose pattern is 122231
  const { bars } = code128('12')

  expect(bars.slice(6, 9)).toEqual([
    [22, 1],
    [25, 2],
    [29, 3],
  ])
})
