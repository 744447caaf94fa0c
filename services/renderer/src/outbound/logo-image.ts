import { deflateSync } from 'node:zlib'
import type { LogoImage } from '../ports.ts'
import { isPng, type PngPixels, pngPixels } from './png-pixels.ts'

/**
 * A JPEG stays as it is; a PNG is unpacked, with white for transparency. Supports the formats that the catalog stores;
 * null for others.
 * @throws Error for a broken file
 */
export async function logoImage(file: Buffer): Promise<LogoImage | null> {
  if (isPng(file)) {
    const unpacked = await pngPixels(file)
    return unpacked && onWhite(unpacked)
  }
  const frame = jpegFrame(file)
  const colors = colorsOf(frame?.samples ?? 0)
  if (frame === null || colors === null) return null
  return { width: frame.width, height: frame.height, colors, filter: 'DCTDecode', data: file }
}

function onWhite({ width, height, samples, pixels }: PngPixels): LogoImage | null {
  const isTransparent = samples % 2 === 0
  const kept = isTransparent ? samples - 1 : samples
  const colors = colorsOf(kept)
  if (colors === null) return null
  const data = deflateSync(isTransparent ? blended(pixels, samples) : pixels)
  return { width, height, colors, filter: 'FlateDecode', data }
}

/** Blends with white, by the last sample (alpha). */
function blended(pixels: Uint8Array, samples: number): Uint8Array {
  const kept = samples - 1
  const opaque = new Uint8Array((pixels.length / samples) * kept)
  for (let from = 0, to = 0; from < pixels.length; from += samples) {
    const alpha = pixels[from + kept] ?? 0
    for (let n = 0; n < kept; n += 1) {
      opaque[to] = ((pixels[from + n] ?? 0) * alpha + 255 * (255 - alpha)) / 255
      to += 1
    }
  }
  return opaque
}

function colorsOf(samples: number): LogoImage['colors'] | null {
  if (samples === 1) return 'DeviceGray'
  return samples === 3 ? 'DeviceRGB' : null
}

/** Reads the start of the frame (ITU T.81, B.2.2); null if it is not a JPEG. */
function jpegFrame(file: Buffer): { width: number; height: number; samples: number } | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    if (file[at] !== 0xff) return null
    if (FRAMES.has(file[at + 1] ?? 0)) {
      return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7), samples: file[at + 9] ?? 0 }
    }
  }
  return null
}

/** Baseline, extended and progressive: a PDF supports all three. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
