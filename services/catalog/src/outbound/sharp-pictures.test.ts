import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { fitPicture, readPictureHeader } from './sharp-pictures.ts'

const BOX = { width: 80, height: 40 }

function aPicture(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { r: 10, g: 200, b: 30, alpha } } })
}

test('a picture that fits keeps its size, and only its pixels', async () => {
  const bytes = await aPicture(8, 4)
    .withExif({ IFD0: { Copyright: 'secret' } })
    .png()
    .toBuffer()

  const fitted = await fitPicture({ kind: 'image/png', bytes, box: BOX })

  expect(await sharp(fitted).metadata()).toMatchObject({ format: 'png', width: 8, height: 4 })
  expect(fitted.includes('secret')).toBe(false)
})

test.each([
  [400, 100, 80, 20],
  [100, 400, 10, 40],
  [1_000, 1, 80, 1],
])('%i × %i becomes %i × %i: proportions are kept, and nothing vanishes', async (width, height, ...size) => {
  const bytes = await aPicture(width, height).png().toBuffer()

  const fitted = await sharp(await fitPicture({ kind: 'image/png', bytes, box: BOX })).metadata()

  expect([fitted.width, fitted.height]).toEqual(size)
})

test.each(['png', 'jpeg'] as const)('the header of a %s has its kind and size', async (format) => {
  const bytes = await aPicture(512, 256).toFormat(format).toBuffer()

  expect(await readPictureHeader(bytes)).toEqual({ kind: `image/${format}`, width: 512, height: 256 })
})

test('the header is read of a picture too large to be unpacked, and of one that is cut off', async () => {
  const huge = await aPicture(1, 1).png().toBuffer()
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(50_000, 20)
  const cutOff = (await aPicture(300, 200).jpeg().toBuffer()).subarray(0, -20)

  expect(await readPictureHeader(huge)).toMatchObject({ width: 60_000, height: 50_000 })
  expect(await readPictureHeader(cutOff)).toMatchObject({ width: 300, height: 200 })
})

test.each(['', 'GIF89a', '<svg width="9" height="9"/>', '\x89PNG\r\n\x1a\n', '\xff\xd8', '\xff\xd8\xff\xe0\x00\x00'])(
  '%j is no picture',
  async (text) => {
    expect(await readPictureHeader(Buffer.from(text, 'latin1'))).toBeUndefined()
  },
)

test('transparent pixels lend no colour', async () => {
  const clear = await aPicture(200, 200, 0).png().toBuffer()
  const half = await aPicture(100, 200).png().toBuffer()
  const bytes = await sharp(clear)
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer()

  const fitted = await fitPicture({ kind: 'image/png', bytes, box: { width: 3, height: 3 } })

  const { data } = await sharp(fitted).raw().toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(4, 8)
  // Rounded twice: before and after the weighting by opacity.
  for (const [is, was] of [
    [red, 10],
    [green, 200],
    [blue, 30],
  ] as const) {
    expect(Math.abs(is - was)).toBeLessThanOrEqual(3)
  }
  expect(opacity).toBeGreaterThan(0)
  expect(opacity).toBeLessThan(255)
})

test('a picture of sixteen bits a colour and interlaced gets eight bits and no interlacing, for the PDF', async () => {
  const bytes = await aPicture(8, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer()
  expect(bytes.readUInt8(24)).toBe(16)

  const fitted = await fitPicture({ kind: 'image/png', bytes, box: BOX })

  expect([fitted.readUInt8(24), fitted.readUInt8(28)]).toEqual([8, 0])
})

test('a JPEG of four inks becomes one of three colours', async () => {
  const bytes = await aPicture(8, 4).removeAlpha().toColourspace('cmyk').jpeg().toBuffer()

  const fitted = await fitPicture({ kind: 'image/jpeg', bytes, box: BOX })

  expect(await sharp(fitted).metadata()).toMatchObject({ format: 'jpeg', channels: 3 })
})

test.each([
  ['more pixels than are read', async () => aPicture(5_000, 4_001).png({ compressionLevel: 1 }).toBuffer()],
  ['a picture that is cut off', async () => (await aPicture(300, 300).png().toBuffer()).subarray(0, 100)],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', async () => Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
])('%s cannot be read', async (_what, picture) => {
  const bytes = await picture()

  await expect(fitPicture({ kind: 'image/png', bytes, box: BOX })).rejects.toThrow()
})
