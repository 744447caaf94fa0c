import { createHash, generateKeyPairSync, sign as signBytes } from 'node:crypto'

// An independent signer for tests, with a self-signed certificate.

const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'

export type TestSigner = (xml: string) => string

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
  return (xml) => {
    const info = signedInfo(xml)
    const value = signBytes('sha1', Buffer.from(info), privateKey).toString('base64')
    const base64 = certificate.toString('base64')
    const keyInfo = `<ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data>`
    const signature =
      `<ds:Signature xmlns:ds="${DSIG}">${info.replace(` xmlns:ds="${DSIG}"`, '')}` +
      `<ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo>${keyInfo}</ds:KeyInfo></ds:Signature>`
    return xml.replace(/<\/\w+>\s*$/, (end) => signature + end)
  }
}

/** Our documents are canonical except for their declaration, so no library is needed, which takes longer. */
function signedInfo(xml: string): string {
  const document = xml.replace(/^<\?.*?\?>\s*/, '')
  const element = (name: string, algorithm: string) => `<ds:${name} Algorithm="${algorithm}"></ds:${name}>`
  const transforms = `<ds:Transforms>${element('Transform', `${DSIG}enveloped-signature`)}</ds:Transforms>`
  const digest = createHash('sha1').update(document).digest('base64')
  const reference = `${transforms}${element('DigestMethod', `${DSIG}sha1`)}<ds:DigestValue>${digest}</ds:DigestValue>`
  return (
    `<ds:SignedInfo xmlns:ds="${DSIG}">${element('CanonicalizationMethod', C14N)}` +
    element('SignatureMethod', `${DSIG}rsa-sha1`) +
    `<ds:Reference URI="#comprobante">${reference}</ds:Reference></ds:SignedInfo>`
  )
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
