import { leading, type Typeface } from './typeface.ts'

/**
 * Writes one page's content stream: PDF operators as text, which is many times faster than a drawing library's calls.
 * Points, from the top left corner downwards: the page's matrix is flipped, so text is flipped back.
 * Texts are encoded (see `encode`).
 */
export interface Pen {
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

export function pen(): Pen {
  let out = `${HAIRLINE} w ${GREY} G\n`
  let font = ''

  function use(face: Typeface, size: number): string {
    const wanted = `/${face.resource} ${size} Tf`
    if (wanted === font) return ''
    font = wanted
    return `${wanted} `
  }

  return {
    text(encoded, x, y, face, size) {
      out += `BT ${use(face, size)}1 0 0 -1 ${short(x)} ${short(y)} Tm (${escaped(encoded)}) Tj ET\n`
    },
    lines(encoded, x, y, face, size) {
      const [first = '', ...rest] = encoded
      out += `BT ${use(face, size)}1 0 0 -1 ${short(x)} ${short(y)} Tm (${escaped(first)}) Tj`
      const step = short(-size * leading)
      for (const line of rest) out += ` 0 ${step} Td (${escaped(line)}) Tj`
      out += ' ET\n'
    },
    turned(encoded, { x, y, angle }, face, size, grey) {
      const cos = short4(Math.cos((angle * Math.PI) / 180))
      const sin = short4(Math.sin((angle * Math.PI) / 180))
      const matrix = `${cos} ${-sin} ${-sin} ${-cos} ${short(x)} ${short(y)}`
      out += `q ${grey} g BT ${use(face, size)}${matrix} Tm (${escaped(encoded)}) Tj ET Q\n`
      font = ''
    },
    line(x1, y1, x2, y2) {
      out += `${short(x1)} ${short(y1)} m ${short(x2)} ${short(y2)} l S\n`
    },
    box(x, y, width, height) {
      out += `${short(x)} ${short(y)} ${short(width)} ${short(height)} re S\n`
    },
    bars(bars, y, height, grey) {
      const path = bars.map(([x, width]) => `${short(x)} ${short(y)} ${short(width)} ${short(height)} re`).join('\n')
      out += `${grey} g\n${path}\nf 0 g\n`
    },
    voidMark() {
      out += '/V Do\n'
    },
    content: () => out,
  }
}

/** Hundredths of a point are more than any printer shows. */
function short(value: number): number {
  return Math.round(value * 100) / 100
}

function short4(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

const SPECIAL = /[()\\]/
const SPECIALS = /[()\\]/g

function escaped(encoded: string): string {
  return SPECIAL.test(encoded) ? encoded.replace(SPECIALS, '\\$&') : encoded
}
