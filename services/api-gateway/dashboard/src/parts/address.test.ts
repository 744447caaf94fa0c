import { expect, test } from '@jest/globals'
import { dayIn, differs, ignoredParameters, matching, textOf, withoutBlanks } from './address.ts'

test.each([
  ['  Pérez ', 'Pérez'],
  [1790085783001, '1790085783001'],
  [null, ''],
  [['x'], ''],
  ['x'.repeat(301), 'x'.repeat(300)],
])('the address value %j is the text "%s"', (value, text) => {
  expect(textOf(value)).toBe(text)
})

test.each(['2026-02-29', '2026-2-1', '2026', 'x', ''])('"%s" is no day', (day) => {
  expect(dayIn(day)).toBe('')
})

test('a day of the calendar is a day', () => {
  expect(dayIn('2028-02-29')).toBe('2028-02-29')
})

test('a text of another form is dropped', () => {
  expect([matching('001-002', /^\d{3}-\d{3}$/), matching('1-2', /^\d{3}-\d{3}$/)]).toEqual(['001-002', ''])
})

test('blanks are omitted', () => {
  expect(withoutBlanks({ q: '', status: undefined, kind: 'INVOICE' })).toEqual({ kind: 'INVOICE' })
})

test.each([
  [{ status: 'NONSENSE' }, {}, true],
  [{ q: 7, page: '2' }, { q: '7', page: 2 }, false],
  [{ q: ' x' }, { q: 'x' }, true],
  [{}, {}, false],
])('an address with %j, accepted as %j, differs: %s', (address, understood, isOther) => {
  expect(differs(address, understood)).toBe(isOther)
})

test('ignored parameters are reported as written, normalized ones are not', () => {
  const address = { status: 'NONSENSE', q: ' x', page: '2', from: '', code: 'y'.repeat(100) }

  expect(ignoredParameters(address, { q: 'x', page: 2 })).toEqual(['status=NONSENSE', `code=${'y'.repeat(55)}`])
})
