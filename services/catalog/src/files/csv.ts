import { catalogErrors } from '@etax/contracts'
import { type AppError, pauses } from '@etax/kernel'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'

/** `line` is where the record begins, from 1. */
export interface CsvRow {
  line: number
  cells: string[]
  wrong?: WrongQuote
}

/** Open to the end of the file, or followed by text; `end` is that text's line if it is another one. */
type WrongQuote = { reason: 'quote-open' | 'text-after-quote' } | { reason: 'text-after-quote-on'; end: number }

/** Keeps the reading time within seconds. Our longest record has 3,000 characters. */
export const CSV_LIMITS = { lines: 250_000, charactersOfRecord: 65_536 } as const

/** Small, because the parser blocks the event loop for each piece. */
const PIECE_BYTES = 2_048

/**
 * Reads CSV (RFC 4180) in pieces: quoted cells, CRLF or LF, a byte order mark. The separator is the most frequent one
 * of the first line: comma, semicolon (spreadsheets with decimal commas) or tab ("Unicode text"). It skips empty lines.
 * It frees the event loop after some milliseconds.
 * @throws AppError `invalid` CAT_60001 if the file is not UTF-8 or no text, CAT_60003 beyond {@link CSV_LIMITS}
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

/** Quotes cells for readers of commas and of semicolons. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((cells) => [...cells]),
    { record_delimiter: '\r\n', quoted_match: /[;\r\n]/ },
  )
}

async function* decoded(file: AsyncIterable<Uint8Array>, pause: () => Promise<void>): AsyncGenerator<string> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  // Decodes on after an error, to find the line of the error.
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

async function* piecesOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | undefined> {
  for await (const bytes of file) {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
  }
  yield undefined
}

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
  // Some programs end lines with CR only: the file would be one line.
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

async function* parsed(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow[]> {
  let [rows, line, pending]: [CsvRow[], number, number] = [[], 1, 0]
  const brokenQuote = quotesOf(delimiter)
  const take = ({ record: cells, raw }: Raw) => {
    const mayBeWrong = cells.some((cell) => cell.startsWith('"'))
    rows.push((mayBeWrong && brokenQuote(raw, line)) || { line, cells })
    line += 1 + cells.reduce((breaks, cell) => breaks + lineBreaksIn(cell), 0)
    pending = 0
    // The parser compares each line with the first and makes a slow error for fewer cells. A reset count makes each
    // line the first.
    Object.assign(parser.info, { records: 0 })
    return null
  }
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    // A quote within a cell is legal: 3/8" is a size.
    relax_quotes: true,
    raw: true,
    // Taken here, because the parser's stream emits all rows before other work runs.
    on_record: take as never,
  })
  // The callback of `write` receives errors.
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

interface Raw {
  record: string[]
  raw: string
}

/** Finds the first quoted cell that has no end, or has text after its end. The record may end in CR without LF. */
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
