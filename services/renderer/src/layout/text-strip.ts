import type { Strip } from './strip.ts'
import { ascent, encode, leading, type Typeface, wrap } from './typeface.ts'

/** A paragraph over the whole width, with some room below. */
export function textStrip(text: string, width: number, face: Typeface, size: number, below = 0): Strip {
  const lines = wrap(encode(text), face, size, width)
  return {
    height: lines.length * size * leading + below,
    draw: (pen, x, y) => pen.lines(lines, x, y + size * ascent, face, size),
  }
}
