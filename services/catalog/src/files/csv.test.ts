import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type CsvRow, readCsv, writeCsv } from './csv.ts'

async function read(...pieces: string[]): Promise<CsvRow[]> {
  return rowsOf(Readable.from(pieces.map((piece) => Buffer.from(piece))))
}

async function rowsOf(file: AsyncIterable<Buffer>): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of readCsv(file)) rows.push(row)
  return rows
}

async function cellsOf(...pieces: string[]): Promise<string[][]> {
  return (await read(...pieces)).map(({ cells }) => cells)
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
])('%j is read as %j', async (text, rows) => {
  expect(await cellsOf(text)).toEqual(rows)
})

test.each(['\n', '\r\n'])('rows know the line they begin on, whatever ends it: %j', async (end) => {
  const rows = await read(['a,b', '"x', 'y",1', '', 'z,2', ''].join(end))

  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5])
})

test('a quote left open is an error that names its line', async () => {
  await expect(read('a,b\n1,"2\n3')).rejects.toThrow('the quote that opens on line 2 is never closed')
})

test('what the source fails with is thrown', async () => {
  async function* broken() {
    yield Buffer.from('a,b\n1,2\n')
    throw new RangeError('part 1 is missing')
  }

  await expect(rowsOf(broken())).rejects.toThrow(RangeError)
})

test('whatever is written is read back, in pieces of any size', async () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab,;"\n\r é\'='.split('')) })
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
      const whole = [['head', 'er'], ...rows.filter((row) => row.some((text) => text.trim() !== ''))]
      const text = writeCsv(whole)
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      )

      expect(await cellsOf(...pieces)).toEqual(whole)
    }),
  )
})

test.each([
  ['a field', `a,b\n1,${'x'.repeat(70_000)}`, 'Line 2 has more than 65,536 characters'],
  ['a header', 'a,'.repeat(40_000), 'Line 1 has more than 65,536 characters'],
  ['a row', `a,b\n${','.repeat(70_000)}`, 'Line 2 has more than 65,536 characters'],
  ['an open quote', `a,b\n1,2\n3,"${'x\n'.repeat(40_000)}`, 'Line 3 has more than 65,536 characters'],
  ['a file', `a,b\n${',\n'.repeat(249_999)}1,2\n`, 'The file has more than 250,000 lines: split it'],
])('%s without end is refused', async (_what, text, message) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'CAT_60003', message: expect.stringContaining(message) })
})

test.each(['a,b;c,d\n1,2;3,4\n', 'a;b,c;d\n1;2,3;4\n', 'a\tb;c\td\n1\t2;3\t4\n'])(
  '%j is separated by what its first line has most of',
  async (file) => {
    const rows = await read(file)

    expect(rows.map(({ cells }) => cells.length)).toEqual([3, 3])
  },
)

test('a cell of a file with tabs has commas, quotes and lines of its own', async () => {
  expect(await read('a\tb\r\n"1 ""x""\n2"\t3,4;5\r\n')).toMatchObject([
    { cells: ['a', 'b'] },
    { cells: ['1 "x"\n2', '3,4;5'] },
  ])
})

test('a file whose lines end in carriage returns alone is told how to separate them', async () => {
  await expect(read('a,b\r1,2\r')).rejects.toMatchObject({
    code: 'CAT_60001',
    message: expect.stringMatching(/carriage returns alone .* line feeds/),
  })
})
