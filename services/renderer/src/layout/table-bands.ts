import type { Cell, Column, Fact } from '../ride/ride.ts'
import { type Band, nothing, type Stack } from './band.ts'
import type { ContentStream } from './content-stream.ts'
import { ascent, bold, encode, leading, regular, type Typeface, widthOf, wrap } from './typeface.ts'

interface Place {
  /** From the left edge of the table. */
  x: number
  width: number
  right: boolean
}

interface Style {
  face: Typeface
  size: number
}

const TITLE: Style = { face: bold, size: 6.5 }
const TEXT: Style = { face: regular, size: 7 }
const STRONG: Style = { face: bold, size: 8 }
const LINE = TEXT.size * leading
const PADDING = 3
const SHADE = 0.92
/** Fewer lines of a row at the foot of a page look lost. */
const FEWEST_LINES = 3

/** A table whose column titles are repeated on every page it reaches. */
export function tableStack(columns: readonly Column[], rows: readonly (readonly Cell[])[], width: number): Stack {
  const places = placesOf(columns, width)
  const titles = places.map((place, index) => linesOf(columns[index]?.title ?? '', place, TITLE))
  return {
    head: shaded(width, cellBand(titles, places, TITLE)),
    bands: rows.map((row) => {
      const cells = places.map((place, index) => linesOf(row[index] ?? '', place, TEXT))
      return ruled(width, cellBand(cells, places, TEXT))
    }),
  }
}

/** Amounts below each other. */
export function totalsStack(lines: readonly Fact[], width: number): Stack {
  const places = placesOf([{ title: '' }, { title: '', width: 70, align: 'right' }], width)
  const bands = lines.map(({ label, value, strong }) => {
    const style = strong ? STRONG : TEXT
    const cells = [label, value].map((text, column) => linesOf(text, places[column] as Place, style))
    const band = cellBand(cells, places, style)
    return strong ? shaded(width, band) : ruled(width, band)
  })
  return { head: nothing, bands }
}

function placesOf(columns: readonly Column[], width: number): Place[] {
  const taken = columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const share = (width - taken) / Math.max(1, columns.filter((column) => column.width === undefined).length)
  let x = 0
  return columns.map((column) => {
    const whole = column.width ?? share
    const place = { x: x + PADDING, width: whole - 2 * PADDING, right: column.align === 'right' }
    x += whole
    return place
  })
}

function linesOf(cell: Cell, { width }: Place, { face, size }: Style): readonly string[] {
  if (cell.length === 0) return []
  if (typeof cell === 'string') return wrap(encode(cell), face, size, width)
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
      const fit = Math.floor((maxHeight - 2 * PADDING) / LINE)
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
      stream.bars([[x, width]], y, band.height, SHADE)
      band.draw(stream, x, y)
    },
  }
}
