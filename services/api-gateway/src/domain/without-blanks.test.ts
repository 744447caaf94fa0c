import { expect, test } from '@jest/globals'
import { withoutBlanks } from './without-blanks.ts'

test('members that are null or blank are left out, however deep', () => {
  const order = { tip: null, customerId: ' ', items: [{ code: 'A', tax: '', details: [{ name: 'x', value: null }] }] }

  expect(withoutBlanks(order)).toEqual({ items: [{ code: 'A', details: [{ name: 'x' }] }] })
})

test('the caller’s own words stay, blank or not', () => {
  expect(withoutBlanks({ additionalInfo: { Nota: '' } })).toEqual({ additionalInfo: { Nota: '' } })
})

test.each([[{ a: [1, { b: false, c: 0 }] }], [null], ['x'], [undefined], [[null]]])(
  'a body without blank members is not copied',
  (body) => {
    expect(withoutBlanks(body)).toBe(body)
  },
)
