import { crc32, deflateSync } from 'node:zlib'

export interface PngShape {
  width: number
  height: number
  /** Bytes per pixel: 3, or 4 with transparency. */
  samples?: 3 | 4
  /** PNG, 9.2: 0 to 4. */
  filter?: number
  pixels?: Uint8Array
}

/** Black and opaque by default. */
export function aPng({ width, height, samples = 4, filter = 0, pixels }: PngShape): Buffer {
  const bytes =
    pixels ?? Uint8Array.from({ length: width * height * samples }, (_, at) => (at % samples === 3 ? 255 : 0))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, samples === 4 ? 6 : 2, 0, 0, 0], 8)
  const rows = Buffer.concat(
    Array.from({ length: height }, (_, row) =>
      Buffer.from([filter, ...filtered(bytes, row, width * samples, samples, filter)]),
    ),
  )
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function filtered(pixels: Uint8Array, row: number, stride: number, samples: number, filter: number): number[] {
  const at = (line: number, index: number) => (line < 0 || index < 0 ? 0 : (pixels[line * stride + index] ?? 0))
  return Array.from({ length: stride }, (_, index) => {
    const [left, up, corner] = [at(row, index - samples), at(row - 1, index), at(row - 1, index - samples)]
    const guess = left + up - corner
    const nearest = [left, up, corner].reduce((best, next) =>
      Math.abs(guess - next) < Math.abs(guess - best) ? next : best,
    )
    return at(row, index) - ([0, left, up, (left + up) >> 1, nearest][filter] ?? 0)
  }).map((value) => value & 255)
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length, 0)
  head.write(type, 4, 'latin1')
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(content, crc32(head.subarray(4))))
  return Buffer.concat([head, content, checksum])
}
