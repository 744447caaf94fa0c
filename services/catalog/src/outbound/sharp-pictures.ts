import { batched } from '@etax/kernel'
import sharp from 'sharp'
import type { FitPicture, PictureHeader, PictureKind, Pictures, PictureTask } from '../ports.ts'

const READ_TIMEOUT_SECONDS = 10
const MAX_PIXELS = 20_000_000
const JPEG_QUALITY = 88
const KINDS = new Map<string, PictureKind>([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
])

// Each picture is read once, so that a cache only costs memory. `batched` reads several at once.
sharp.cache(false)
sharp.concurrency(1)
// The first bytes decide the format: no other loader may run.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] })

export const fitPicture: FitPicture = batched((tasks: readonly PictureTask[]) => Promise.all(tasks.map(fit)), {
  max: 1,
  parallel: 2,
})

/** Reads only the header, in less than a millisecond: huge pictures are refused before they are unpacked. */
export async function readPictureHeader(bytes: Buffer): Promise<PictureHeader | undefined> {
  try {
    // `fit` finds damage behind the header; the caller judges the size.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata()
    const kind = KINDS.get(format)
    return kind && { kind, width, height }
  } catch {
    return undefined
  }
}

export const sharpPictures: Pictures = { readHeader: readPictureHeader, fit: fitPicture }

/** Keeps the format, with eight bits and without interlacing: the PDF needs this. */
function fit({ kind, bytes, box }: PictureTask): Promise<Buffer> {
  const fitted = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .timeout({ seconds: READ_TIMEOUT_SECONDS })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
  return (kind === 'image/png' ? fitted.png() : fitted.jpeg({ quality: JPEG_QUALITY })).toBuffer()
}
