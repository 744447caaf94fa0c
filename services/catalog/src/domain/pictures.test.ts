import { expect, test } from '@jest/globals'
import { fitPicture } from './fit-picture.ts'
import { readImageHeader } from './image-header.ts'

const white = [255, 255, 255, 255]
const clear = [0, 0, 0, 0]

test('a picture that fits stays as it is', () => {
  const picture = { width: 2, height: 1, data: Uint8Array.from([...white, ...clear]) }

  expect(fitPicture(picture, { width: 2, height: 2 })).toBe(picture)
})

test('a new pixel is the average of those it stands for, and transparent ones lend no colour', () => {
  const data = Uint8Array.from([...white, ...clear, ...white, ...clear])

  const fitted = fitPicture({ width: 4, height: 1, data }, { width: 2, height: 2 })

  expect(fitted).toEqual({ width: 2, height: 1, data: Uint8Array.from([255, 255, 255, 128, 255, 255, 255, 128]) })
})

test('proportions are kept, and nothing vanishes', () => {
  const picture = { width: 100, height: 1, data: new Uint8Array(400) }

  expect(fitPicture(picture, { width: 10, height: 10 })).toMatchObject({ width: 10, height: 1 })
})

test('a JPEG is measured by its frame, past the segments before it', () => {
  const segment = Buffer.from([0xff, 0xe0, 0x00, 0x04, 0x00, 0x00])
  const frame = Buffer.from([0xff, 0xc2, 0x00, 0x11, 0x08, 0x01, 0x00, 0x02, 0x00, 0x03])
  const file = Buffer.concat([Buffer.from([0xff, 0xd8]), segment, frame, Buffer.alloc(10)])

  expect(readImageHeader(file)).toEqual({ kind: 'image/jpeg', width: 512, height: 256 })
})

test.each(['', 'GIF89a', '\x89PNG\r\n\x1a\n', '\xff\xd8', '\xff\xd8\xff\xe0\x00\x00'])('%j is no picture', (text) => {
  expect(readImageHeader(Buffer.from(text, 'latin1'))).toBeUndefined()
})
