import type { ContentStream } from './content-stream.ts'
import { paper } from './paper.ts'
import { bold, encode, widthOf } from './typeface.ts'

const ANGLE = 50
const TURN = (ANGLE * Math.PI) / 180
const MAX_SIZE = 110
/** Most of the paper's diagonal. */
const MAX_WIDTH = 690
const LEADING = 76
const PALE = 0.95

/** Across the whole page; call it before all other drawing. */
export function drawWatermark(stream: ContentStream, lines: readonly string[], grey = PALE): void {
  lines.forEach((line, row) => {
    const text = encode(line)
    const size = Math.min(MAX_SIZE, (MAX_SIZE * MAX_WIDTH) / widthOf(text, bold, MAX_SIZE))
    const half = widthOf(text, bold, size) / 2
    const off = (row - (lines.length - 1) / 2) * LEADING + size / 3
    const x = paper.width / 2 - half * Math.cos(TURN) + off * Math.sin(TURN)
    const y = paper.height / 2 + half * Math.sin(TURN) + off * Math.cos(TURN)
    stream.turned(text, { x, y, angle: ANGLE }, bold, size, grey)
  })
}
