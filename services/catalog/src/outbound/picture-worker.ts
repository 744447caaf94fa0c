import { parentPort, workerData } from 'node:worker_threads'
import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'
import { fitPicture, type Picture } from '../domain/fit-picture.ts'
import type { PictureTask } from './picture-fitter.ts'

// Runs in a thread of its own: unpacking a picture takes long, and strangers' bytes may be made to take for ever.

const { kind, bytes, box } = workerData as PictureTask
parentPort?.postMessage(kind === 'image/png' ? fitPng(Buffer.from(bytes)) : fitJpeg(Buffer.from(bytes)))

function fitPng(file: Buffer): Uint8Array {
  const { width, height, data } = fitPicture(PNG.sync.read(file), box)
  const png = new PNG({ width, height })
  png.data = Buffer.from(data)
  return PNG.sync.write(png)
}

function fitJpeg(file: Buffer): Uint8Array {
  const decoded: Picture = jpeg.decode(file, { useTArray: true, formatAsRGBA: true, maxResolutionInMP: 20 })
  return jpeg.encode(fitPicture(decoded, box), 88).data
}
