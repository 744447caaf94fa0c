import { expect, test } from '@jest/globals'
import { joinSealed, open, seal, splitSealed } from './aes-gcm.ts'

const key = Buffer.alloc(32, 7)
const aad = Buffer.from('endpoint 1')
const secret = Buffer.from('whsec_ñ')

test('a sealed secret opens with the same key and owner', () => {
  expect(open(key, seal(key, secret, aad), aad)).toEqual(secret)
})

test('the same secret is never sealed the same way twice', () => {
  expect(seal(key, secret, aad).data).not.toEqual(seal(key, secret, aad).data)
})

test('joined and split it is the same', () => {
  const sealed = seal(key, secret, aad)

  expect(splitSealed(joinSealed(sealed))).toEqual(sealed)
  expect(joinSealed(sealed)).toHaveLength(12 + 16 + secret.length)
})

test('secrets of an earlier version open: iv, tag and ciphertext in base64', () => {
  const stored = 'AQIDBAUGBwgJCgsMps7yk2Mtm+hS/l7z9b390dMJm/Y='

  expect(open(key, splitSealed(Buffer.from(stored, 'base64')), aad).toString()).toBe('hush')
})

test.each([
  ['another key', Buffer.alloc(32, 8), aad, (bytes: Buffer) => bytes],
  ['something else', key, Buffer.from('endpoint 2'), (bytes: Buffer) => bytes],
  ['changed bytes', key, aad, (bytes: Buffer) => Buffer.from(bytes.map((byte, i) => (i === 30 ? byte ^ 1 : byte)))],
  ['a shortened tag', key, aad, (bytes: Buffer) => bytes.subarray(0, 20)],
  ['nothing', key, aad, () => Buffer.alloc(0)],
])('it does not open with or for %s', (_what, otherKey, otherAad, change) => {
  const bytes = change(joinSealed(seal(key, secret, aad)))

  expect(() => open(otherKey, splitSealed(bytes), otherAad)).toThrow(
    expect.objectContaining({ kind: 'internal', code: 'SYS_00013' }),
  )
})
