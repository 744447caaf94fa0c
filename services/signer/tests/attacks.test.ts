import { hash, sign } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { readCertificate } from '../src/domain/certificate.ts'
import { prepareDocument } from '../src/domain/prepare-document.ts'
import { openKey } from '../src/open-keys.ts'
import { parseDocument } from '../src/outbound/libxml.ts'
import { readSignedDocument } from '../src/outbound/libxml-signed.ts'
import { signPrepared } from '../src/sign-document.ts'
import { verifySignature } from '../src/verify-signature.ts'
import { makeCertificate, owner, registryOid, utf8, type Wishes } from './make-certificate.ts'
import { makeInvoice } from './make-document.ts'

const authoritySubject: [string, string][] = [
  ['C', 'EC'],
  ['CN', 'AC'],
]
const authority = makeCertificate({ subject: authoritySubject, usage: ['keyCertSign'] })
const issuer = { ...authority, subject: authoritySubject }
const keyOf = (wishes: Wishes) => {
  const { key, certificate } = makeCertificate({
    subject: owner,
    extensions: { [registryOid]: utf8('1790011674001') },
    ...wishes,
  })
  return openKey({ certificate: readCertificate(certificate), privateKey: key, chain: 'UNCHECKED' })
}
const key = keyOf({ issuer })
const other = keyOf({})
const now = new Date('2026-11-21T14:15:30Z')
const { xml } = makeInvoice()

function signWith(by: typeof key, document = xml): string {
  return signPrepared(document, prepareDocument(document, parseDocument), by, 'sha1', now).xml.toString()
}

const authorities = [readCertificate(authority.certificate).x509]
const verify = verifySignature({ read: readSignedDocument, authorities, now: () => now })
const good = signWith(key)
const part = (name: string, of = good) => new RegExp(`<ds:${name}[ >].*</ds:${name}>`, 's').exec(of)?.[0] ?? ''
const signature = part('Signature')
const otherSignature = part('Signature', signWith(other))
const original = xml.toString()
const root = original.replace(/^<\?.*?\?>\n/, '')

/** Signs changes in SignedInfo with the attacker's own key: the arithmetic holds. */
function resigned(changed: string, by: typeof key): string {
  const scope = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"'
  const info = part('SignedInfo', changed).replace('<ds:SignedInfo', `<ds:SignedInfo${scope}`)
  const value = sign('sha1', Buffer.from(info), by.privateKey).toString('base64')
  return changed.replace(/(<ds:SignatureValue[^>]*>)[^<]*/, `$1${value}`)
}

const sha1 = (text: string) => hash('sha1', text, 'base64')

test('a good signature of a trusted authority is valid and trusted', () => {
  const verification = verify(Buffer.from(good))

  expect(verification).toMatchObject({ valid: true, trusted: true, reason: null, signedAt: now })
  expect(verification.certificate?.registryNumber).toBe('1790011674001')
})

test.each([
  ['in the future', '2026-11-23T14:15:30.000Z', 'which is in the future: now it is 2026-11-21T14:15:30.000Z'],
  ['before the certificate', '2001-01-01T00:00:00.000Z', 'the certificate was not valid when the signature says'],
])('a signature with a signing time %s is valid, but not trusted', (_when, at, reason) => {
  const signed = signPrepared(xml, prepareDocument(xml, parseDocument), key, 'sha1', new Date(at)).xml

  const verification = verify(signed)
  expect(verification).toMatchObject({ valid: true, trusted: false })
  expect(verification.reason?.en).toContain(reason)
  for (const text of [verification.reason?.en, verification.reason?.es]) expect(text).toContain(at)
})

test('an unreadable document is not validly signed, with a reason in both languages', () => {
  expect(verify(Buffer.from('<factura>\n<a></factura>'))).toMatchObject({
    valid: false,
    reason: {
      en: 'The document is not well-formed XML: line 2.',
      es: 'El documento no es XML bien formado: línea 2.',
    },
  })
})

test('resigning with the right key keeps a signature valid: the attacks below fail for their own reason', () => {
  expect(verify(Buffer.from(resigned(good, key)))).toMatchObject({ valid: true })
})

describe('changed', () => {
  test.each([
    ['a value of the document', good.replace('<importeTotal>44.56', '<importeTotal>94.56')],
    ['an attribute of the document', good.replace('version="1.1.0"', 'version="1.0.0"')],
    ['a blank in the document', good.replace('<detalles>', ' <detalles>')],
    ['a blank before the signature', good.replace('<ds:Signature ', ' <ds:Signature ')],
    ['the signature value', good.replace(/(<ds:SignatureValue[^>]*>)..../, '$1AAAA')],
    ['the signing time', good.replace(/(<etsi:SigningTime>)2026/, '$12025')],
    ['the claimed type of document', good.replace('contenido comprobante', 'otra cosa')],
    ['a digest', good.replace(/(<ds:DigestValue>)..../, '$1AAAA')],
  ])('%s', (_, changed) => {
    expect(changed).not.toBe(good)
    expect(verify(Buffer.from(changed))).toMatchObject({ valid: false, trusted: false })
  })
})

