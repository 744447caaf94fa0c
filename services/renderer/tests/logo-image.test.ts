import { inflateSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { logoImage } from '../src/outbound/logo-image.ts'
import { aPng } from './a-png.ts'

const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919 + 104729 * (at % 13)) % 256)

test.each([0, 1, 2, 3, 4])('a PNG whose rows are prepared by filter %i keeps its pixels', async (filter) => {
  const pixels = noise(9 * 7 * 3)

  const image = await logoImage(aPng({ width: 9, height: 7, samples: 3, filter, pixels }))

  expect(image).toMatchObject({ width: 9, height: 7, colors: 'DeviceRGB', filter: 'FlateDecode' })
  expect(Uint8Array.from(inflateSync(image?.data as Buffer))).toEqual(pixels)
})

test('transparency is blended with white', async () => {
  const pixels = Uint8Array.from([10, 20, 30, 255, 10, 20, 30, 0, 0, 0, 0, 128])

  const image = await logoImage(aPng({ width: 3, height: 1, pixels }))

  expect([...inflateSync(image?.data as Buffer)]).toEqual([10, 20, 30, 255, 255, 255, 127, 127, 127])
})

test.each([
  ['in colour', 'srgb', 'DeviceRGB'],
  ['in grey', 'b-w', 'DeviceGray'],
])('a JPEG %s is taken as it is, in its own size', async (_, space, colors) => {
  const blank = sharp({ create: { width: 120, height: 50, channels: 3, background: 'teal' } })
  const file = await blank.toColourspace(space).jpeg().toBuffer()

  expect(await logoImage(file)).toEqual({ width: 120, height: 50, colors, filter: 'DCTDecode', data: file })
})

test.each([
  ['in colour', aBlank().png()],
  ['in grey', aBlank().toColourspace('b-w').png()],
  ['with a palette', aBlank().png({ palette: true })],
  ['of sixteen bits', aBlank().toColourspace('rgb16').png()],
  ['interlaced', aBlank().png({ progressive: true })],
])('a PNG %s, as the catalog stores it, is printed', async (_, uploaded) => {
  const kept = await sharp(await uploaded.toBuffer())
    .resize({ width: 800, height: 400, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()

  const image = await logoImage(kept)

  expect(image).toMatchObject({ width: 30, height: 20, colors: 'DeviceRGB', filter: 'FlateDecode' })
  expect(inflateSync(image?.data as Buffer)).toHaveLength(30 * 20 * 3)
})

test('a PNG other than the catalog’s form is not a logo', async () => {
  expect(await logoImage(await aBlank().png({ palette: true }).toBuffer())).toBeNull()
  expect(await logoImage(await aBlank().png({ progressive: true }).toBuffer())).toBeNull()
})

test('a PNG that is cut short is broken', async () => {
  const file = aPng({ width: 30, height: 30, pixels: noise(30 * 30 * 4) })

  await expect(logoImage(file.subarray(0, file.length / 2))).rejects.toThrow()
})

test('any other file is not a logo', async () => {
  const gif = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'teal' } })
    .gif()
    .toBuffer()

  expect(await logoImage(Buffer.from('GIF89a, says the file'))).toBeNull()
  expect(await logoImage(gif)).toBeNull()
})

function aBlank() {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
}
