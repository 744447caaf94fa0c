import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { der, makeCertificate, nothing, oid, rsaKey, sequence, utf8 } from '../../tests/make-certificate.ts'
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
  // Ten digits of a company's number are no national id.
  ['national-id', 'SGN_10007'],
  ['elliptic', 'SGN_10008'],
  ['weak', 'SGN_10008'],
])('%s is refused with its own code', (name, code) => {
  expect(() => choose(name)).toThrow(expect.objectContaining({ kind: 'invalid', code }))
})

test('no-number is taken: it names no other owner', () => {
  expect(choose('no-number').certificate.registryNumber).toBeNull()
})

test('a national id is taken for the number of a natural person that is made of it', () => {
  const { key, certificate } = makeCertificate({ extensions: { '1.3.6.1.4.1.37746.3.1': utf8('1710034065') } })
  const keys = [{ der: key.export({ format: 'der', type: 'pkcs8' }), localKeyId: null }]
  const container = { keys, certificates: [{ der: certificate, localKeyId: null }] }

  expect(chooseCertificate(container, '1710034065001', now).certificate.registryNumber).toBe('1710034065')
})

test('a certificate whose key cannot be read is passed over', () => {
  const key = rsaKey()
  const unreadable = sequence(sequence(oid('1.2.840.113549.1.1.1'), nothing), der(0x03, Buffer.from('00300306', 'hex')))
  const bag = (content: Buffer) => ({ der: content, localKeyId: null })
  const { certificate } = makeCertificate({ key })
  const odd = makeCertificate({ key, publicKey: unreadable }).certificate
  const keys = [bag(key.export({ format: 'der', type: 'pkcs8' }))]

  const chosen = chooseCertificate({ keys, certificates: [bag(odd), bag(certificate)] }, ruc, now)
  const alone = () => chooseCertificate({ keys, certificates: [bag(odd)] }, ruc, now)

  expect(chosen.certificate.der).toEqual(certificate)
  expect(alone).toThrow(expect.objectContaining({ code: 'SGN_10003' }))
})
