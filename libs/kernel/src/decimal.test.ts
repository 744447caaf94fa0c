import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Decimal } from './decimal.ts'

const anAmount = fc
  .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, scale]) => ({ units, scale, decimal: Decimal.of(`${units}e-${scale}`) }))

test.each([
  ['12.50', '12.5'],
  ['-0.07', '-0.07'],
  ['.5', '0.5'],
  ['7.', '7'],
  ['1.5e3', '1500'],
  ['1E-7', '0.0000001'],
  [0.1, '0.1'],
  [1e21, '1000000000000000000000'],
  [5e-7, '0.0000005'],
  [1.005, '1.005'],
  [10n, '10'],
])('%s is read as %s', (source, text) => {
  expect(Decimal.of(source).toString()).toBe(text)
})

test.each(['', ' ', '.', '1,5', '1 000', 'NaN', 'Infinity', '0x10', '1e', '--1', '1e9999', '9'.repeat(81)])(
  '%p is not a decimal',
  (text) => {
    expect(Decimal.parse(text)).toBeNull()
    expect(() => Decimal.of(text)).toThrow('not a decimal number')
  },
)

test.each([
  ['1.005', 2, '1.01'],
  ['1.004999', 2, '1.00'],
  ['-1.005', 2, '-1.01'],
  ['0.5', 0, '1'],
  ['2.675', 2, '2.68'],
  ['99.995', 2, '100.00'],
  ['3', 2, '3.00'],
])('%s to %i digits is %s: half goes up', (text, scale, rounded) => {
  expect(Decimal.of(text).toFixed(scale)).toBe(rounded)
})

test('a third is rounded where the caller says', () => {
  expect(Decimal.of(1).dividedBy(Decimal.of(3), 4).toString()).toBe('0.3333')
  expect(Decimal.of(2).dividedBy(Decimal.of('-3'), 2).toString()).toBe('-0.67')
  expect(Decimal.of('0.04').dividedBy(Decimal.of('0.02'), 2).toFixed(2)).toBe('2.00')
  expect(() => Decimal.of(1).dividedBy(Decimal.ZERO, 2)).toThrow(expect.objectContaining({ code: 'SYS_00012' }))
})

test('fifteen per cent of 239.13 is 35.8695', () => {
  expect(Decimal.of('15').percentOf(Decimal.of('239.13')).toString()).toBe('35.8695')
})

test('the scale plays no part in a comparison', () => {
  expect(Decimal.of('1.0').equals(Decimal.of('1.000'))).toBe(true)
  expect(Decimal.of('-1').compare(Decimal.of('0.5'))).toBeLessThan(0)
})

test('sums and products agree with whole-number arithmetic', () => {
  fc.assert(
    fc.property(anAmount, anAmount, (a, b) => {
      const [left, right] = [a.units * 10n ** BigInt(b.scale), b.units * 10n ** BigInt(a.scale)]
      const scale = a.scale + b.scale

      expect(a.decimal.plus(b.decimal).equals(Decimal.of(`${left + right}e-${scale}`))).toBe(true)
      expect(a.decimal.minus(b.decimal).equals(Decimal.of(`${left - right}e-${scale}`))).toBe(true)
      expect(a.decimal.times(b.decimal).equals(Decimal.of(`${a.units * b.units}e-${scale}`))).toBe(true)
    }),
  )
})

test('a written cell is read back', () => {
  fc.assert(
    fc.property(anAmount, ({ decimal }) => {
      expect(Decimal.of(decimal.toString()).equals(decimal)).toBe(true)
      expect(JSON.stringify({ decimal })).toBe(`{"decimal":"${decimal}"}`)
    }),
  )
})

test('a JSON number means its shortest text', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), (number) => {
      const parsed = Decimal.parse(number)
      if (parsed) expect(Number(parsed.toString())).toBe(number === 0 ? 0 : number)
    }),
  )
})
