import type { Readable } from 'node:stream'

/** A line that is not blank; `index` counts only these. A line that is `tooLong` is not kept. */
export interface Line {
  index: number
  /** The place among all lines; the first is 1. */
  number: number
  bytes: Buffer
  tooLong: boolean
}

export interface LineLimits {
  lineBytes: number
  totalBytes: number
  lines: number
}

/** Why reading ended early; `index` is of the first line that was not taken. */
export interface CutShort {
  index: number
  why: 'lines' | 'bytes'
}

const BREAK = 0x0a
/** Includes blank lines: each costs as much to find. */
const MAX_NUMBER = 20_000

/**
 * The lines of a body, read on demand; memory holds one line. Skips blank lines, up to a limit. Returns the reason for
 * an early end.
 * @throws Error when the connection breaks
 */
export async function* linesOf(body: Readable, limits: LineLimits): AsyncGenerator<Line, CutShort | undefined> {
  const line = aLine(limits.lineBytes)
  let index = 0
  let number = 0
  let total = 0
  // Keeps the connection open for the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    total += chunk.length
    if (total > limits.totalBytes) return { index, why: 'bytes' }
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(BREAK, from)
      line.add(chunk.subarray(from, end === -1 ? chunk.length : end))
      from = end === -1 ? chunk.length : end + 1
      if (end === -1) break
      const read = line.take()
      number += 1
      if (number > MAX_NUMBER) return { index, why: 'lines' }
      if (read === null) continue
      if (index === limits.lines) return { index, why: 'lines' }
      yield { index, number, ...read }
      index += 1
    }
  }
  const last = line.take()
  if (last === null) return undefined
  if (index === limits.lines) return { index, why: 'lines' }
  yield { index, number: number + 1, ...last }
  return undefined
}

function aLine(most: number) {
  let parts: Buffer[] = []
  let length = 0
  return {
    add(part: Buffer): void {
      length += part.length
      if (length <= most) parts.push(part)
      else parts = []
    },
    take(): Omit<Line, 'index' | 'number'> | null {
      const tooLong = length > most
      const bytes = Buffer.concat(parts)
      parts = []
      length = 0
      return tooLong || !isBlank(bytes) ? { bytes, tooLong } : null
    },
  }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)
}
