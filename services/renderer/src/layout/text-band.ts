import type { Band } from './band.ts'
import { ascent, encode, leading, type Typeface, wrap } from './typeface.ts'

export function textBand(text: string, width: number, face: Typeface, size: number, below = 0): Band {
  const lines = wrap(encode(text), face, size, width)
  return {
    height: lines.length * size * leading + below,
    draw: (stream, x, y) => stream.lines(lines, x, y + size * ascent, face, size),
  }
}
