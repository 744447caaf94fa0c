import type { Block, Piece, Ride } from '../ride/ride.ts'
import { type Band, heightOf, nothing, type Stack, stacked } from './band.ts'
import { type ContentStream, contentStream } from './content-stream.ts'
import { factBands } from './fact-bands.ts'
import { headBand, type Size } from './head-band.ts'
import { paper } from './paper.ts'
import { tableStack, totalsStack } from './table-bands.ts'
import { textBand } from './text-band.ts'
import { bold, encode, regular, widthOf, wrap } from './typeface.ts'
import { drawWatermark } from './watermark.ts'

const MARGIN = 30
const WIDTH = paper.width - 2 * MARGIN
const BOTTOM = paper.height - MARGIN - 12
/** Further pages begin below a line with the document's number. */
const CONTINUED = MARGIN + 16
const GAP = 8
const SIDES = { gutter: 12, right: 215 }

export const logoCorner = { x: MARGIN, y: MARGIN }

interface Cursor {
  page: number
  y: number
}

/** `logo`: its size in pixels. */
export function layOut(ride: Ride, logo: Size | null = null): string[] {
  const book = bookOf(ride)
  const head = { head: nothing, bands: [headBand(ride.issuer, ride.document, logo, WIDTH)] }
  const below = flow(book, head, MARGIN, { page: 0, y: MARGIN })
  ride.blocks.reduce((cursor, block) => place(book, block, cursor), below)
  return book.contents()
}

interface Book {
  /** Created on first use. */
  page(index: number): ContentStream
  contents(): string[]
}

function bookOf(ride: Ride): Book {
  const pages: ContentStream[] = []
  return {
    page(index) {
      while (pages.length <= index) pages.push(blankPage(ride, pages.length))
      return pages[index] as ContentStream
    },
    contents() {
      for (const [index, page] of pages.entries()) footer(page, ride, index + 1, pages.length)
      return pages.map((page) => page.content())
    },
  }
}

function place(book: Book, block: Block, at: Cursor): Cursor {
  if (block.kind !== 'sides') return flow(book, stackOf(block, WIDTH), MARGIN, at)
  const left = block.left.map((each) => stackOf(each, WIDTH - SIDES.gutter - SIDES.right))
  const right = block.right.map((each) => stackOf(each, SIDES.right))
  const start = together(Math.max(total(left), total(right)), at)
  const leftEnd = left.reduce((cursor, stack) => flow(book, stack, MARGIN, cursor), start)
  const rightEnd = right.reduce((cursor, stack) => flow(book, stack, MARGIN + WIDTH - SIDES.right, cursor), start)
  return isBelow(leftEnd, rightEnd) ? leftEnd : rightEnd
}

/** A head stays together with this height of what follows. */
const MIN_BELOW_HEAD = 40

function flow(book: Book, { head, bands }: Stack, x: number, at: Cursor): Cursor {
  const first = bands[0]?.height ?? 0
  let here = together(head.height + Math.min(first, MIN_BELOW_HEAD), at)
  if (head.height > 0) here = put(book, head, x, here)
  for (const band of bands) here = placeBand(book, band, head, x, here)
  return { page: here.page, y: here.y + GAP }
}

/**
 * Draws the band here, split, or on the next page under its head. An unsplittable band higher than a page overflows.
 */
function placeBand(book: Book, band: Band, head: Band, x: number, at: Cursor): Cursor {
  if (at.y + band.height <= BOTTOM) return put(book, band, x, at)
  const parts = band.split?.(BOTTOM - at.y)
  if (parts) {
    const below = put(book, parts[0], x, at)
    return placeBand(book, parts[1], head, x, put(book, head, x, next(below)))
  }
  if (at.y <= CONTINUED + head.height) return put(book, band, x, at)
  return placeBand(book, band, head, x, put(book, head, x, next(at)))
}

function put(book: Book, band: Band, x: number, { page, y }: Cursor): Cursor {
  band.draw(book.page(page), x, y)
  return { page, y: y + band.height }
}

/** The next page if the height fits only there. */
function together(height: number, at: Cursor): Cursor {
  return at.y + height > BOTTOM && CONTINUED + height <= BOTTOM ? next(at) : at
}

function next({ page }: Cursor): Cursor {
  return { page: page + 1, y: CONTINUED }
}

function isBelow(one: Cursor, other: Cursor): boolean {
  return one.page > other.page || (one.page === other.page && one.y > other.y)
}

function total(stacks: readonly Stack[]): number {
  return stacks.reduce((height, stack) => height + heightOf(stack) + GAP, 0)
}

function stackOf(block: Piece, width: number): Stack {
  if (block.kind === 'totals') return totalsStack(block.lines, width)
  const heading = block.heading === undefined ? nothing : textBand(block.heading, width, bold, 8, 3)
  if (block.kind === 'facts') return { head: heading, bands: factBands(block.facts, width, block.columns) }
  const table = tableStack(block.columns, block.rows, width)
  return { ...table, head: stacked(heading, table.head) }
}

function blankPage({ watermark, document, issuer }: Ride, index: number): ContentStream {
  const page = contentStream()
  drawWatermark(page, watermark)
  page.voidMark()
  if (index > 0) {
    page.text(continuedLine(document, issuer), MARGIN, MARGIN + 6, bold, 7)
    page.line(MARGIN, MARGIN + 10, MARGIN + WIDTH, MARGIN + 10)
  }
  return page
}

/** The numbers are complete; the name is cut to the line. */
function continuedLine({ title, number, ruc }: Ride['document'], { legalName }: Ride['issuer']): string {
  const before = encode(`${title} No. ${number}  ·  `)
  const after = encode(`  ·  R.U.C. ${ruc}`)
  return before + clipped(encode(legalName), WIDTH - widthOf(before + after, bold, 7)) + after
}

function clipped(encoded: string, width: number): string {
  if (widthOf(encoded, bold, 7) <= width) return encoded
  const [first = ''] = wrap(encoded, bold, 7, width - 10)
  return `${first}${encode('…')}`
}

function footer(page: ContentStream, { document }: Ride, number: number, count: number): void {
  const y = paper.height - MARGIN + 4
  const text = encode(`Página ${number} de ${count}`)
  const key = document.accessKey === null ? 'Borrador sin clave de acceso' : `Clave de acceso: ${document.accessKey}`
  page.text(encode(key), MARGIN, y, regular, 6.5)
  page.text(text, MARGIN + WIDTH - widthOf(text, regular, 6.5), y, regular, 6.5)
}
