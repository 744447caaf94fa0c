import { catalogErrors } from '@etax/contracts'
import { type AppError, pauses } from '@etax/kernel'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'

/** One record of a CSV file, and the line it begins on (1 is the first). */
export interface CsvRow {
  line: number
  cells: string[]
  /** What is wrong with its quotes: the cells are not those that were meant. */
  wrong?: WrongQuote
}

/** Not closed; or closed with text after it, on the line `end` where it is another one. */
type WrongQuote = { reason: 'quote-open' | 'text-after-quote' } | { reason: 'text-after-quote-on'; end: number }

/** What a file may have, so that reading it takes seconds at most. The longest record by far has 3,000 characters. */
export const CSV_LIMITS = { lines: 250_000, charactersOfRecord: 65_536 } as const

/** Few enough for the parser to take them at a time: while it does, nothing else runs. */
const PIECE_BYTES = 2_048

/**
 * Reads CSV (RFC 4180) piece by piece: quoted cells with commas, quotes and line breaks, CRLF or LF, a byte order mark.
 * Cells are separated by whichever the first line has most of: commas, semicolons, as spreadsheets write them where the
 * comma is the decimal sign, or tabs, as they copy and write "Unicode text". Empty lines are passed over. However much is read, the event loop is free again
 * after some milliseconds, for whoever takes the rows works within the same slices.
 * @throws AppError `invalid` CAT_60001 where the file is not UTF-8 or no text, CAT_60003 beyond {@link CSV_LIMITS}
 */
export async function* readCsv(file: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const pause = pauses()
  const text = decoded(file, pause)
  const [beginning, delimiter] = await readHeader(text)
  for await (const rows of parsed(joined(beginning, text), delimiter)) {
    for (const row of rows) {
      if (row.line > CSV_LIMITS.lines) throw beyondLines()
      if (row.wrong !== undefined || row.cells.some((cell) => cell.trim() !== '')) yield row
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
  const strict = new TextDecoder('utf-8', { fatal: true })
  // Reads on where the other one fails, to see on which line that is.
  const lenient = new TextDecoder()
  let line = 1
  for await (const bytes of piecesOf(file)) {
    const stream = bytes !== undefined
    const text = lenient.decode(bytes, { stream })
    try {
      strict.decode(bytes, { stream })
    } catch (cause) {
      if (text.includes('\0')) throw notText()
      throw notUtf8(line + lineBreaksIn(text.slice(0, text.indexOf('\ufffd'))), cause)
    }
    yield text
    line += lineBreaksIn(text)
    await pause()
  }
}

/** Pieces of the file; undefined for its end. */
async function* piecesOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | undefined> {
  for await (const bytes of file) {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
  }
  yield undefined
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
  if (/\0|^%PDF-/.test(header)) throw notText()
  // Some programs write these alone: all of the file would be one line.
  if (/\r(?!$)/.test(header)) throw catalogErrors.fileUnreadable({ reason: 'line-ends' })
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
  const brokenQuote = quotesOf(delimiter)
  const take = ({ record: cells, raw }: Raw) => {
    const mayBeWrong = cells.some((cell) => cell.startsWith('"'))
    rows.push((mayBeWrong && brokenQuote(raw, line)) || { line, cells })
    line += 1 + cells.reduce((breaks, cell) => breaks + lineBreaksIn(cell), 0)
    pending = 0
    // Each line counts as the first: for one with fewer cells than that it makes an error, in more time than all the rest.
    Object.assign(parser.info, { records: 0 })
    return null
  }
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    // A quote within a cell is taken: 3/8" is a size.
    relax_quotes: true,
    raw: true,
    // Taken here, since its stream would hand on row after row before anything else runs.
    on_record: take as never,
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
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    const wrong = brokenQuote(String(error.raw), line)
    if (wrong === undefined) throw error
    rows.push(wrong)
  } finally {
    parser.destroy()
  }
  yield rows
}

/** What the parser has of a record. */
interface Raw {
  record: string[]
  raw: string
}

/** Finds the first quoted cell of a record that never ends, or goes on after its end; the record may end in CR without its LF. */
function quotesOf(delimiter: string): (raw: string, line: number) => CsvRow | undefined {
  const cell = new RegExp(`"[^"]*(?:""[^"]*)*"(?=${delimiter}|\\r?\\n|\\r?$)|(?!")[^${delimiter}\\n]*`, 'y')
  return (raw, first) => {
    for (let at = 0; at <= raw.length; at = cell.lastIndex + 1) {
      cell.lastIndex = at
      if (!cell.test(raw)) {
        const line = first + lineBreaksIn(raw.slice(0, at))
        return { line, cells: [], wrong: wrongQuote(raw.slice(at), line) }
      }
      if (raw[cell.lastIndex] !== delimiter) return undefined
    }
    return undefined
  }
}

function wrongQuote(text: string, line: number): WrongQuote {
  const [quoted] = /^"[^"]*(?:""[^"]*)*"(?!")/.exec(text) ?? []
  if (quoted === undefined) return { reason: 'quote-open' }
  const breaks = lineBreaksIn(quoted)
  return breaks === 0 ? { reason: 'text-after-quote' } : { reason: 'text-after-quote-on', end: line + breaks }
}

function written(write: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => write((error) => (error ? reject(error) : resolve())))
}

function notText(): AppError {
  return catalogErrors.fileUnreadable({ reason: 'not-text' })
}

function notUtf8(line: number, cause: unknown): AppError {
  return catalogErrors.fileUnreadable({ reason: 'not-utf8', line }, { cause })
}

function beyondLines(): AppError {
  return catalogErrors.fileBeyondLimit({ reason: 'lines', most: CSV_LIMITS.lines })
}

function beyondCharacters(line: number): AppError {
  return catalogErrors.fileBeyondLimit({ reason: 'characters', line, most: CSV_LIMITS.charactersOfRecord })
}

function lineBreaksIn(text: string): number {
  let breaks = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks += 1
  return breaks
}
