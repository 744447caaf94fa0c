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

// A picture is read once: what a cache keeps is never asked for again. Several are read at once by `batched`.
sharp.cache(false)
sharp.concurrency(1)
// The format is told by the first bytes; nothing else may be read as a picture, whatever comes after them.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] })

/** Two at a time at the most: what comes besides waits. Sharp works in threads of its own. */
export const fitPicture: FitPicture = batched((tasks: readonly PictureTask[]) => Promise.all(tasks.map(fit)), {
  max: 1,
  parallel: 2,
})

/** Only the header is read, in well under a millisecond: a picture that says it is huge is refused before it is unpacked. */
export async function readPictureHeader(bytes: Buffer): Promise<PictureHeader | undefined> {
  try {
    // What is damaged behind the header is found when the picture is fitted; its size is the caller's to judge.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'none' }).metadata()
    const kind = KINDS.get(format)
    return kind && { kind, width, height }
  } catch {
    return undefined
  }
}

export const sharpPictures: Pictures = { readHeader: readPictureHeader, fit: fitPicture }

/** PNG and JPEG stay what they are, eight bits deep and not interlaced, so that the renderer can put them into a PDF. */
function fit({ kind, bytes, box }: PictureTask): Promise<Buffer> {
  const fitted = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .timeout({ seconds: READ_TIMEOUT_SECONDS })
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
  return (kind === 'image/png' ? fitted.png() : fitted.jpeg({ quality: JPEG_QUALITY })).toBuffer()
}
