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

test.each([
  ['a,b\n1,"2\n3', 2, { reason: 'quote-open' }],
  ['a,b\r\n"1\r\n","2\r\n3', 3, { reason: 'quote-open' }],
  ['"a,b\n1,2\n', 1, { reason: 'quote-open' }],
  ['a,b\n1,"2\n3,"4"\n', 2, { reason: 'text-after-quote-on', end: 3 }],
  ['a,b\n1,"Ana "la" Peña"\n', 2, { reason: 'text-after-quote' }],
  ['a;b\n"1" ;2\n', 2, { reason: 'text-after-quote' }],
])('%j has a wrong quote on line %i', async (text, line, wrong) => {
  expect((await read(text)).find((row) => row.wrong !== undefined)).toEqual({
    line,
    cells: [],
    wrong,
  })
})

test('a cell of quotes at the end of a line is read, whatever ends the line', async () => {
  expect(await cellsOf('a,b\r\n1,""""\r\n2,"""x"""\n')).toEqual([
    ['a', 'b'],
    ['1', '"'],
    ['2', '"x"'],
  ])
})

test('the lines after a wrong quote that ends are read, and a quote within a cell is taken', async () => {
  expect(await read('a,b\n1,"2"x\n3/8","""4"" x"\n')).toMatchObject([
    { line: 1 },
    { line: 2, cells: [] },
    { line: 3, cells: ['3/8"', '"4" x'] },
  ])
})

test.each(['\ufffd', 'ñ'.repeat(3_000)])('the first line that is not UTF-8 is named after %j…', async (before) => {
  const lines = [Buffer.from(`a,b\n1,${before}\n`), Buffer.from('2,Peña\n', 'latin1')]

  await expect(rowsOf(Readable.from(lines))).rejects.toMatchObject({
    code: 'CAT_60001',
    message: expect.stringMatching(/^Line 3 of the file is not UTF-8/),
  })
})

test.each([
  ['image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['workbook', Buffer.from('504b0304140006000800000021', 'hex')],
  ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
])('a file that is an %s is refused by its kind', async (_what, file) => {
  await expect(rowsOf(Readable.from([file]))).rejects.toMatchObject({
    code: 'CAT_60001',
    message: expect.stringMatching(/^The file is not CSV but an image, a workbook, a PDF/),
  })
})

test('an error of the source is thrown', async () => {
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

test('a file with bare carriage returns is refused with the remedy', async () => {
  await expect(read('a,b\r1,2\r')).rejects.toMatchObject({
    code: 'CAT_60001',
    message: expect.stringMatching(/carriage returns alone .* line feeds/),
  })
})
