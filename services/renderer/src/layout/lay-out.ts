import type { Block, Piece, Ride } from '../ride/ride.ts'
import { factStrips } from './fact-strips.ts'
import { headStrip, type Size } from './head-strip.ts'
import { paper } from './paper.ts'
import { type Pen, pen } from './pen.ts'
import { heightOf, nothing, type Stack, type Strip, stacked } from './strip.ts'
import { tableStack, totalsStack } from './table-strips.ts'
import { textStrip } from './text-strip.ts'
import { bold, encode, regular, widthOf } from './typeface.ts'
import { drawWatermark } from './watermark.ts'

const MARGIN = 30
const WIDTH = paper.width - 2 * MARGIN
const BOTTOM = paper.height - MARGIN - 12
/** Pages after the first begin below a line that says what they belong to. */
const CONTINUED = MARGIN + 16
const GAP = 8
const SIDES = { gutter: 12, right: 215 }

/** Where the logo stands on the first page. */
export const logoCorner = { x: MARGIN, y: MARGIN }

interface Cursor {
  page: number
  y: number
}

/** A ride as the content of its pages, with room for a logo of this size in pixels. */
export function layOut(ride: Ride, logo: Size | null = null): string[] {
  const pages: Pen[] = []
  let cursor: Cursor = { page: 0, y: MARGIN }
  cursor = flow({ head: nothing, strips: [headStrip(ride.issuer, ride.document, logo, WIDTH)] }, MARGIN, cursor)
  for (const block of ride.blocks) cursor = place(block, cursor)
  pages.forEach((page, index) => {
    footer(page, ride, index + 1, pages.length)
  })
  return pages.map((page) => page.content())

  function place(block: Block, at: Cursor): Cursor {
    if (block.kind !== 'sides') return flow(stackOf(block, WIDTH), MARGIN, at)
    const left = block.left.map((each) => stackOf(each, WIDTH - SIDES.gutter - SIDES.right))
    const right = block.right.map((each) => stackOf(each, SIDES.right))
    const start = together(Math.max(total(left), total(right)), at)
    const ends = [flowAll(left, MARGIN, start), flowAll(right, MARGIN + WIDTH - SIDES.right, start)]
    return ends.reduce((one, other) => (isBelow(one, other) ? one : other))
  }

  function flowAll(stacks: readonly Stack[], x: number, at: Cursor): Cursor {
    return stacks.reduce((cursor, stack) => flow(stack, x, cursor), at)
  }

  function flow({ head, strips }: Stack, x: number, at: Cursor): Cursor {
    const first = strips[0]?.height ?? 0
    let here = together(head.height + Math.min(first, 40), at)
    if (head.height > 0) here = put(head, x, here)
    for (const strip of strips) here = settle(strip, head, x, here)
    return { page: here.page, y: here.y + GAP }
  }

  function settle(strip: Strip, head: Strip, x: number, at: Cursor): Cursor {
    if (at.y + strip.height <= BOTTOM) return put(strip, x, at)
    const parts = strip.split?.(BOTTOM - at.y)
    if (parts) return settle(parts[1], head, x, put(head, x, next(put(parts[0], x, at))))
    const top = put(head, x, next(at))
    const whole = top.y + strip.height <= BOTTOM
    const longer = whole ? null : strip.split?.(BOTTOM - top.y)
    return longer ? settle(longer[1], head, x, put(head, x, next(put(longer[0], x, top)))) : put(strip, x, top)
  }

  function put(strip: Strip, x: number, { page, y }: Cursor): Cursor {
    strip.draw(pageAt(page), x, y)
    return { page, y: y + strip.height }
  }

  function pageAt(page: number): Pen {
    for (let index = pages.length; index <= page; index += 1) pages.push(blankPage(ride, index))
    return pages[page] as Pen
  }
}

/** Here if so much fits, else the top of the next page; what fits on no page starts where it stands. */
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
  const heading = block.heading === undefined ? nothing : textStrip(block.heading, width, bold, 8, 3)
  if (block.kind === 'facts') return { head: heading, strips: factStrips(block.facts, width, block.columns) }
  const table = tableStack(block.columns, block.rows, width)
  return { ...table, head: stacked(heading, table.head) }
}

function blankPage({ watermark, document, issuer }: Ride, index: number): Pen {
  const page = pen()
  drawWatermark(page, watermark)
  page.voidMark()
  if (index > 0) {
    const line = `${document.title} No. ${document.number}  ·  ${issuer.legalName}  ·  R.U.C. ${document.ruc}`
    page.text(clipped(line, WIDTH), MARGIN, MARGIN + 6, bold, 7)
    page.line(MARGIN, MARGIN + 10, MARGIN + WIDTH, MARGIN + 10)
  }
  return page
}

function clipped(line: string, width: number): string {
  const encoded = encode(line)
  return widthOf(encoded, bold, 7) <= width ? encoded : `${encoded.slice(0, 100)}${encode('…')}`
}

function footer(page: Pen, { document }: Ride, number: number, count: number): void {
  const y = paper.height - MARGIN + 4
  const text = encode(`Página ${number} de ${count}`)
  page.text(encode(`Clave de acceso: ${document.accessKey}`), MARGIN, y, regular, 6.5)
  page.text(text, MARGIN + WIDTH - widthOf(text, regular, 6.5), y, regular, 6.5)
}
