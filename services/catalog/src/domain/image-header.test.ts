import { expect, test } from '@jest/globals'
import { readImageHeader } from './image-header.ts'

test('a JPEG is measured by its frame, past the segments before it', () => {
  const segment = Buffer.from([0xff, 0xe0, 0x00, 0x04, 0x00, 0x00])
  const frame = Buffer.from([0xff, 0xc2, 0x00, 0x11, 0x08, 0x01, 0x00, 0x02, 0x00, 0x03])
  const file = Buffer.concat([Buffer.from([0xff, 0xd8]), segment, frame, Buffer.alloc(10)])

  expect(readImageHeader(file)).toEqual({ kind: 'image/jpeg', width: 512, height: 256 })
})

test.each(['', 'GIF89a', '\x89PNG\r\n\x1a\n', '\xff\xd8', '\xff\xd8\xff\xe0\x00\x00'])('%j is no picture', (text) => {
  expect(readImageHeader(Buffer.from(text, 'latin1'))).toBeUndefined()
})
