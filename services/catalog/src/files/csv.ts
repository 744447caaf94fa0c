import { catalogErrors } from '@etax/contracts'
import { type AppError, pauses } from '@etax/kernel'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'

/** One record of a CSV file, and the line it begins on (1 is the first). */
export interface CsvRow {
  line: number
  cells: string[]
}

/** What a file may have, so that reading it takes seconds at most. The longest record by far has 3,000 characters. */
export const CSV_LIMITS = { lines: 250_000, charactersOfRecord: 65_536 } as const

/** Few enough for the parser to take them at a time: while it does, nothing else runs. */
const PIECE_BYTES = 2_048

/**
 * Reads CSV (RFC 4180) piece by piece: quoted cells with commas, quotes and line breaks, CRLF or LF, a byte order mark.
 * Cells are separated by whichever the first line has most of: commas, semicolons, as spreadsheets write them where the
 * comma is the decimal sign, or tabs, as they copy and write "Unicode text". Empty lines are passed over. However much is read, the event loop is free again
 * after some milliseconds, for whoever takes the rows works within the same slices.
 * @throws AppError `invalid` CAT_60001 where the file is not UTF-8 or a quote is never closed, CAT_60003 beyond
 * {@link CSV_LIMITS}
 */
export async function* readCsv(file: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const pause = pauses()
  const text = decoded(file, pause)
  const [beginning, delimiter] = await readHeader(text)
  for await (const rows of parsed(joined(beginning, text), delimiter)) {
    for (const row of rows) {
      if (row.line > CSV_LIMITS.lines) throw beyondLines()
      if (row.cells.some((cell) => cell.trim() !== '')) yield row
      await pause()
    }
  }
}

/** Lines of CSV, each cell quoted where needed: for readers that take commas, and for those that take semicolons. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => [...cells]),
    { record_delimiter: '\r\n', quoted_match: /[;\r\n]/ },
  )
}

/** The text without its byte order mark, in pieces. */
async function* decoded(file: AsyncIterable<Uint8Array>, pause: () => Promise<void>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of file) {
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true })
        await pause()
      }
    }
    yield decoder.decode()
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw cause
    throw catalogErrors.fileUnreadable({ message: 'The file is not UTF-8: save it as "CSV UTF-8"', cause })
  }
}

/** What was read to see the first line whole, and what separates its cells. */
async function readHeader(text: AsyncGenerator<string>): Promise<[beginning: string, delimiter: string]> {
  let beginning = ''
  while (!beginning.includes('\n')) {
    const { value, done } = await text.next()
    if (done) break
    beginning += value
    if (beginning.length > CSV_LIMITS.charactersOfRecord) throw beyondCharacters(1)
  }
  const [header = ''] = beginning.split('\n', 1)
  // Some programs write these alone: all of the file would be one line.
  if (/\r(?!$)/.test(header))
    throw catalogErrors.fileUnreadable({
      message: 'The lines of the file end in carriage returns alone (CR): separate them by line feeds (LF or CR LF)',
    })
  return [beginning, delimiterOf(header)]
}

function delimiterOf(header: string): string {
  const countOf = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most))
}

async function* joined(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning
  yield* rest
}

/** The rows that end in each piece. */
async function* parsed(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow[]> {
  let [rows, line, pending]: [CsvRow[], number, number] = [[], 1, 0]
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    // Taken here, since its stream would hand on row after row before anything else runs.
    on_record: (cells: string[]) => {
      rows.push({ line, cells })
      line += linesOf(cells)
      pending = 0
      // Each line counts as the first: for one with fewer cells than that it makes an error, in more time than all the rest.
      Object.assign(parser.info, { records: 0 })
      return null
    },
  })
  // What goes wrong is given to whoever writes.
  parser.on('error', () => {})
  try {
    for await (const piece of text) {
      pending += piece.length
      await written((done) => parser.write(piece, done))
      if (pending > CSV_LIMITS.charactersOfRecord) throw beyondCharacters(line)
      yield rows
      rows = []
    }
    await written((done) => parser.end(done))
    yield rows
  } catch (error) {
    throw error instanceof CsvError ? notCsv(error, line) : error
  } finally {
    parser.destroy()
  }
}

function written(write: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => write((error) => (error ? reject(error) : resolve())))
}

function notCsv(error: CsvError, line: number): AppError {
  const open = `the quote that opens on line ${line} is never closed`
  const reason = error.code === 'CSV_QUOTE_NOT_CLOSED' ? open : error.code
  return catalogErrors.fileUnreadable({ message: `The file is not CSV: ${reason}`, cause: error })
}

function beyondLines(): AppError {
  const most = CSV_LIMITS.lines.toLocaleString('en-US')
  return catalogErrors.fileBeyondLimit({ message: `The file has more than ${most} lines: split it` })
}

function beyondCharacters(line: number): AppError {
  const most = CSV_LIMITS.charactersOfRecord.toLocaleString('en-US')
  return catalogErrors.fileBeyondLimit({
    message: `Line ${line} has more than ${most} characters, or a quote in it is never closed`,
  })
}

/** How many lines of the file these cells take. */
function linesOf(cells: readonly string[]): number {
  let lines = 1
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) lines += 1
  }
  return lines
}
