import { generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { SignedXml } from 'xml-crypto'

// A stand-in for the signer, for tests: another implementation, a self-signed certificate made on the spot.

const SHA1 = 'http://www.w3.org/2000/09/xmldsig#sha1'
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

export type TestSigner = (xml: string) => string

/** Signs documents as this subject, between these days. */
export function testSigner(subject = 'PRUEBA', notBefore = '250101000000Z', notAfter = '491231235959Z'): TestSigner {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(7),
    SHA256_RSA,
    name(subject),
    sequence(tagged(0x17, Buffer.from(notBefore)), tagged(0x17, Buffer.from(notAfter))),
    name(subject),
    key,
  )
  const certificate = sequence(
    body,
    SHA256_RSA,
    tagged(0x03, Buffer.concat([Buffer.of(0), signBytes('sha256', body, privateKey)])),
  )
  const pem = `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----`
  return (xml) => {
    const signed = new SignedXml({
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      publicCert: pem,
      signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
      canonicalizationAlgorithm: C14N,
    })
    signed.addReference({ xpath: '/*', uri: '#comprobante', transforms: [ENVELOPED], digestAlgorithm: SHA1 })
    signed.computeSignature(xml, { prefix: 'ds' })
    return signed.getSignedXml()
  }
}

const SHA256_RSA = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), Buffer.from('0500', 'hex'))

function name(text: string): Buffer {
  const attribute = sequence(Buffer.from('0603550403', 'hex'), tagged(0x0c, Buffer.from(text)))
  return sequence(tagged(0x31, attribute))
}

function integer(value: number): Buffer {
  return tagged(0x02, Buffer.of(value))
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}
