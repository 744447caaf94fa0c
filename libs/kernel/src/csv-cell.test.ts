import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fromCell, toCell } from './csv-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['-x', "'-x"],
  ['＝1+1', "'＝1+1"],
  ['＋x', "'＋x"],
  ['－x', "'－x"],
  ['＠x', "'＠x"],
  ['+593 99 123', '+593 99 123'],
  ['-5', '-5'],
  ["'quoted'", "'quoted'"],
  ["'=1", "''=1"],
  ["''@x", "'''@x"],
  [' blanks ', "' blanks "],
  ["' ", "'' "],
  ['\tx', "'\tx"],
])('%j goes into a file as %j and comes back', (text, cell) => {
  expect(toCell(text)).toBe(cell)
  expect(fromCell(cell)).toBe(text)
})

test('whatever a text is, it comes back from its cell', () => {
  const text = fc.string({ unit: fc.constantFrom(..."'=+-@＝＋－＠ \t\r\n\u00a05a,") })
  fc.assert(fc.property(text, (cell) => expect(fromCell(toCell(cell))).toBe(cell)))
})

test.each([
  ["  '=1 ", '=1'],
  ['  typed  ', 'typed'],
  ["  'typed'  ", "'typed'"],
])('%j, as people type it, is read as %j', (cell, text) => {
  expect(fromCell(cell)).toBe(text)
})
