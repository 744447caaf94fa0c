import { FOREIGN, type ForeignGlyph, foreignGlyph } from './foreign-glyphs.ts'
import { BULLET, leading, type Typeface, widthOf } from './typeface.ts'

/**
 * Writes one page's content stream: PDF operators as text, which is many times faster than a drawing library's calls.
 * Points, from the top left corner downwards: the page's matrix is flipped, so text is flipped back.
 * Texts are encoded (see `encode`).
 */
export interface ContentStream {
  /** One line, its baseline at `y`. */
  text(encoded: string, x: number, y: number, face: Typeface, size: number): void
  /** Lines below each other, the first baseline at `y`. */
  lines(encoded: readonly string[], x: number, y: number, face: Typeface, size: number): void
  /** Text around a point, turned by an angle in degrees, in this shade of grey (0 is black). */
  turned(encoded: string, at: { x: number; y: number; angle: number }, face: Typeface, size: number, grey: number): void
  line(x1: number, y1: number, x2: number, y2: number): void
  box(x: number, y: number, width: number, height: number): void
  /** Filled boxes, `[x, width]` each, in this shade of grey. */
  bars(bars: readonly (readonly [number, number])[], y: number, height: number, grey: number): void
  /** The place of the mark that a voided document gets later (see outbound/void-mark.ts). */
  voidMark(): void
  content(): string
}

const HAIRLINE = 0.4
const GREY = 0.55

export function contentStream(): ContentStream {
  const written = { out: `${HAIRLINE} w ${GREY} G\n`, font: '' }
  return { ...textOperators(written), ...shapeOperators(written), content: () => written.out }
}

/** What has been written so far, and the font in use at its end. */
interface Written {
  out: string
  font: string
}

function textOperators(written: Written): Pick<ContentStream, 'text' | 'lines' | 'turned'> {
  const text: ContentStream['text'] = (encoded, x, y, face, size) => {
    if (FOREIGN.test(encoded)) mixed(written, encoded, x, y, face, size)
    else plain(written, encoded, x, y, face, size)
  }
  return {
    text,
    lines(encoded, x, y, face, size) {
      if (encoded.some((line) => FOREIGN.test(line))) {
        for (const [row, line] of encoded.entries()) text(line, x, y + row * size * leading, face, size)
        return
      }
      const [first = '', ...rest] = encoded
      const step = short(-size * leading)
      written.out += `BT ${use(written, face, size)}1 0 0 -1 ${short(x)} ${short(y)} Tm (${escaped(first)}) Tj`
      for (const line of rest) written.out += ` 0 ${step} Td (${escaped(line)}) Tj`
      written.out += ' ET\n'
    },
    turned(encoded, { x, y, angle }, face, size, grey) {
      const cos = Math.round(Math.cos((angle * Math.PI) / 180) * 1e4) / 1e4
      const sin = Math.round(Math.sin((angle * Math.PI) / 180) * 1e4) / 1e4
      const matrix = `${cos} ${-sin} ${-sin} ${-cos} ${short(x)} ${short(y)}`
      written.out += `q ${grey} g BT ${use(written, face, size)}${matrix} Tm (${escaped(encoded)}) Tj ET Q\n`
      written.font = ''
    },
  }
}

function shapeOperators(written: Written): Pick<ContentStream, 'line' | 'box' | 'bars' | 'voidMark'> {
  return {
    line(x1, y1, x2, y2) {
      written.out += `${short(x1)} ${short(y1)} m ${short(x2)} ${short(y2)} l S\n`
    },
    box(x, y, width, height) {
      written.out += `${short(x)} ${short(y)} ${short(width)} ${short(height)} re S\n`
    },
    bars(bars, y, height, grey) {
      const path = bars.map(([x, width]) => `${short(x)} ${short(y)} ${short(width)} ${short(height)} re`).join('\n')
      written.out += `${grey} g\n${path}\nf 0 g\n`
    },
    voidMark() {
      written.out += '/V Do\n'
    },
  }
}

function use(written: Written, face: Typeface, size: number): string {
  const wanted = `/${face.resource} ${size} Tf`
  if (wanted === written.font) return ''
  written.font = wanted
  return `${wanted} `
}

function plain(written: Written, encoded: string, x: number, y: number, face: Typeface, size: number): void {
  written.out += `BT ${use(written, face, size)}1 0 0 -1 ${short(x)} ${short(y)} Tm (${escaped(encoded)}) Tj ET\n`
}

const RUNS = /[\ue000-\uf8ff]|[^\ue000-\uf8ff]+/g

/** Runs of the font's own characters, and between them outlines. */
function mixed(written: Written, encoded: string, x: number, y: number, face: Typeface, size: number): void {
  let at = x
  for (const run of encoded.match(RUNS) ?? []) {
    const glyph = foreignGlyph(run.charCodeAt(0))
    if (glyph === undefined) plain(written, run, at, y, face, size)
    else drawn(written, glyph, at, y, face, size)
    at += widthOf(run, face, size)
  }
}

/** The outline for the eye; for who copies or searches the character, in the place of an invisible bullet as wide. */
function drawn(written: Written, glyph: ForeignGlyph, x: number, y: number, face: Typeface, size: number): void {
  const text = Buffer.from(`\ufeff${glyph.character}`, 'utf16le').swap16().toString('hex')
  const scale = Math.round((size / glyph.perEm) * 1e6) / 1e6
  const stretch = short((glyph.width * size) / (10 * widthOf(BULLET, face, size)))
  written.out += `/Span << /ActualText <${text}> >> BDC\nBT 3 Tr ${stretch} Tz ET `
  plain(written, BULLET, x, y, face, size)
  written.out += `BT 0 Tr 100 Tz ET q ${scale} 0 0 ${-scale} ${short(x)} ${short(y)} cm ${glyph.outline} Q EMC\n`
}

/** Hundredths of a point are more than any printer shows. */
function short(value: number): number {
  return Math.round(value * 100) / 100
}

const SPECIAL = /[()\\]/
const SPECIALS = /[()\\]/g

function escaped(encoded: string): string {
  return SPECIAL.test(encoded) ? encoded.replace(SPECIALS, '\\$&') : encoded
}
