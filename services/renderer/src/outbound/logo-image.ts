import { deflateSync, inflateSync } from 'node:zlib'
import type { LogoImage } from '../domain/printing.ts'

/**
 * Of a JPEG, or of a PNG as the catalog keeps them: eight bits, not interlaced, with or without transparency, which
 * becomes white, like the paper. Null for anything else.
 */
export function logoImage(file: Buffer): LogoImage | null {
  if (file.readUInt16BE(0) === 0xffd8) return jpeg(file)
  return file.subarray(1, 4).toString('latin1') === 'PNG' ? png(file) : null
}

/** A JPEG goes into a PDF as it is; only its frame header is read. */
function jpeg(file: Buffer): LogoImage | null {
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (!isFrame) continue
    const [height, width, components] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7), file[at + 9]]
    if (components !== 1 && components !== 3) return null
    return { width, height, colors: components === 1 ? 'DeviceGray' : 'DeviceRGB', filter: 'DCTDecode', data: file }
  }
  return null
}

const SAMPLES: Record<number, number> = { 2: 3, 6: 4 }

function png(file: Buffer): LogoImage | null {
  const { header, body } = chunksOf(file)
  if (header === undefined) return null
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, kind, interlaced] = [header[8], header[9] ?? -1, header[12]]
  const samples = SAMPLES[kind]
  if (depth !== 8 || interlaced !== 0 || samples === undefined) return null
  const pixels = unfiltered(inflateSync(body), width * samples, height, samples)
  const data = deflateSync(samples === 4 ? onWhite(pixels) : pixels)
  return { width, height, colors: 'DeviceRGB', filter: 'FlateDecode', data }
}

function chunksOf(file: Buffer): { header: Buffer | undefined; body: Buffer } {
  const body: Buffer[] = []
  let header: Buffer | undefined
  for (let at = 8; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const content = file.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') header = content
    if (type === 'IDAT') body.push(content)
    at += 12 + length
  }
  return { header, body: Buffer.concat(body) }
}

/** Undoes what each row was prepared with for compression (PNG, 9.2). */
function unfiltered(rows: Buffer, stride: number, height: number, samples: number): Uint8Array {
  const pixels = new Uint8Array(stride * height)
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * (stride + 1)] ?? 0
    const start = row * stride
    for (let index = 0; index < stride; index += 1) {
      const left = index < samples ? 0 : (pixels[start + index - samples] ?? 0)
      const up = row === 0 ? 0 : (pixels[start + index - stride] ?? 0)
      const corner = row === 0 || index < samples ? 0 : (pixels[start + index - stride - samples] ?? 0)
      pixels[start + index] = (rows[row * (stride + 1) + 1 + index] ?? 0) + predicted(filter, left, up, corner)
    }
  }
  return pixels
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  return filter === 4 ? paeth(left, up, corner) : 0
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function onWhite(pixels: Uint8Array): Uint8Array {
  const opaque = new Uint8Array((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    const opacity = (pixels[from + 3] ?? 0) / 255
    for (let color = 0; color < 3; color += 1) {
      opaque[to + color] = Math.round((pixels[from + color] ?? 0) * opacity + 255 * (1 - opacity))
    }
  }
  return opaque
}
