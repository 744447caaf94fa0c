import { hash, type KeyObject, randomBytes, sign } from 'node:crypto'
import { readCertificate } from '../src/domain/certificate.ts'
import { prepareDocument } from '../src/domain/prepare-document.ts'
import { openKey } from '../src/open-keys.ts'
import { parseDocument } from '../src/outbound/libxml.ts'
import { signPrepared } from '../src/sign-document.ts'
import {
  der,
  type Identity,
  integer,
  makeCertificate,
  nothing,
  oid,
  owner,
  registryOid,
  rsaKey,
  sequence,
  utf8,
  type Wishes,
} from './make-certificate.ts'
import { makeInvoice } from './make-document.ts'

// Validly signed documents that are slow to examine.

const scope = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"'
const part = (name: string, of: string) => new RegExp(`<ds:${name}[ >].*</ds:${name}>`, 's').exec(of)?.[0] ?? ''

/** Shared, because key generation is slower than most attacks. */
const sharedKey = rsaKey()

export function signedWith(wishes: Wishes, others: readonly Buffer[] = []): string {
  const { key, certificate } = makeCertificate({
    subject: owner,
    key: sharedKey,
    extensions: { [registryOid]: utf8('1790011674001') },
    ...wishes,
  })
  const { xml } = makeInvoice()
  const opened = openKey({ certificate: readCertificate(certificate), privateKey: key, chain: 'UNCHECKED' })
  const signed = signPrepared(
    xml,
    prepareDocument(xml, parseDocument),
    opened,
    'sha1',
    new Date('2026-11-21T14:15:30Z'),
  )
  const more = others.map((der) => `<ds:X509Certificate>${der.toString('base64')}</ds:X509Certificate>`).join('')
  return resigned(signed.xml.toString().replace('</ds:X509Certificate>', `</ds:X509Certificate>${more}`), key)
}

