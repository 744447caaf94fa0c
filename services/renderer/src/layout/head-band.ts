import type { Heading, Issuer } from '../ride/ride.ts'
import { type Band, stacked } from './band.ts'
import { code128, quietZone } from './code-128.ts'
import type { ContentStream } from './content-stream.ts'
import { factBands } from './fact-bands.ts'
import { textBand } from './text-band.ts'
import { ascent, bold, encode, regular, widthOf } from './typeface.ts'

const GUTTER = 12
const PADDING = 7
const BAR_HEIGHT = 34

export interface Size {
  width: number
  height: number
}

/** Above the issuer's box. */
const LOGO = { width: 240, height: 62, below: 8 }

export function logoSize({ width, height }: Size): Size {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  return { width: width * scale, height: height * scale }
}

/** The top of the first page: issuer at the left, document and access key at the right. */
export function headBand(issuer: Issuer, document: Heading, logo: Size | null, width: number): Band {
  const half = (width - GUTTER) / 2
  const left = issuerBand(issuer, half - 2 * PADDING)
  const right = documentBand(document, half - 2 * PADDING)
  const above = logo === null ? 0 : logoSize(logo).height + LOGO.below
  const height = Math.max(left.height + above, right.height) + 2 * PADDING
  return {
    height: height + 8,
    draw(stream, x, y) {
      framed(stream, left, x, y + above, half, height - above)
      framed(stream, right, x + half + GUTTER, y, half, height)
    },
  }
}

function framed(stream: ContentStream, band: Band, x: number, y: number, width: number, height: number): void {
  stream.box(x, y, width, height)
  band.draw(stream, x + PADDING, y + PADDING)
}

function issuerBand({ legalName, commercialName, facts, legends }: Issuer, width: number): Band {
  const names = [textBand(legalName, width, bold, 10.5, 3)]
  if (commercialName !== null) names.push(textBand(commercialName, width, regular, 9, 3))
  return stacked(
    ...names,
    ...factBands(facts, width, 1, { size: 7.5, gap: 3 }),
    ...legends.map((legend) => textBand(legend, width, bold, 7.5, 2)),
  )
}

function documentBand({ ruc, title, number, facts, accessKey }: Heading, width: number): Band {
  return stacked(
    textBand(`R.U.C.: ${ruc}`, width, bold, 10, 4),
    textBand(title, width, bold, 13, 2),
    textBand(`No. ${number}`, width, regular, 10, 6),
    ...facts.flatMap(({ label, value }) => [
      textBand(label, width, bold, 7, 0.5),
      textBand(value, width, regular, 7.5, 4),
    ]),
    ...(accessKey === null ? [] : [textBand('CLAVE DE ACCESO', width, bold, 7, 2), barcodeBand(accessKey, width)]),
  )
}

function barcodeBand(digits: string, width: number): Band {
  const barcode = code128(digits)
  const module = width / (barcode.width + 2 * quietZone)
  const text = encode(digits)
  const size = 7.5
  return {
    height: BAR_HEIGHT + 3 + size,
    draw(stream, x, y) {
      stream.bars(barcode.bars, x + quietZone * module, y, module, BAR_HEIGHT)
      stream.text(
        text,
        x + (width - widthOf(text, regular, size)) / 2,
        y + BAR_HEIGHT + 3 + size * ascent,
        regular,
        size,
      )
    },
  }
}
