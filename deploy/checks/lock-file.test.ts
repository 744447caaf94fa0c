import { expect, test } from '@jest/globals'
import { unverifiedPackages } from './lock-file.ts'

const GOOD = { version: '1.0.0', integrity: 'sha512-abc' }
const of = (entry: object) => unverifiedPackages({ packages: { '': {}, 'node_modules/one': entry } })

test('a package with a hash is verified, and a workspace needs none', () => {
  expect(of(GOOD)).toEqual([])
  expect(of({ link: true, resolved: 'libs/kernel' })).toEqual([])
})

test.each([
  ['without a hash', { version: '1.0.0' }],
  ['with a weak hash', { ...GOOD, integrity: 'sha1-abc' }],
  ['from elsewhere', { ...GOOD, resolved: 'https://example.com/one.tgz' }],
  ['for this platform without a hash', { dev: true, optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['of what runs in an image without a hash', { optional: true, os: ['win32'], cpu: ['x64'] }],
])('a package %s is not', (_what, entry) => {
  expect(of(entry)).toHaveLength(1)
})

test('a part of a tool for another platform may lack a hash if the registry lacked the part', () => {
  expect(of({ version: '1.0.0', dev: true, optional: true, os: ['win32'], cpu: ['x64'] })).toEqual([])
})
