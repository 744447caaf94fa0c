import type { Readable } from 'node:stream'

/** One line that says something; `index` counts those. `tooLong`: more than a line may have, and not kept. */
export interface Line {
  index: number
  /** Among all lines, from 1. */
  number: number
  bytes: Buffer
  tooLong: boolean
}

export interface LineLimits {
  lineBytes: number
  totalBytes: number
  lines: number
}

/** Why reading ended before the last line; `index` is of the first line that was not taken. */
export interface CutShort {
  index: number
  why: 'lines' | 'bytes'
}

const BREAK = 0x0a
/** With blank ones: each costs as much to find as one that says something. */
const MAX_NUMBER = 20_000

/**
 * The lines of a body, as they come: no more of it is read than the caller has asked for, and no more kept than a line. Blank
 * lines count for nothing, unless there are thousands. Returns why it stopped where there was more than is taken.
 * @throws Error when the connection breaks
 */
export async function* linesOf(body: Readable, limits: LineLimits): AsyncGenerator<Line, CutShort | undefined> {
  const line = aLine(limits.lineBytes)
  let index = 0
  let number = 0
  let total = 0
  // Leaving off does not break the connection: the answer goes over it.
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
    /** Null for a blank one. */
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
