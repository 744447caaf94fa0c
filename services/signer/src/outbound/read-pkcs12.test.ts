import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readPkcs12 } from './read-pkcs12.ts'

const fixture = (name: string) => readFileSync(new URL(`../../tests/fixtures/p12/${name}.p12`, import.meta.url))
const keysAndCertificates = (name: string, password = 'secreto') => {
  const opened = readPkcs12(fixture(name), password)
  return 'failure' in opened ? opened.failure : [opened.contents.keys.length, opened.contents.certificates.length]
}

test.each([
  ['one-key', 1, 1],
  ['aes-128', 1, 1],
  ['triple-des', 1, 1],
  ['rc2-40', 1, 1],
  ['rc2-128', 1, 1],
  ['no-mac', 1, 1],
  ['no-key', 0, 1],
  ['with-chain', 1, 2],
  ['chain-first', 1, 2],
  ['two-keys', 2, 2],
  ['indefinite', 1, 1],
  ['pbmac1', 1, 1],
  ['plain-key', 1, 1],
])('%s holds %i keys and %i certificates', (name, keys, certificates) => {
  expect(keysAndCertificates(name)).toEqual([keys, certificates])
})

test.each(['accents-aes', 'accents-triple-des'])(
  '%s opens with its password, however the accents are composed',
  (name) => {
    const password = 'contraseña de ñandú'

    expect(keysAndCertificates(name, password.normalize('NFC'))).toEqual([1, 1])
    expect(keysAndCertificates(name, password.normalize('NFD'))).toEqual([1, 1])
    expect(keysAndCertificates(name, 'contrasena de nandu')).toBe('wrongPassword')
  },
)

test('an empty password is a password', () => {
  expect(keysAndCertificates('empty-password', '')).toEqual([1, 1])
  expect(keysAndCertificates('one-key', '')).toBe('wrongPassword')
})

test.each(['one-key', 'rc2-40', 'triple-des', 'no-mac', 'pbmac1', 'indefinite'])(
  '%s says when the password is wrong',
  (name) => {
    expect(keysAndCertificates(name, 'otra')).toBe('wrongPassword')
  },
)

test('a container whose bytes were changed does not open', () => {
  const file = fixture('one-key')
  file[600] = (file[600] as number) ^ 1

  expect(readPkcs12(file, 'secreto')).toEqual({ failure: 'wrongPassword' })
})

test('other bytes than a container are malformed', () => {
  const file = fixture('one-key')
  const files = [
    Buffer.alloc(0),
    Buffer.from('hola'),
    file.subarray(0, 500),
    Buffer.alloc(40_000, 0x30),
    Buffer.alloc(60_000, '3080', 'hex'),
  ]

  for (const bytes of files) expect(readPkcs12(bytes, 'secreto')).toEqual({ failure: 'fileMalformed' })
})

test('an obsolete encryption is reported as such', () => {
  expect(keysAndCertificates('rc4')).toBe('fileNotSupported')
})

test('whatever is done to a container, opening it ends in contents or in a reason', () => {
  const containers = ['one-key', 'rc2-40', 'indefinite', 'plain-key', 'pbmac1'].map(fixture)
  const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) })
  const property = fc.property(fc.constantFrom(...containers), fc.array(change, { maxLength: 4 }), (file, changes) => {
    const changed = Buffer.from(file)
    for (const { at, byte } of changes) changed[Math.floor(at * changed.length)] = byte
    const opened = readPkcs12(changed, 'secreto')
    expect('contents' in opened || opened.failure.length > 0).toBe(true)
  })

  fc.assert(property, { numRuns: 200 })
})
