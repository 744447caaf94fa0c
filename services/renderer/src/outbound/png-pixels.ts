import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

export interface PngPixels {
  width: number
  height: number
  /** Bytes per pixel: 1 or 3, and one more for transparency. */
  samples: number
  pixels: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The samples of each colour type (PNG, 11.2.2), without palettes. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 }
/** The catalog's maximum is 320,000. */
const MAX_PIXELS = 1_000_000

export function isPng(file: Buffer): boolean {
  return file.subarray(0, SIGNATURE.length).equals(SIGNATURE)
}

/**
 * Supports PNGs as the catalog writes them: eight bits, not interlaced, without palette. Null for others.
 * @throws Error for a broken file
 */
export async function pngPixels(file: Buffer): Promise<PngPixels | null> {
  const header = file.subarray(16, 29)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, kind = -1, , , interlaced] = header.subarray(8)
  const samples = SAMPLES[kind]
  if (samples === undefined || depth !== 8 || interlaced !== 0 || width * height > MAX_PIXELS) return null
  const stride = width * samples
  const size = (stride + 1) * height
  const rows: Buffer = await promisify(inflate)(packedRows(file), { maxOutputLength: size })
  if (rows.length !== size) throw new Error('the picture has fewer rows than it says')
  return { width, height, samples, pixels: unfiltered(rows, stride, samples) }
}

function packedRows(file: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let at = SIGNATURE.length; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const content = at + 8
    if (file.toString('latin1', at + 4, content) === 'IDAT') {
      blocks.push(file.subarray(content, content + file.readUInt32BE(at)))
    }
  }
  return Buffer.concat(blocks)
}

/** Each row begins with its filter (PNG, 9.2). */
function unfiltered(rows: Uint8Array, stride: number, samples: number): Uint8Array {
  const height = rows.length / (stride + 1)
  const pixels = new Uint8Array(stride * height)
  for (let row = 0; row < height; row += 1) {
    const from = row * (stride + 1)
    const to = row * stride
    const filter = rows[from] ?? 0
    for (let n = 0; n < stride; n += 1) {
      const left = n < samples ? 0 : (pixels[to + n - samples] ?? 0)
      const up = row === 0 ? 0 : (pixels[to + n - stride] ?? 0)
      const corner = n < samples || row === 0 ? 0 : (pixels[to + n - stride - samples] ?? 0)
      pixels[to + n] = (rows[from + 1 + n] ?? 0) + expected(filter, left, up, corner)
    }
  }
  return pixels
}

function expected(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter === 4) return nearest(left, up, corner)
  throw new Error(`a row of the picture is prepared by filter ${filter}, which there is not`)
}

/** Paeth's predictor (PNG, 9.4). */
function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