describe('wrapping', () => {
  const evil = original.replace('<importeTotal>44.56', '<importeTotal>1.00')
  const evilRoot = evil.replace(/^<\?.*?\?>\n/, '')
  const signedRoot = good.replace(/^<\?.*?\?>\n/, '')
  const withoutId = evilRoot.replace(' id="comprobante"', '')
  test.each([
    ['the signed document inside another', evilRoot.replace('</factura>', `${signedRoot}</factura>`)],
    ['the same without an id outside', withoutId.replace('</factura>', `${signedRoot}</factura>`)],
    [
      'the signature outside, what it signed in an object',
      evilRoot.replace(
        '</factura>',
        `${signature.replace('</ds:Object>', `</ds:Object><ds:Object>${root}</ds:Object>`)}</factura>`,
      ),
    ],
    [
      'the signature deeper inside',
      good.replace(signature, '').replace('</infoAdicional>', `${signature}</infoAdicional>`),
    ],
    ['the root of another id', good.replace('id="comprobante"', 'id="otro"')],
    [
      'the signed properties moved out',
      good
        .replace(/<etsi:SignedProperties.*<\/etsi:SignedProperties>/s, '')
        .replace(
          '<detalles>',
          `<detalles>${/<etsi:SignedProperties.*<\/etsi:SignedProperties>/s.exec(good)?.[0].replace('<etsi:SignedProperties', '<etsi:SignedProperties xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"')}`,
        ),
    ],
    [
      'signed properties twice',
      good.replace(
        '</etsi:QualifyingProperties>',
        `<etsi:SignedProperties Id="x"></etsi:SignedProperties></etsi:QualifyingProperties>`,
      ),
    ],
  ])('%s', (_, changed) => {
    expect(verify(Buffer.from(changed))).toMatchObject({ valid: false })
  })
})

describe('several signatures', () => {
  test.each([
    ['two good ones', good.replace('</factura>', `${otherSignature}</factura>`)],
    ['the same twice', good.replace('</factura>', `${signature}</factura>`)],
    ['one inside the other', good.replace('</ds:Object>', `${otherSignature}</ds:Object>`)],
    ['none', original],
  ])('%s', (_, changed) => {
    expect(verify(Buffer.from(changed))).toMatchObject({ valid: false })
  })
})

