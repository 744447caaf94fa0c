import { Buffer } from 'node:buffer'
import { expect, test } from '@jest/globals'
import { asUtf8, isText } from './as-utf8.ts'

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

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), false],
  ['a workbook', Buffer.from('504b030414000600080000002100', 'hex'), false],
  ['a table', Buffer.from('Nombre;Precio\n'), true],
  ['a table in UTF-16', Buffer.from('\ufeffNombre\tPrecio\n', 'utf16le'), true],
  ['nothing', Buffer.from(''), true],
])('%s is told by its bytes', async (_, bytes, expected) => {
  expect(await isText(new Blob([new Uint8Array(bytes)]))).toBe(expected)
})
