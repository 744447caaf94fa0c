import { expect, test } from '@jest/globals'
import { areEmails, customerInputOf, failsCheckDigit, hasFormOf, NO_CUSTOMER, typeOf } from './customer-values.ts'

test.each([
  ['1790085783001', '04'],
  [' 1710034065 ', '05'],
  ['9999999999999', '07'],
  ['AB-123456', null],
  ['171003406', null],
])('the kind of %s is %s', (number, type) => {
  expect(typeOf(number)).toBe(type)
})

test('a number has the form of its kind', () => {
  expect(hasFormOf('04', '1790085783001')).toBe(true)
  expect(hasFormOf('04', '1710034065')).toBe(false)
  expect(hasFormOf('05', '171003406')).toBe(false)
  expect(hasFormOf('06', 'AB-123456')).toBe(true)
  expect(hasFormOf('08', ' ')).toBe(false)
})

test('the check digit is checked for persons, not for companies', () => {
  expect(failsCheckDigit('05', '1710034065')).toBe(false)
  expect(failsCheckDigit('05', '1710034066')).toBe(true)
  expect(failsCheckDigit('04', '1710034066001')).toBe(true)
  expect(failsCheckDigit('04', '1790085783001')).toBe(false)
  expect(failsCheckDigit('05', '17')).toBe(false)
})

test('several addresses are separated by commas', () => {
  expect(['', 'a@b.ec', 'a@b.ec, c@d.ec'].every(areEmails)).toBe(true)
  expect(['a', 'a@b', 'a@b.ec,'].some(areEmails)).toBe(false)
})

test('blanks are omitted', () => {
  const values = { ...NO_CUSTOMER, identification: ' 1710034065', name: ' Ana ', phone: ' ' }

  expect(customerInputOf(values)).toEqual({
    type: '05',
    identification: '1710034065',
    name: 'Ana',
    email: null,
    phone: null,
    address: null,
  })
})
