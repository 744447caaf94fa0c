import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readPkcs12 } from '../outbound/read-pkcs12.ts'
import { chooseCertificate } from './choose-certificate.ts'

const ruc = '1790011674001'
const now = new Date('2026-11-21T12:00:00Z')

function choose(name: string) {
  const file = readFileSync(new URL(`../../tests/fixtures/p12/${name}.p12`, import.meta.url))
  const opened = readPkcs12(file, 'secreto')
  if ('failure' in opened) throw new Error(opened.failure)
  return chooseCertificate(opened.contents, ruc, now)
}

const signing = choose('one-key').certificate.fingerprint

test.each([
  'two-keys',
  'two-keys-reversed',
  'with-chain',
  'chain-first',
  'unmarked',
  'wrongly-marked',
  'renewed',
  'indefinite',
  'rc2-40',
  'triple-des',
])('%s: the certificate for signing is chosen, with its own key', (name) => {
  const { certificate, privateKey } = choose(name)

  expect(certificate.fingerprint).toBe(signing)
  expect(certificate.x509.checkPrivateKey(privateKey)).toBe(true)
})

test.each([
  ['no-key', 'SGN_10003'],
  ['other-key', 'SGN_10003'],
  ['expired', 'SGN_10004'],
  ['not-yet-valid', 'SGN_10005'],
  ['encryption-only', 'SGN_10006'],
  ['other-number', 'SGN_10007'],
  ['elliptic', 'SGN_10008'],
  ['weak', 'SGN_10008'],
])('%s is refused with its own code', (name, code) => {
  expect(() => choose(name)).toThrow(expect.objectContaining({ kind: 'invalid', code }))
})

test.each([
  ['no-number', null],
  ['national-id', '1790011674'],
])('%s is taken: it names no other owner', (name, registryNumber) => {
  expect(choose(name).certificate.registryNumber).toBe(registryNumber)
})
