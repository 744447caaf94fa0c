import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { csvLine, csvReader, fromCell, toCell } from './csv.ts'

function read(...pieces: string[]): string[][] {
  const reader = csvReader()
  return [...pieces.flatMap((piece) => [...reader.push(piece)]), ...reader.end()].map(({ cells }) => cells)
}

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  ['\ufeffa,b\n', [['a', 'b']]],
  [
    'a,b\n\n  \n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n"1\n2","say ""hi"""\n',
    [
      ['a', 'b'],
      ['1\n2', 'say "hi"'],
    ],
  ],
  [
    'a,b\n,\n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a', [['a']]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(read(text)).toEqual(rows)
})

test('rows know the line they begin on', () => {
  const reader = csvReader()

  const rows = [...reader.push('a,b\n"x\ny",1\n\nz,2\n'), ...reader.end()]

  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5])
})

test('a quote left open is an error that names its line', () => {
  expect(() => read('a,b\n1,"2\n3')).toThrow('the quote that opens on line 2 is never closed')
})

test('whatever is written is read back, in pieces of any size', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab,;"\n\r é\'='.split('')) })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const whole = [['head', 'er'], ...rows.filter((row) => row.some((text) => text.trim() !== ''))]
      const text = whole.map(csvLine).join('')
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      )

      expect(read(...pieces)).toEqual(whole)
    }),
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['@x', "'@x"],
  ['-x', "'-x"],
  ['+593 99 123', '+593 99 123'],
  ['-5', '-5'],
  ["'quoted'", "'quoted'"],
])('%j goes into a file as %j and comes back', (text, cell) => {
  expect(toCell(text)).toBe(cell)
  expect(fromCell(cell)).toBe(text)
})