describe('references, signed anew by the attacker', () => {
  const references = [...good.matchAll(/<ds:Reference .*?<\/ds:Reference>/gs)].map(([text]) => text)
  const [toProperties = '', toKeyInfo = '', toDocument = ''] = references
  test.each([
    ['without the document', good.replace(toDocument, '')],
    ['without the properties', good.replace(toProperties, '')],
    ['none at all', good.replace(toProperties, '').replace(toKeyInfo, '').replace(toDocument, '')],
    ['the document twice', good.replace(toDocument, toDocument + toDocument.replace('Reference-ID', 'Other-ID'))],
    ['to a file', good.replace(toKeyInfo, toKeyInfo.replace(/URI="[^"]*"/, 'URI="file:///etc/passwd"'))],
    ['to an address', good.replace(toKeyInfo, toKeyInfo.replace(/URI="[^"]*"/, 'URI="http://127.0.0.1/"'))],
    ['by an XPointer', good.replace('URI="#comprobante"', `URI="#xpointer(id('comprobante'))"`)],
    ['without an address', good.replace(' URI="#comprobante"', '')],
    ['without the enveloped transform', good.replace(/<ds:Transforms>.*<\/ds:Transforms>/s, '')],
    ['with the transform twice', good.replace(/(<ds:Transform .*?<\/ds:Transform>)/s, '$1$1')],
    [
      'with an XPath transform',
      good.replace(
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/TR/1999/REC-xpath-19991116',
      ),
    ],
    [
      'with an XSLT transform',
      good.replace(
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/TR/1999/REC-xslt-19991116',
      ),
    ],
    [
      'with a decoding transform',
      good.replace('http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2000/09/xmldsig#base64'),
    ],
    [
      'with parameters in a transform',
      good.replace(
        'enveloped-signature"></ds:Transform>',
        'enveloped-signature"><ds:XPath>//b</ds:XPath></ds:Transform>',
      ),
    ],
    [
      'with exclusive canonicalization and prefixes',
      good.replace(
        '</ds:Transforms>',
        '<ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"></ds:Transform></ds:Transforms>',
      ),
    ],
    [
      'of type Manifest',
      good.replace('http://uri.etsi.org/01903#SignedProperties', 'http://www.w3.org/2000/09/xmldsig#Manifest'),
    ],
    [
      'with an MD5 digest',
      good.replace('"http://www.w3.org/2000/09/xmldsig#sha1"', '"http://www.w3.org/2001/04/xmldsig-more#md5"'),
    ],
  ])('%s', (_, changed) => {
    expect(changed).not.toBe(good)
    expect(verify(Buffer.from(resigned(changed, key)))).toMatchObject({ valid: false })
  })
})

describe('keys', () => {
  const keyInfoOf = (text: string) => part('KeyInfo', text)
  const foreignKeyInfo = keyInfoOf(otherSignature)
  const base64 = (by: typeof key) => by.certificate.der.toString('base64')
  const modulus = (text: string) => part('Modulus', text)
  test.each([
    ['another certificate', good.replace(keyInfoOf(good), foreignKeyInfo)],
    ['another certificate beside the right key', good.replace(base64(key), base64(other))],
    ['another key beside the right certificate', good.replace(modulus(good), modulus(otherSignature))],
    ['no certificate', good.replace(/<ds:X509Data>.*<\/ds:X509Data>/s, '')],
    ['no key information', good.replace(keyInfoOf(good), '')],
    ['a certificate that is none', good.replace(base64(key), 'AAAA')],
    ['the attacker’s signature under the victim’s certificate', resigned(good, other)],
    [
      'an HMAC with the public key',
      good.replace('http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'),
    ],
    ['DSA', good.replace('http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#dsa-sha1')],
    ['properties of another certificate, digests set right', swapCertDigest()],
    ['properties of another serial number', good.replace(/(<ds:X509SerialNumber>)\d/, '$19')],
  ])('%s', (_, changed) => {
    expect(changed).not.toBe(good)
    expect(verify(Buffer.from(changed))).toMatchObject({ valid: false })
  })

  test('the attacker’s own certificate makes a valid signature, but not a trusted one', () => {
    expect(verify(Buffer.from(signWith(other)))).toMatchObject({ valid: true, trusted: false })
  })

  function swapCertDigest(): string {
    const digest = (by: typeof key) => hash('sha1', by.certificate.der, 'base64')
    return resigned(good.replace(digest(key), digest(other)), key)
  }
})

describe('valid signatures that the authority refuses', () => {
  test('is nothing that is signed here', () => {
    expect(verify(Buffer.from(good)).objection).toBeNull()
  })

  test('is a signature by a certificate for encipherment', () => {
    const { valid, objection } = verify(Buffer.from(signWith(keyOf({ issuer, usage: ['keyEncipherment'] }))))

    expect([valid, objection]).toEqual([
      true,
      { en: 'the certificate is not for digital signature', es: 'el certificado no es para firma digital' },
    ])
  })

  test('is a document without a name of its own', () => {
    const { valid, objection } = verify(Buffer.from(resigned(good.replace('URI="#comprobante"', 'URI=""'), key)))

    expect([valid, objection?.en]).toEqual([true, expect.stringContaining('"#comprobante"')])
  })

  test('is a document of another name', () => {
    // The attribute is part of the document, so that the digest differs.
    const renamed = original.replace('id="comprobante"', 'id="factura"')
    const root = renamed.replace(/^<\?.*?\?>\n/, '')
    const changed = good
      .replace('id="comprobante"', 'id="factura"')
      .replace('URI="#comprobante"', 'URI="#factura"')
      .replace(/(URI="#factura".*?<ds:DigestValue>)[^<]*/s, `$1${sha1(root)}`)
    const { valid, objection } = verify(Buffer.from(resigned(changed, key)))

    expect([valid, objection?.en]).toEqual([true, expect.stringContaining('"#comprobante"')])
  })
})

describe('trust', () => {
  const reasonWith = (wishes: Wishes) => verify(Buffer.from(signWith(keyOf(wishes))))
  test.each<[string, Wishes]>([
    ['out of date when it was made', { issuer, notAfter: '20250101000000Z' }],
    ['not yet valid when it was made', { issuer, notBefore: '20270101000000Z' }],
    ['not for signing', { issuer, usage: ['keyEncipherment'] }],
    [
      'issued by an authority of the same name',
      {
        issuer: {
          ...makeCertificate({ subject: authoritySubject, usage: ['keyCertSign'] }),
          subject: authoritySubject,
        },
      },
    ],
    ['self-signed', {}],
  ])('a certificate %s is not trusted', (_, wishes) => {
    const verification = reasonWith(wishes)

    expect(verification).toMatchObject({ valid: true, trusted: false })
    expect(verification.reason).not.toBeNull()
  })

  test('an owner of a certificate is no authority', () => {
    const fake = keyOf({ issuer: { key: key.privateKey, certificate: key.certificate.der, subject: owner } })
    const chained = signWith(fake).replace(
      '</ds:X509Certificate>',
      `</ds:X509Certificate><ds:X509Certificate>${key.certificate.der.toString('base64')}</ds:X509Certificate>`,
    )

    expect(verify(Buffer.from(resigned(withKeyInfoDigest(chained), fake)))).toMatchObject({
      valid: true,
      trusted: false,
    })
  })

  test('a chain with its intermediate authority inside is trusted', () => {
    const subject: [string, string][] = [['CN', 'Intermedia']]
    const between = makeCertificate({ subject, issuer, usage: ['keyCertSign'] })
    const leaf = keyOf({ issuer: { ...between, subject } })
    const chained = signWith(leaf).replace(
      '</ds:X509Certificate>',
      `</ds:X509Certificate><ds:X509Certificate>${between.certificate.toString('base64')}</ds:X509Certificate>`,
    )

    expect(verify(Buffer.from(resigned(withKeyInfoDigest(chained), leaf)))).toMatchObject({
      valid: true,
      trusted: true,
    })
  })

  function withKeyInfoDigest(changed: string): string {
    const scope = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"'
    const digest = sha1(part('KeyInfo', changed).replace('<ds:KeyInfo', `<ds:KeyInfo${scope}`))
    return changed.replace(/(URI="#Certificate.*?<ds:DigestValue>)[^<]*/s, `$1${digest}`)
  }
})

describe('the container', () => {
  const doctype = '<!DOCTYPE factura [<!ENTITY total "44.56"><!ATTLIST b id ID #IMPLIED>]>'
  const bomb = `<!DOCTYPE factura [<!ENTITY a "${'x'.repeat(1000)}">${'bcdefgh'
    .split('')
    .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefg'[i]};`.repeat(20)}">`)
    .join('')}]>`
  test.each([
    ['a doctype', good.replace('<factura', `${doctype}<factura`)],
    [
      'entities in values',
      good.replace('<factura', `${doctype}<factura`).replace('<importeTotal>44.56', '<importeTotal>&total;'),
    ],
    ['an entity bomb', good.replace('<factura', `${bomb}<factura`).replace('Quito', '&h;')],
    [
      'an identifier used twice',
      good.replace('<detalles>', '<detalles Id="SignatureValue1"><b ID="SignatureValue1"></b>'),
    ],
    ['not well-formed', good.slice(0, -5)],
    ['something else', '{"xml": true}'],
    ['nothing', ''],
  ])('%s', (_, changed) => {
    expect(verify(Buffer.from(changed))).toMatchObject({ valid: false })
  })

  test('comments in values change neither the signed bytes nor the values read', () => {
    const commented = good
      .replace('<importeTotal>44.56', '<importeTotal>44<!-- 9 -->.56')
      .replace(/(<ds:X509SerialNumber>\d\d)/, '$1<!-- 1 -->')
      .replace(/(<ds:DigestValue>..)/, '$1<!-- x -->')
    const verification = verify(Buffer.from(commented))

    expect(verification).toMatchObject({ valid: true, trusted: true })
    expect(readSignedDocument(Buffer.from(commented)).canonicalRoot.toString()).toContain(
      '<importeTotal>44.56</importeTotal>',
    )
  })

  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  test.each([
    [
      'thousands of references',
      good.replace(/<ds:Reference URI="#Cert.*?<\/ds:Reference>/s, (one) => one.repeat(2_000)),
    ],
    [
      'thousands of objects',
      good.replace('</ds:Signature>', `${'<ds:Object><a></a></ds:Object>'.repeat(20_000)}</ds:Signature>`),
    ],
    [
      'thousands of attributes',
      original.replace('<detalles>', `<detalles ${Array.from({ length: 90_000 }, (_, i) => `a${i}=""`).join(' ')}>`),
    ],
    [
      'thousands of namespaces',
      original.replace(
        '<detalles>',
        `<detalles ${Array.from({ length: 5_000 }, (_, i) => `xmlns:a${i}="urn:${i}"`).join(' ')}>${'<a></a>'.repeat(80_000)}`,
      ),
    ],
    ['depth', good.replace('<detalles>', `<detalles>${nested(200).repeat(650)}`)],
  ])('made to keep a parser busy with %s, it is done with in moments', (_, changed) => {
    expect(changed.length).toBeLessThan(1024 * 1024)
    const begun = process.cpuUsage()

    expect(verify(Buffer.from(changed))).toMatchObject({ valid: false })
    expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000)
  })

  test('more than a megabyte is not read at all', () => {
    expect(() => verify(Buffer.alloc(1024 * 1024 + 1, 'x'))).toThrow(expect.objectContaining({ code: 'SGN_20014' }))
  })
})
