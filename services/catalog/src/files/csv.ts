import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { catalogErrors } from '@etax/contracts'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'

/** One record of a CSV file, and the line it begins on (1 is the first). */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * Reads CSV (RFC 4180) piece by piece: quoted cells with commas, quotes and line breaks, CRLF or LF, a byte order mark.
 * Cells are separated by commas or, where the first line has more of them, semicolons, as spreadsheets write them
 * where the comma is the decimal sign. Empty lines are passed over.
 * @throws AppError `invalid` CAT_60001 where the file is not UTF-8 or a quote is never closed
 */
export async function* readCsv(file: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const text = decoded(file)
  const [beginning, delimiter] = await readHeader(text)
  let parsedLines = 0
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    on_record: (cells: string[]) => {
      parsedLines += linesOf(cells)
      return cells
    },
  })
  // What goes wrong in the source is thrown by the parser, too.
  pipeline(Readable.from(joined(beginning, text)), parser).catch(() => {})
  try {
    yield* numbered(parser)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const open = `the quote that opens on line ${parsedLines + 1} is never closed`
    const reason = error.code === 'CSV_QUOTE_NOT_CLOSED' ? open : error.code
    throw catalogErrors.fileUnreadable({ message: `The file is not CSV: ${reason}`, cause: error })
  }
}

/** Lines of CSV, each cell quoted where needed: for readers that take commas, and for those that take semicolons. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => [...cells]),
    { record_delimiter: '\r\n', quoted_match: /[;\r\n]/ },
  )
}

/** What a spreadsheet would take for a formula. A leading sign before digits only is a number or a telephone. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s().-]*$))/

/** A text as it goes into a file: a formula is disarmed with an apostrophe, which {@link fromCell} takes away. */
export function toCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function fromCell(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith("'") && FORMULA.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}

/** The text without its byte order mark. */
async function* decoded(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of file) yield decoder.decode(bytes, { stream: true })
    yield decoder.decode()
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw cause
    throw catalogErrors.fileUnreadable({ message: 'The file is not UTF-8: save it as "CSV UTF-8"', cause })
  }
}

/** What was read to see the first line whole, and what separates its cells. */
async function readHeader(text: AsyncGenerator<string>): Promise<[beginning: string, delimiter: ',' | ';']> {
  let beginning = ''
  while (!beginning.includes('\n')) {
    const { value, done } = await text.next()
    if (done) break
    beginning += value
  }
  const [header = ''] = beginning.split('\n', 1)
  return [beginning, header.split(';').length > header.split(',').length ? ';' : ',']
}

async function* joined(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning
  yield* rest
}

async function* numbered(rows: AsyncIterable<string[]>): AsyncGenerator<CsvRow> {
  let line = 1
  for await (const cells of rows) {
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
    line += linesOf(cells)
  }
}

/** How many lines of the file these cells take. */
function linesOf(cells: readonly string[]): number {
  return cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1)
}
