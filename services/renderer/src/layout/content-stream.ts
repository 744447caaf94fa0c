import { FOREIGN, type ForeignGlyph, foreignGlyph } from './foreign-glyphs.ts'
import { BULLET, leading, type Typeface, widthOf } from './typeface.ts'

/**
 * One page's content stream, written as text: many times faster than a drawing library. In points from the top left
 * corner, downwards: the page's matrix is flipped, so text is flipped back. Takes encoded texts (see `encode`). Short
 * output is cheap to compress: consecutive texts share a text object with relative positions, and all lines are one
 * path.
 */
export interface ContentStream {
  /** The baseline is at `y`. */
  text(encoded: string, x: number, y: number, face: Typeface, size: number): void
  /** The first baseline is at `y`. */
  lines(encoded: readonly string[], x: number, y: number, face: Typeface, size: number): void
  /** Angle in degrees; grey from 0, black, to 1. */
  turned(encoded: string, at: { x: number; y: number; angle: number }, face: Typeface, size: number, grey: number): void
  /** Drawn last, above everything else. */
  line(x1: number, y1: number, x2: number, y2: number): void
  box(x: number, y: number, width: number, height: number): void
  shade(x: number, y: number, width: number, height: number, grey: number): void
  /** `[start, width]` in modules. */
  bars(bars: readonly (readonly [number, number])[], x: number, y: number, module: number, height: number): void
  /** The void mark is filled later (outbound/void-mark.ts). */
  voidMark(): void
  content(): string
}

const HAIRLINE = 0.4
const GREY = 0.55

export function contentStream(): ContentStream {
  const written: Written = { out: `${HAIRLINE} w ${GREY} G\n`, lines: '', font: '', text: null }
  return { ...textOperators(written), ...shapeOperators(written), content: () => contentOf(written) }
}

interface Written {
  out: string
  lines: string
  /** The font at the end of `out`. */
  font: string
  /** Start of the last text in the open text object, in hundredths of a point; null if none is open. */
  text: { x: number; y: number } | null
}

function contentOf(written: Written): string {
  endText(written)
  return written.lines === '' ? written.out : `${written.out}${written.lines}S\n`
}

function textOperators(written: Written): Pick<ContentStream, 'text' | 'lines' | 'turned'> {
  const text: ContentStream['text'] = (encoded, x, y, face, size) => {
    if (FOREIGN.test(encoded)) mixed(written, encoded, x, y, face, size)
    else plain(written, encoded, x, y, face, size)
  }
  return {
    text,
    lines(encoded, x, y, face, size) {
      for (const [row, line] of encoded.entries()) text(line, x, y + row * size * leading, face, size)
    },
    turned(encoded, { x, y, angle }, face, size, grey) {
      endText(written)
      const cos = Math.round(Math.cos((angle * Math.PI) / 180) * 1e4) / 1e4
      const sin = Math.round(Math.sin((angle * Math.PI) / 180) * 1e4) / 1e4
      const matrix = `${cos} ${-sin} ${-sin} ${-cos} ${short(x)} ${short(y)}`
      written.out += `q ${grey} g BT ${use(written, face, size)}${matrix} Tm (${escaped(encoded)}) Tj ET Q\n`
      written.font = ''
    },
  }
}

function shapeOperators(written: Written): Pick<ContentStream, 'line' | 'box' | 'shade' | 'bars' | 'voidMark'> {
  return {
    line(x1, y1, x2, y2) {
      written.lines += `${short(x1)} ${short(y1)} m ${short(x2)} ${short(y2)} l\n`
    },
    box(x, y, width, height) {
      endText(written)
      written.out += `${short(x)} ${short(y)} ${short(width)} ${short(height)} re S\n`
    },
    shade(x, y, width, height, grey) {
      endText(written)
      written.out += `${grey} g ${short(x)} ${short(y)} ${short(width)} ${short(height)} re f 0 g\n`
    },
    bars(bars, x, y, module, height) {
      endText(written)
      const path = bars.map(([start, width]) => `${start} 0 ${width} 1 re\n`).join('')
      written.out += `q ${Math.round(module * 1e5) / 1e5} 0 0 ${short(height)} ${short(x)} ${short(y)} cm\n${path}f Q\n`
    },
    voidMark() {
      endText(written)
      written.out += '/V Do\n'
    },
  }
}

function endText(written: Written): void {
  if (written.text === null) return
  written.out += 'ET\n'
  written.text = null
}

function use(written: Written, face: Typeface, size: number): string {
  const font = `/${face.resource} ${size} Tf`
  if (font === written.font) return ''
  written.font = font
  return `${font} `
}

function plain(written: Written, encoded: string, left: number, baseline: number, face: Typeface, size: number): void {
  const [x, y] = [Math.round(left * 100), Math.round(baseline * 100)]
  const font = use(written, face, size)
  written.out +=
    written.text === null
      ? `BT ${font}1 0 0 -1 ${points(x)} ${points(y)} Tm (${escaped(encoded)}) Tj\n`
      : `${font}${points(x - written.text.x)} ${points(written.text.y - y)} Td (${escaped(encoded)}) Tj\n`
  written.text = { x, y }
}

const RUNS = /[\ue000-\uf8ff]|[^\ue000-\uf8ff]+/g

function mixed(written: Written, encoded: string, x: number, y: number, face: Typeface, size: number): void {
  let at = x
  for (const run of encoded.match(RUNS) ?? []) {
    const glyph = foreignGlyph(run.charCodeAt(0))
    if (glyph === undefined) plain(written, run, at, y, face, size)
    else drawn(written, glyph, at, y, face, size)
    at += widthOf(run, face, size)
  }
}

/** Draws the outline. An invisible bullet of the same width carries the text for copying and searching. */
function drawn(written: Written, glyph: ForeignGlyph, x: number, y: number, face: Typeface, size: number): void {
  const text = Buffer.from(`\ufeff${glyph.character}`, 'utf16le').swap16().toString('hex')
  const scale = Math.round((size / glyph.perEm) * 1e6) / 1e6
  const stretch = short((glyph.width * size) / (10 * widthOf(BULLET, face, size)))
  endText(written)
  written.out += `/Span << /ActualText <${text}> >> BDC\nBT 3 Tr ${stretch} Tz ET `
  plain(written, BULLET, x, y, face, size)
  endText(written)
  written.out += `BT 0 Tr 100 Tz ET q ${scale} 0 0 ${-scale} ${short(x)} ${short(y)} cm ${glyph.outline} Q EMC\n`
}

/** Rounds to hundredths of a point, finer than any printer. */
function short(value: number): string {
  return points(Math.round(value * 100))
}

/** Texts of the fractions. */
const HUNDREDTHS = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1))

/** Reads a table: formatting fractions is slow. */
function points(hundredths: number): string {
  if (hundredths < 0) return `-${points(-hundredths)}`
  return `${Math.floor(hundredths / 100)}${HUNDREDTHS[hundredths % 100]}`
}

const SPECIAL = /[()\\]/
const SPECIALS = /[()\\]/g

function escaped(encoded: string): string {
  return SPECIAL.test(encoded) ? encoded.replace(SPECIALS, '\\$&') : encoded
}
