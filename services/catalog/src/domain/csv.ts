/** One record of a CSV file, and the line it begins on (1 is the first). */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * Reads CSV (RFC 4180) piece by piece: quoted cells with commas, quotes and line breaks, CRLF or LF, a byte order mark.
 * Cells are separated by commas or, where the first line has more of them, semicolons, as spreadsheets write them
 * where the comma is the decimal sign. Empty lines are passed over.
 */
export function csvReader() {
  let separator: string | undefined
  let cell = ''
  let cells: string[] = []
  let quoted: 'no' | 'inside' | 'maybe over' = 'no'
  let line = 1
  let rowLine = 1
  let held = ''

  return {
    /** The rows that are complete now. */
    *push(text: string): Generator<CsvRow> {
      let rest = held + text
      held = ''
      if (separator === undefined) {
        const end = rest.indexOf('\n')
        if (end === -1) {
          held = rest
          return
        }
        rest = begin(rest, end)
      }
      yield* take(rest)
    },

    /** What is left at the end of the file. @throws SyntaxError where a quote is still open */
    *end(): Generator<CsvRow> {
      if (separator === undefined) yield* take(begin(held, held.length))
      if (quoted === 'inside') throw new SyntaxError(`the quote that opens on line ${rowLine} is never closed`)
      yield* finishRow()
    },
  }

  function begin(text: string, end: number): string {
    const start = text.startsWith('\ufeff') ? text.slice(1) : text
    const header = start.slice(0, end)
    separator = header.split(';').length > header.split(',').length ? ';' : ','
    return start
  }

  function* take(text: string): Generator<CsvRow> {
    for (const character of text) {
      if (quoted === 'inside') {
        if (character === '"') quoted = 'maybe over'
        else cell += character
        if (character === '\n') line += 1
        continue
      }
      if (quoted === 'maybe over') {
        quoted = character === '"' ? 'inside' : 'no'
        if (character === '"') {
          cell += '"'
          continue
        }
      }
      if (character === '"' && cell === '') quoted = 'inside'
      else if (character === separator) finishCell()
      else if (character === '\n') {
        line += 1
        yield* finishRow()
      } else if (character !== '\r') cell += character
    }
  }

  function finishCell(): void {
    cells.push(cell)
    cell = ''
  }

  function* finishRow(): Generator<CsvRow> {
    finishCell()
    if (cells.some((text) => text.trim() !== '')) yield { line: rowLine, cells }
    cells = []
    quoted = 'no'
    rowLine = line
  }
}

/** A line of CSV, quoted where needed. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\r\n`
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
