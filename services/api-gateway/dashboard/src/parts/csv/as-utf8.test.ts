import { Buffer } from 'node:buffer'
import { expect, test } from '@jest/globals'
import { asUtf8 } from './as-utf8.ts'

test('a file in UTF-8 stays as it is', async () => {
  const { file, wasUtf8 } = await asUtf8(new Blob(['Peña,Ñuñoa\n']))

  expect([await file.text(), wasUtf8]).toEqual(['Peña,Ñuñoa\n', true])
})

test('a file in the code page of Windows becomes UTF-8', async () => {
  const { file, wasUtf8 } = await asUtf8(new Blob([Buffer.from('Peña,Café\n', 'latin1')]))

  expect([await file.text(), wasUtf8]).toEqual(['Peña,Café\n', false])
})

test.each([
  ['little-endian', Buffer.from('\ufeffPeña\tCafé\n', 'utf16le')],
  ['big-endian', Buffer.from('\ufeffPeña\tCafé\n', 'utf16le').swap16()],
])('a file in UTF-16, %s, becomes UTF-8', async (_, bytes) => {
  const { file, wasUtf8 } = await asUtf8(new Blob([new Uint8Array(bytes)]))

  expect([await file.text(), wasUtf8]).toEqual(['Peña\tCafé\n', false])
})

test('an image stays as it is', async () => {
  const image = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const { file } = await asUtf8(new Blob([image]))

  expect(Buffer.from(await file.arrayBuffer())).toEqual(image)
})
