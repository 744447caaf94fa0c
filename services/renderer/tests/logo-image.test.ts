import { inflateSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { logoImage } from '../src/outbound/logo-image.ts'
import { aPng } from './a-png.ts'

const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919 + 104729 * (at % 13)) % 256)

test.each([0, 1, 2, 3, 4])('a PNG whose rows are prepared by filter %i keeps its pixels', (filter) => {
  const pixels = noise(9 * 7 * 3)

  const image = logoImage(aPng({ width: 9, height: 7, samples: 3, filter, pixels }))

  expect(image).toMatchObject({ width: 9, height: 7, colors: 'DeviceRGB', filter: 'FlateDecode' })
  expect(Uint8Array.from(inflateSync(image?.data as Buffer))).toEqual(pixels)
})

test('what is transparent turns white, half of it half', () => {
  const pixels = Uint8Array.from([10, 20, 30, 255, 10, 20, 30, 0, 0, 0, 0, 128])

  const image = logoImage(aPng({ width: 3, height: 1, pixels }))

  expect([...inflateSync(image?.data as Buffer)]).toEqual([10, 20, 30, 255, 255, 255, 127, 127, 127])
})

test('a JPEG is taken as it is, in its own size', () => {
  const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content]
  const frame = segment(0xc0, 8, 0, 50, 0, 120, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0)
  const file = Buffer.from([0xff, 0xd8, ...segment(0xe0, 1, 2, 3), ...frame, 0xff, 0xd9])

  expect(logoImage(file)).toEqual({ width: 120, height: 50, colors: 'DeviceRGB', filter: 'DCTDecode', data: file })
})

test('anything else is no logo', () => {
  expect(logoImage(Buffer.from('GIF89a, says the file'))).toBeNull()
})
