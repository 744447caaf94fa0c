import { expect, test } from '@jest/globals'
import { testSigner } from '../../tests/sign.ts'
import { confirmSignature } from './confirm-signature.ts'

const sign = testSigner()
const plain = '<factura id="comprobante" version="1.1.0"><total>10.00</total><nombre>Peña &amp; Díaz</nombre></factura>'

test('a document that is signed as the technical sheet has it is confirmed', () => {
  const signed = sign(plain)

  expect(confirmSignature(signed)).toBe(true)
  expect(confirmSignature(`<?xml version="1.0" encoding="UTF-8"?>\n${signed}`)).toBe(true)
})

test.each([
  ['an amount', (xml: string) => xml.replace('10.00', '10.01')],
  ['an attribute', (xml: string) => xml.replace('1.1.0', '2.1.0')],
  ['what is added', (xml: string) => xml.replace('<total>', '<total/><total>')],
  ['a blank', (xml: string) => xml.replace('<nombre>', ' <nombre>')],
  ['the digest', (xml: string) => xml.replace(/<ds:DigestValue>./, '<ds:DigestValue>_')],
  ['the signature', (xml: string) => xml.replace(/<ds:SignatureValue>..../, '<ds:SignatureValue>AAAA')],
  ['the certificate', (xml: string) => xml.replace(certificateOf(xml), certificateOf(testSigner()(plain)))],
])('altered in %s it is not confirmed', (_what, alter) => {
  const signed = sign(plain)
  const altered = alter(signed)

  expect(altered).not.toBe(signed)
  expect(confirmSignature(altered)).toBe(false)
})

test.each([
  ['another root around it', (xml: string) => `<lote>${xml}</lote>`],
  ['a root of the same id around it', (xml: string) => `<factura id="comprobante"><total>1.00</total>${xml}</factura>`],
  [
    'a second element of that id',
    (xml: string) => xml.replace('<ds:Signature', '<otra id="comprobante"/><ds:Signature'),
  ],
  ['a second signature', (xml: string) => xml.replace(/<ds:Signature[\s>].*<\/ds:Signature>/, '$&$&')],
  ['a document type', (xml: string) => `<!DOCTYPE factura [<!ENTITY e "10.00">]>${xml.replace('10.00', '&e;')}`],
  ['another canonical form', (xml: string) => xml.replace('xml-c14n-20010315', 'xml-c14n-20010315#WithComments')],
  ['an algorithm without a key', (xml: string) => xml.replace('rsa-sha1', 'hmac-sha1')],
  ['nothing signed', (xml: string) => xml.replace(/<ds:Signature[\s>].*<\/ds:Signature>/, '')],
])('with %s it is not confirmed', (_what, wrap) => {
  expect(confirmSignature(wrap(sign(plain)))).toBe(false)
})

function certificateOf(xml: string): string {
  return /X509Certificate>([^<]+)</.exec(xml)?.[1] ?? ''
}
