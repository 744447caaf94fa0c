import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { LogoImage } from '../ports.ts'

/** The catalog takes none that is larger. */
const MAX_PIXELS = 16_000_000

/**
 * Of a JPEG, which goes into a PDF as it is, or of a PNG, whose pixels are unpacked; what is transparent becomes white,
 * like the paper. Null for anything else.
 * @throws Error when the file is broken
 */
export async function logoImage(file: Buffer): Promise<LogoImage | null> {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS })
  const known = await picture.metadata().catch(() => null)
  if (known?.format === 'png') return unpacked(picture)
  if (known?.format !== 'jpeg' || (known.channels !== 1 && known.channels !== 3)) return null
  const { width, height, channels } = known
  return { width, height, colors: colorsOf(channels), filter: 'DCTDecode', data: file }
}

async function unpacked(picture: Sharp): Promise<LogoImage> {
  const opaque = picture.flatten({ background: '#ffffff' }).raw()
  const { data, info } = await opaque.toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, colors: colorsOf(channels), filter: 'FlateDecode', data: deflateSync(data) }
}

function colorsOf(channels: number): LogoImage['colors'] {
  return channels === 1 ? 'DeviceGray' : 'DeviceRGB'
}
