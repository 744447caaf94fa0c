import type { Heading, Issuer } from '../ride/ride.ts'
import { code128, quietZone } from './code-128.ts'
import { factStrips } from './fact-strips.ts'
import type { Pen } from './pen.ts'
import { type Strip, stacked } from './strip.ts'
import { textStrip } from './text-strip.ts'
import { ascent, bold, encode, regular, widthOf } from './typeface.ts'

const GUTTER = 12
const PADDING = 7
const BAR_HEIGHT = 34

export interface Size {
  width: number
  height: number
}

/** Room for the issuer's logo, above its box. */
const LOGO = { width: 240, height: 62, below: 8 }

/** How large a picture stands there. */
export function logoSize({ width, height }: Size): Size {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  return { width: width * scale, height: height * scale }
}

/** The issuer at the left, the document with its access key at the right: the top of the first page. */
export function headStrip(issuer: Issuer, document: Heading, logo: Size | null, width: number): Strip {
  const half = (width - GUTTER) / 2
  const left = issuerStrip(issuer, half - 2 * PADDING)
  const right = documentStrip(document, half - 2 * PADDING)
  const above = logo === null ? 0 : logoSize(logo).height + LOGO.below
  const height = Math.max(left.height + above, right.height) + 2 * PADDING
  return {
    height: height + 8,
    draw(pen, x, y) {
      framed(pen, left, x, y + above, half, height - above)
      framed(pen, right, x + half + GUTTER, y, half, height)
    },
  }
}

function framed(pen: Pen, strip: Strip, x: number, y: number, width: number, height: number): void {
  pen.box(x, y, width, height)
  strip.draw(pen, x + PADDING, y + PADDING)
}

function issuerStrip({ legalName, commercialName, facts, legends }: Issuer, width: number): Strip {
  const names = [textStrip(legalName, width, bold, 10.5, 3)]
  if (commercialName !== null) names.push(textStrip(commercialName, width, regular, 9, 3))
  return stacked(
    ...names,
    ...factStrips(facts, width, 1, { size: 7.5, gap: 3 }),
    ...legends.map((legend) => textStrip(legend, width, bold, 7.5, 2)),
  )
}

function documentStrip({ ruc, title, number, facts, accessKey }: Heading, width: number): Strip {
  return stacked(
    textStrip(`R.U.C.: ${ruc}`, width, bold, 10, 4),
    textStrip(title, width, bold, 13, 2),
    textStrip(`No. ${number}`, width, regular, 10, 6),
    ...facts.flatMap(({ label, value }) => [
      textStrip(label, width, bold, 7, 0.5),
      textStrip(value, width, regular, 7.5, 4),
    ]),
    textStrip('CLAVE DE ACCESO', width, bold, 7, 2),
    barcodeStrip(accessKey, width),
  )
}

/** The bars, as wide as the place allows, with the digits below: read by machines and by people. */
function barcodeStrip(digits: string, width: number): Strip {
  const barcode = code128(digits)
  const module = width / (barcode.width + 2 * quietZone)
  const bars = barcode.bars.map(([at, wide]) => [at * module, wide * module] as const)
  const text = encode(digits)
  const size = 7.5
  return {
    height: BAR_HEIGHT + 3 + size,
    draw(pen, x, y) {
      const start = x + quietZone * module
      pen.bars(
        bars.map(([at, wide]) => [start + at, wide] as const),
        y,
        BAR_HEIGHT,
        0,
      )
      pen.text(text, x + (width - widthOf(text, regular, size)) / 2, y + BAR_HEIGHT + 3 + size * ascent, regular, size)
    },
  }
}
