import { isInvisible } from '@etax/tax-document'
import PDFDocument from 'pdfkit'
import { foreignCode, foreignGlyph } from './foreign-glyphs.ts'

/**
 * Helvetica and its bold: every PDF reader has them, so that nothing is embedded. They contain Windows-1252, which
 * covers Spanish; for other characters see `encode`.
 */
export interface Typeface {
  /** The name in the page's resources. */
  readonly resource: 'R' | 'B'
  readonly baseFont: 'Helvetica' | 'Helvetica-Bold'
  /** The width of each byte, in thousandths of the size. */
  readonly widths: Uint16Array
}

const bytes = Uint8Array.from({ length: 256 }, (_, code) => code)
const characters = new TextDecoder('windows-1252').decode(bytes)

/** Characters whose byte differs from their code: the euro sign, curly quotes, dashes. */
const displaced = new Map(
  Array.from(characters, (character, byte) => [character.charCodeAt(0), byte] as const).filter(
    ([code, byte]) => code !== byte,
  ),
)

export const regular: Typeface = typeface('R', 'Helvetica')
export const bold: Typeface = typeface('B', 'Helvetica-Bold')

/** Relative to the size; leaves space for accents on capitals. */
export const leading = 1.18

/** The distance from the top of a line to the baseline, relative to the size. */
export const ascent = 0.86

const PLAIN = /^[\x20-\x7e]*$/
/** Carries the text of an outline (content-stream.ts). */
export const BULLET = '\x95'

/**
 * Text as bytes of the font, one character each. Every kind of blank becomes a space; other characters get private
 * codes (foreign-glyphs.ts), undrawable ones that of the replacement sign.
 */
export function encode(text: string): string {
  if (PLAIN.test(text)) return text
  let encoded = ''
  for (const character of text.normalize('NFC')) encoded += byteOf(character) ?? foreign(character)
  return encoded
}

/** Returns the width in points. */
export function widthOf(encoded: string, { widths }: Typeface, size: number): number {
  let width = 0
  for (let index = 0; index < encoded.length; index += 1) width += advance(encoded.charCodeAt(index), widths)
  return (width * size) / 1000
}

function advance(code: number, widths: Uint16Array): number {
  return code < 256 ? (widths[code] ?? 0) : (foreignGlyph(code)?.width ?? 0)
}

/** Breaks between words, and inside too long ones. */
export function wrap(encoded: string, face: Typeface, size: number, width: number): string[] {
  const available = (width * 1000) / size
  const lines: string[] = []
  let start = 0
  let blank = -1
  let used = 0
  for (let index = 0; index < encoded.length; index += 1) {
    const code = encoded.charCodeAt(index)
    if (code === 0x20) blank = index
    used += advance(code, face.widths)
    if (used <= available || code === 0x20) continue
    const end = blank > start ? blank : Math.max(index, start + 1)
    lines.push(encoded.slice(start, end).trimEnd())
    start = blank > start ? blank + 1 : end
    blank = -1
    index = start - 1
    used = 0
  }
  lines.push(encoded.slice(start).trimEnd())
  return lines
}

function byteOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff && code !== 0xad)) return character
  const byte = displaced.get(code)
  if (byte !== undefined && byte >= 0x80) return String.fromCharCode(byte)
  return /^[\s\p{Cc}\p{Z}]$/u.test(character) ? ' ' : undefined
}

function foreign(character: string): string {
  return isInvisible(character) ? '' : foreignCode(character)
}

function typeface(resource: Typeface['resource'], baseFont: Typeface['baseFont']): Typeface {
  const ruler = new PDFDocument({ font: baseFont, autoFirstPage: false }).fontSize(1000)
  const widths = Uint16Array.from(characters, (character, byte) =>
    byte < 0x20 ? 0 : Math.round(ruler.widthOfString(character)),
  )
  return { resource, baseFont, widths }
}
