import type { Fact } from '../ride/ride.ts'
import type { Band } from './band.ts'
import type { ContentStream } from './content-stream.ts'
import { ascent, bold, encode, leading, regular, widthOf, wrap } from './typeface.ts'

export interface FactStyle {
  size: number
  gap: number
}

interface Entry {
  label: string
  lines: readonly string[]
}

const GUTTER = 12

/** One band per row; the values of a column are aligned. */
export function factBands(
  facts: readonly Fact[],
  width: number,
  columns: 1 | 2,
  { size, gap }: FactStyle = { size: 7, gap: 1.5 },
): Band[] {
  const rows = rowsOf(facts, columns)
  const half = columns === 1 ? width : (width - GUTTER) / 2
  const indents = [0, 1].map((column) => indentOf(rows.map((row) => row[column]))) as [number, number]
  return rows.map(([left, right]) => {
    const first = entry(left, (left.wide ? width : half) - indents[0])
    const second = right && entry(right, half - indents[1])
    return {
      height: Math.max(first.lines.length, second?.lines.length ?? 0) * size * leading + gap,
      draw(stream, x, y) {
        write(stream, first, x, y, indents[0])
        if (second) write(stream, second, x + half + GUTTER, y, indents[1])
      },
    }
  })

  function indentOf(column: readonly (Fact | undefined)[]): number {
    const labels = column.map((fact) => (fact ? widthOf(encode(fact.label), bold, size) : 0))
    return Math.min(half * 0.6, Math.max(0, ...labels) + 4)
  }

  function entry({ label, value }: Fact, maxWidth: number): Entry {
    return { label: encode(label), lines: wrap(encode(value), regular, size, maxWidth) }
  }

  function write(stream: ContentStream, { label, lines }: Entry, x: number, y: number, indent: number): void {
    stream.text(label, x, y + size * ascent, bold, size)
    stream.lines(lines, x + indent, y + size * ascent, regular, size)
  }
}

function rowsOf(facts: readonly Fact[], columns: 1 | 2): [Fact, Fact?][] {
  const rows: [Fact, Fact?][] = []
  for (const fact of facts) {
    const last = rows.at(-1)
    const joins = columns === 2 && last?.length === 1 && !last[0].wide && !fact.wide
    if (joins) last.push(fact)
    else rows.push([fact])
  }
  return rows
}
