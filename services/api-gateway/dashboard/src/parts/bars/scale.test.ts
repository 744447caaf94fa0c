import { describe, expect, it } from '@jest/globals'
import { partsOf, scaleOf } from './scale.ts'

const bar = (...amounts: number[]) => ({
  label: 'x',
  values: Object.fromEntries(amounts.map((amount, index) => [String(index), amount])),
})

describe('the scale of a chart', () => {
  it.each([
    ['of amounts', [bar(12.5), bar(87)], false, [0, 20, 40, 60, 80, 100]],
    ['of cents', [bar(0.03)], false, [0, 0.01, 0.02, 0.03]],
    ['of piles, by what they come to', [bar(60, 60)], false, [0, 25, 50, 75, 100, 125]],
    ['of few counts, without halves', [bar(2)], true, [0, 1, 2]],
    ['of what is given back', [bar(100), bar(-40)], false, [-50, 0, 50, 100]],
    ['of nothing', [bar()], false, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ])('%s', (_, bars, isWhole, lines) => {
    expect(scaleOf(bars, isWhole).map((line) => Number(line.toFixed(6)))).toEqual(lines)
  })
})

describe('the parts of a bar', () => {
  it('stand on each other, from 0', () => {
    expect(partsOf({ a: 25, b: 50 }, ['a', 'b'], [0, 50, 100])).toEqual([
      { name: 'a', value: 25, start: 0, length: 25 },
      { name: 'b', value: 50, start: 25, length: 50 },
    ])
  })

  it('hang below 0 where they are negative', () => {
    expect(partsOf({ a: 50, b: -25, c: -25 }, ['a', 'b', 'c'], [-100, 0, 100])).toEqual([
      { name: 'a', value: 50, start: 50, length: 25 },
      { name: 'b', value: -25, start: 37.5, length: 12.5 },
      { name: 'c', value: -25, start: 25, length: 12.5 },
    ])
  })
})
