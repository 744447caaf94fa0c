import type { Cell, Column, Fact } from '../ride/ride.ts'
import type { Pen } from './pen.ts'
import { nothing, type Stack, type Strip } from './strip.ts'
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
    head: shaded(width, cellStrip(titles, places, TITLE)),
    strips: rows.map((row) => {
      const cells = places.map((place, index) => linesOf(row[index] ?? '', place, TEXT))
      return ruled(width, cellStrip(cells, places, TEXT))
    }),
  }
}

/** Amounts below each other. */
export function totalsStack(lines: readonly Fact[], width: number): Stack {
  const places = placesOf([{ title: '' }, { title: '', width: 70, align: 'right' }], width)
  const strips = lines.map(({ label, value, strong }) => {
    const style = strong ? STRONG : TEXT
    const cells = [label, value].map((text, column) => linesOf(text, places[column] as Place, style))
    const strip = cellStrip(cells, places, style)
    return strong ? shaded(width, strip) : ruled(width, strip)
  })
  return { head: nothing, strips }
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

function cellStrip(cells: readonly (readonly string[])[], places: readonly Place[], style: Style): Strip {
  const count = Math.max(...cells.map((lines) => lines.length))
  return {
    height: count * style.size * leading + 2 * PADDING,
    draw(pen, x, y) {
      const baseline = y + PADDING + style.size * ascent
      cells.forEach((lines, index) => {
        if (lines.length > 0) write(pen, lines, places[index] as Place, x, baseline, style)
      })
    },
    split(room) {
      const fit = Math.floor((room - 2 * PADDING) / LINE)
      if (fit < FEWEST_LINES || fit >= count) return null
      const part = (from: number, to: number) =>
        cellStrip(
          cells.map((lines) => lines.slice(from, to)),
          places,
          style,
        )
      return [part(0, fit), part(fit, count)]
    },
  }
}

function write(pen: Pen, lines: readonly string[], place: Place, x: number, y: number, { face, size }: Style): void {
  if (!place.right) {
    pen.lines(lines, x + place.x, y, face, size)
    return
  }
  const edge = x + place.x + place.width
  lines.forEach((line, row) => {
    pen.text(line, edge - widthOf(line, face, size), y + row * size * leading, face, size)
  })
}

function ruled(width: number, strip: Strip): Strip {
  return {
    height: strip.height,
    draw(pen, x, y) {
      strip.draw(pen, x, y)
      pen.line(x, y + strip.height, x + width, y + strip.height)
    },
    split(room) {
      const parts = strip.split?.(room)
      return parts ? [ruled(width, parts[0]), ruled(width, parts[1])] : null
    },
  }
}

function shaded(width: number, strip: Strip): Strip {
  return {
    height: strip.height,
    draw(pen, x, y) {
      pen.bars([[x, width]], y, strip.height, SHADE)
      strip.draw(pen, x, y)
    },
  }
}
