import { expect, test } from '@jest/globals'
import { formatsOf } from './formats-of.ts'

const [spanish, english] = [formatsOf('es'), formatsOf('en')]

test('amounts and numbers have the separators of the language', () => {
  expect([spanish.money('1234.5'), spanish.number('1234.125')]).toEqual(['$1.234,50', '1.234,125'])
  expect([english.money('1234.5'), english.number('1234.125')]).toEqual(['$1,234.50', '1,234.125'])
})

test('a negative amount has its sign before the dollar sign', () => {
  expect([spanish.money('-12.5'), english.money('-12.5')]).toEqual(['-$12,50', '-$12.50'])
})

test('a price has all its decimals, and at least two', () => {
  expect([spanish.price('0.035'), spanish.price('12.5'), english.price('0.000125')]).toEqual([
    '$0,035',
    '$12,50',
    '$0.000125',
  ])
})

test.each([
  ['15', '15\u00a0%', '15%'],
  ['1.75', '1,75\u00a0%', '1.75%'],
  ['0.00', '0\u00a0%', '0%'],
])('a rate of %s is %s in Spanish and %s in English', (rate, inSpanish, inEnglish) => {
  expect([spanish.rate(rate), english.rate(rate)]).toEqual([inSpanish, inEnglish])
})

test('an amount in a field has the decimal sign of the language, and all its decimals', () => {
  expect([spanish.amount('7.826087'), spanish.amount('0.00'), english.amount('12.50')]).toEqual([
    '7,826087',
    '0,00',
    '12.50',
  ])
  expect([spanish.amount('-1.5 %'), spanish.amount('1,75'), english.amount('1,75')]).toEqual(['-1,5 %', '1,75', '1.75'])
  // Texts and amounts with two separators stay unchanged.
  expect(['1.234,50', '1,234.50', 'a.5', '12'].map(spanish.amount)).toEqual(['1.234,50', '1,234.50', 'a.5', '12'])
})
