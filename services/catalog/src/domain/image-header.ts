export type ImageKind = 'image/png' | 'image/jpeg'

export interface ImageHeader {
  kind: ImageKind
  width: number
  height: number
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * What an image says of itself, from its first bytes: decided before anything is unpacked, because a small file can
 * stand for a very large picture. Undefined where it is neither PNG nor JPEG.
 */
export function readImageHeader(bytes: Buffer): ImageHeader | undefined {
  if (bytes.length >= 24 && bytes.subarray(0, 8).equals(PNG) && bytes.toString('latin1', 12, 16) === 'IHDR') {
    return { kind: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 ? readJpegFrame(bytes) : undefined
}

/** JPEG keeps its size in the "start of frame" segment, whose marker is C0 to CF without C4, C8 and CC. */
function readJpegFrame(bytes: Buffer): ImageHeader | undefined {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { kind: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}