function resigned(xml: string, key: KeyObject): string {
  const digest = hash('sha1', part('KeyInfo', xml).replace('<ds:KeyInfo', `<ds:KeyInfo${scope}`), 'base64')
  const changed = xml.replace(/(URI="#Certificate.*?<ds:DigestValue>)[^<]*/s, `$1${digest}`)
  const info = part('SignedInfo', changed).replace('<ds:SignedInfo', `<ds:SignedInfo${scope}`)
  return changed.replace(
    /(<ds:SignatureValue[^>]*>)[^<]*/,
    `$1${sign('sha1', Buffer.from(info), key).toString('base64')}`,
  )
}

export function authoritiesOfOneName(count: number): { issuer: Wishes['issuer']; certificates: Buffer[] } {
  const subject: [string, string][] = [['CN', 'AC']]
  const newAuthority = (): Identity => makeCertificate({ subject, key: sharedKey, usage: ['keyCertSign'] })
  const first = newAuthority()
  const certificates = [first, ...Array.from({ length: count - 1 }, newAuthority)].map(({ certificate }) => certificate)
  return { issuer: { ...first, subject }, certificates }
}

export function longChain(length: number): { issuer: Wishes['issuer']; certificates: Buffer[] } {
  const subjectOf = (n: number): [string, string][] => [['CN', `AC ${n}`]]
  let issuer: NonNullable<Wishes['issuer']> | undefined
  const certificates: Buffer[] = []
  for (let n = 0; n < length; n++) {
    const subject = subjectOf(n)
    const authority = makeCertificate({
      subject,
      key: sharedKey,
      usage: ['keyCertSign'],
      ...(issuer === undefined ? {} : { issuer }),
    })
    certificates.unshift(authority.certificate)
    issuer = { ...authority, subject }
  }
  return { issuer, certificates }
}

export function giantKey(modulusBits: number, exponentBits: number): Buffer {
  const odd = (bits: number) => {
    const bytes = randomBytes(bits / 8)
    bytes[0] = 0xff
    bytes[bytes.length - 1] = 0xff
    return bytes
  }
  const key = sequence(integer(odd(modulusBits)), integer(odd(exponentBits)))
  return sequence(sequence(oid('1.2.840.113549.1.1.1'), nothing), der(0x03, Buffer.alloc(1), key))
}

function signedByGiant(modulusBits: number, exponentBits: number): string {
  const subject: [string, string][] = [['CN', 'AC']]
  const publicKey = giantKey(modulusBits, exponentBits)
  const giant = makeCertificate({ subject, key: sharedKey, usage: ['keyCertSign'], publicKey })
  return signedWith({ issuer: { ...giant, subject } }, [giant.certificate])
}

export function hostileDocuments(): [string, string][] {
  const good = signedWith({})
  const unsigned = makeInvoice().xml.toString()
  const filled = (text: string) => unsigned.replace('<detalles>', `<detalles>${text}`)
  const times = (count: number, make: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => make(n)).join('')
  const oneName = authoritiesOfOneName(16)
  const chain = longChain(12)
  const oneCertificate = Buffer.alloc(300_000, 0x30)
  const attributes = Array.from({ length: 300 }, (_, n): [string, string] => [`1.3.6.1.4.1.${n}`, 'x'.repeat(20)])
  const manyExtensions = Object.fromEntries(
    times(200, (n) => `1.3.6.1.4.1.9.${n} `)
      .trim()
      .split(' ')
      .map((id) => [id, utf8('x')]),
  )
  return [
    ['16 authorities of one name and key', signedWith({ issuer: oneName.issuer }, oneName.certificates)],
    ['6 authorities of one name and key', signedWith({ issuer: oneName.issuer }, oneName.certificates.slice(0, 6))],
    ['a chain of 12', signedWith({ issuer: chain.issuer }, chain.certificates)],
    ['a serial number of 12,000 digits', signedWith({ serialNumber: Buffer.alloc(5_000, 0x7f) })],
    ['a subject of 300 attributes', signedWith({ subject: attributes })],
    ['200 extensions', signedWith({ extensions: manyExtensions })],
    ['an extension of 12 kB', signedWith({ extensions: { '1.3.6.1.4.1.9.1': Buffer.alloc(12_000, 0x31) } })],
    ['a giant key', signedByGiant(16_384, 64)],
    ['a giant exponent', signedByGiant(3_072, 3_072)],
    [
      'a certificate of 300 kB',
      good.replace(
        '</ds:X509Certificate>',
        `</ds:X509Certificate><ds:X509Certificate>${oneCertificate.toString('base64')}</ds:X509Certificate>`,
      ),
    ],
    [
      '4,000 certificates',
      good.replace('</ds:X509Data>', `${'<ds:X509Certificate>MAA=</ds:X509Certificate>'.repeat(4_000)}</ds:X509Data>`),
    ],
    ['a key value of 700 kB', good.replace(/(<ds:Modulus>)[^<]*/, `$1${Buffer.alloc(500_000, 7).toString('base64')}`)],
    ['2,000 references', good.replace(/<ds:Reference URI="#Cert.*?<\/ds:Reference>/s, (one) => one.repeat(2_000))],
    [
      '60 references to 700 kB',
      good
        .replace(/<ds:Reference URI="#Cert.*?<\/ds:Reference>/s, (one) => one.repeat(60))
        .replace('</ds:X509Data>', `${' '.repeat(700_000)}</ds:X509Data>`),
    ],
    ['15,000 identifiers', filled(times(15_000, (n) => `<a id="i${n}" Id="I${n}" ID="D${n}"></a>`))],
    ['100,000 elements', filled('<a></a>'.repeat(100_000))],
    ['a depth of 100,000', filled('<a>'.repeat(100_000))],
    ['nested elements', filled(`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`.repeat(650))],
    ['90,000 attributes', unsigned.replace('<detalles>', `<detalles ${times(90_000, (n) => `a${n}="" `)}>`)],
    [
      '5,000 namespaces',
      unsigned.replace(
        '<detalles>',
        `<detalles ${times(5_000, (n) => `xmlns:a${n}="urn:${n}" `)}>${'<a></a>'.repeat(80_000)}`,
      ),
    ],
    ['nested namespaces', filled(times(250, (n) => `<a${n} xmlns:p${n}="urn:${n}">`))],
    ['20,000 comments', filled('<!--x-->'.repeat(20_000))],
    ['20,000 entities', filled('&lt;'.repeat(200_000))],
  ]
}
