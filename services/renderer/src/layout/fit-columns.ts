import type { Cell, Column } from '../ride/ride.ts'
import { bold, encode, regular, type Typeface, widthOf } from './typeface.ts'

export interface Place {
  /** The distance from the left edge of the table. */
  x: number
  width: number
  right: boolean
  unbroken?: boolean
}

export interface Style {
  face: Typeface
  size: number
}

interface Fitted {
  places: readonly Place[]
  /** The text is as large as the columns allow. */
  text: Style
}

export const PADDING = 3
export const TITLE: Style = { face: bold, size: 6.5 }
export const TEXT: Style = { face: regular, size: 7 }
const SMALLER = [6.5, 6, 5.5, 5]
/** Below this width of text, other columns give up spare width. */
const READABLE = 140
/** Below this width the whole table gets a smaller size. */
const MIN_WIDTH = 95
/** The spare part of a column of codes, which may break. */
const SPARED = 0.25

/** Unbroken cells are not cut, and text keeps a readable width. */
export function fitColumns(columns: readonly Column[], rows: readonly (readonly Cell[])[], width: number): Fitted {
  const longest = columns.map((column, index) => (column.unbroken ? longestOf(rows, index) : 0))
  const at = (size: number) => ({ places: placesOf(columns, longest, size, width), text: { face: regular, size } })
  const isReadable = ({ places }: Fitted) => {
    return columns.every(
      (column, index) => !isFlexible(column) || (places[index]?.width ?? 0) >= MIN_WIDTH - 2 * PADDING,
    )
  }
  return [TEXT.size, ...SMALLER].values().map(at).find(isReadable) ?? at(SMALLER.at(-1) ?? TEXT.size)
}

/** Takes the remaining width. */
function isFlexible({ width, unbroken }: Column): boolean {
  return width === undefined && !unbroken
}

/** Returns the width at size 1. */
function longestOf(rows: readonly (readonly Cell[])[], index: number): number {
  let longest = 0
  for (const row of rows) {
    const cell = row[index] ?? ''
    for (const text of typeof cell === 'string' ? [cell] : cell)
      longest = Math.max(longest, widthOf(encode(text), regular, 1))
  }
  return longest
}

function placesOf(columns: readonly Column[], longest: readonly number[], size: number, width: number): Place[] {
  const least = columns.map((column, index) => leastOf(column, (longest[index] ?? 0) * size))
  const preferred = columns.map((column, index) =>
    Math.max(column.width ?? 0, column.unbroken ? (least[index] ?? 0) : 0),
  )
  const flexible = columns.filter(isFlexible).length
  const [spent, leastSpent] = [sum(preferred), sum(least)]
  const missing = flexible * READABLE - (width - spent)
  const squeeze = missing <= 0 || spent <= leastSpent ? 0 : Math.min(1, missing / (spent - leastSpent))
  const widths = preferred.map((one, index) => one - squeeze * (one - (least[index] ?? 0)))
  const share = (width - sum(widths)) / Math.max(1, flexible)
  let x = 0
  return columns.map((column, index) => {
    const whole = isFlexible(column) ? share : (widths[index] ?? 0)
    const place = { x: x + PADDING, width: whole - 2 * PADDING, right: column.align === 'right' }
    x += whole
    return column.unbroken ? { ...place, unbroken: true } : place
  })
}

/** Words of a title do not break either. */
function leastOf(column: Column, longest: number): number {
  if (isFlexible(column)) return 0
  const words = column.title.split(' ').map((word) => widthOf(encode(word), TITLE.face, TITLE.size))
  const title = Math.max(...words) + 2 * PADDING
  return column.unbroken
    ? Math.max(title, longest + 2 * PADDING)
    : Math.max(Math.min(title, column.width ?? 0), (column.width ?? 0) * (1 - SPARED))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
