import type { Cell, Column, Fact } from '../ride/ride.ts'
import { type Band, nothing, type Stack } from './band.ts'
import type { ContentStream } from './content-stream.ts'
import { fitColumns, PADDING, type Place, type Style, TEXT, TITLE } from './fit-columns.ts'
import { ascent, bold, encode, leading, widthOf, wrap } from './typeface.ts'

const STRONG: Style = { face: bold, size: 8 }
const SHADE = 0.92
/** Fewer lines of a row at the foot of a page look lost. */
const FEWEST_LINES = 3

/** The column titles are repeated on every page. */
export function tableStack(columns: readonly Column[], rows: readonly (readonly Cell[])[], width: number): Stack {
  const { places, text } = fitColumns(columns, rows, width)
  const titles = places.map((place, index) =>
    linesOf(columns[index]?.title ?? '', { ...place, unbroken: false }, TITLE),
  )
  return {
    head: shaded(width, cellBand(titles, places, TITLE)),
    bands: rows.map((row) => {
      const cells = places.map((place, index) => linesOf(row[index] ?? '', place, text))
      return ruled(width, cellBand(cells, places, text))
    }),
  }
}

export function totalsStack(lines: readonly Fact[], width: number): Stack {
  const styleOf = ({ strong }: Fact) => (strong ? STRONG : TEXT)
  const widest = Math.max(
    0,
    ...lines.map((line) => widthOf(encode(line.value), styleOf(line).face, styleOf(line).size)),
  )
  const amounts = Math.max(70, widest + 2 * PADDING)
  const places = [
    { x: PADDING, width: width - amounts - 2 * PADDING, right: false },
    { x: width - amounts + PADDING, width: amounts - 2 * PADDING, right: true },
  ]
  const bands = lines.map((line) => {
    const style = styleOf(line)
    const cells = [line.label, line.value].map((text, column) => linesOf(text, places[column] as Place, style))
    const band = cellBand(cells, places, style)
    return line.strong ? shaded(width, band) : ruled(width, band)
  })
  return { head: nothing, bands }
}

function linesOf(cell: Cell, { width, unbroken }: Place, { face, size }: Style): readonly string[] {
  if (cell.length === 0) return []
  if (typeof cell === 'string') return unbroken ? [encode(cell)] : wrap(encode(cell), face, size, width)
  return cell.flatMap((paragraph) => wrap(encode(paragraph), face, size, width))
}

function cellBand(cells: readonly (readonly string[])[], places: readonly Place[], style: Style): Band {
  const count = Math.max(...cells.map((lines) => lines.length))
  return {
    height: count * style.size * leading + 2 * PADDING,
    draw(stream, x, y) {
      const baseline = y + PADDING + style.size * ascent
      cells.forEach((lines, index) => {
        if (lines.length > 0) write(stream, lines, places[index] as Place, x, baseline, style)
      })
    },
    split(maxHeight) {
      const fit = Math.floor((maxHeight - 2 * PADDING) / (style.size * leading))
      if (fit < FEWEST_LINES || fit >= count) return null
      const part = (from: number, to: number) =>
        cellBand(
          cells.map((lines) => lines.slice(from, to)),
          places,
          style,
        )
      return [part(0, fit), part(fit, count)]
    },
  }
}

function write(
  stream: ContentStream,
  lines: readonly string[],
  place: Place,
  x: number,
  y: number,
  { face, size }: Style,
): void {
  if (!place.right) {
    stream.lines(lines, x + place.x, y, face, size)
    return
  }
  const edge = x + place.x + place.width
  lines.forEach((line, row) => {
    stream.text(line, edge - widthOf(line, face, size), y + row * size * leading, face, size)
  })
}

function ruled(width: number, band: Band): Band {
  return {
    height: band.height,
    draw(stream, x, y) {
      band.draw(stream, x, y)
      stream.line(x, y + band.height, x + width, y + band.height)
    },
    split(maxHeight) {
      const parts = band.split?.(maxHeight)
      return parts ? [ruled(width, parts[0]), ruled(width, parts[1])] : null
    },
  }
}

function shaded(width: number, band: Band): Band {
  return {
    height: band.height,
    draw(stream, x, y) {
      stream.shade(x, y, width, band.height, SHADE)
      band.draw(stream, x, y)
    },
  }
}
