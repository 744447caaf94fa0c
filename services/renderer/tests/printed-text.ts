import { readAuthorization, readDocument } from '@etax/tax-document/xml'
import { layOut } from '../src/layout/lay-out.ts'
import { bold, regular, widthOf } from '../src/layout/typeface.ts'
import { describeRide, type Marks } from '../src/ride/describe-ride.ts'

export interface PrintedText {
  page: number
  x: number
  y: number
  /** The width in points. */
  width: number
  text: string
}

const production: Marks = { sandbox: false, simulated: false }

export function pagesOf(wrapper: string, marks = production): string[] {
  const authorization = readAuthorization(wrapper)
  return layOut(describeRide(readDocument(authorization.document), authorization, marks))
}

export function textsOf(pages: readonly string[]): PrintedText[] {
  return pages.flatMap((content, index) => textsOfPage(content, index + 1))
}

function textsOfPage(content: string, page: number): PrintedText[] {
  const texts: PrintedText[] = []
  let face = regular
  let size = 0
  let at = { x: 0, y: 0 }
  for (const [, resource, points, x, y, right, down, literal] of content.matchAll(OPERATORS)) {
    if (resource !== undefined) {
      face = resource === 'B' ? bold : regular
      size = Number(points)
    }
    if (x !== undefined) at = { x: Number(x), y: Number(y) }
    if (down !== undefined) at = { x: hundredths(at.x + Number(right)), y: hundredths(at.y - Number(down)) }
    if (literal === undefined) continue
    const encoded = literal.replace(/\\(.)/g, '$1')
    const text = new TextDecoder('windows-1252').decode(Buffer.from(encoded, 'latin1'))
    texts.push({ page, ...at, width: widthOf(encoded, face, size), text })
  }
  return texts
}

const OPERATORS =
  /\/([RB]) ([\d.]+) Tf|1 0 0 -1 ([\d.]+) ([\d.]+) Tm|(-?[\d.]+) (-?[\d.]+) Td|\(((?:\\.|[^\\)])*)\) Tj/g

/** Positions are relative: their sums need no more digits. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
