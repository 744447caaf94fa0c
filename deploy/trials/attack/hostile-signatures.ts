import {
  authoritiesOfOneName,
  giantKey,
  hostileDocuments,
  longChain,
} from '../../../services/signer/tests/hostile-documents.ts'
import {
  makeCertificate,
  owner,
  registryOid,
  rsaKey,
  utf8,
  type Wishes,
} from '../../../services/signer/tests/make-certificate.ts'
import { asPreBuilt } from '../harness/pre-built-invoice.ts'
import type { Random } from '../harness/random.ts'
import type { Attempt } from './attempt.ts'
import { partOf, resignedAs, signAs } from './sign-as.ts'
import { type AttackClass, type Identity, type Target, VICTIM_RUC } from './target.ts'

interface Variant {
  name: string
  xml: string
  /** Only the signer is wrong; digests and signature value are correct. */
  validArithmetic?: true
  covered?: true
}

/** Signatures that are slow to examine, cover something else, or belong to others. */
export const hostileSignatures: AttackClass = {
  name: 'hostile signatures',
  storesNothing: true,
  async attempts(target) {
    const { attacker, random } = target
    const document = asPreBuilt(attacker.signed, attacker.accessKey, '000077701')
    const good = signAs(attacker.identity, document)
    const variants = [
      ...hostileDocuments().map(([name, xml]) => ({ name, xml })),
      ...ownBombs(document, attacker.ruc),
      ...altered(good),
      ...flipped(good, random),
      ...wrapped(document, good),
      ...references(good).map(({ name, xml }) => ({
        name: `${name}, signed anew`,
        xml: resignedAs(attacker.identity, xml),
      })),
      ...otherKeys(document, good, target),
    ]
    return variants.flatMap((variant) => [verified(target, variant), authorized(target, variant)])
  },
}

function verified({ attempt, attacker }: Target, { name, xml, validArithmetic, covered }: Variant): Attempt {
  const headers = { ...attacker.liveHeaders, 'content-type': 'application/xml' }
  const request = { method: 'POST', path: '/v1/developer/verify', headers, body: xml }
  return attempt(name, request, {
    refused: [400, 413],
    served: ({ body }) => {
      const { valid, trusted } = body?.data?.signature ?? {}
      if (trusted !== false && !covered) return 'trusted'
      return valid === false || validArithmetic || covered || BOMB.test(name) ? undefined : 'valid'
    },
  })
}

/** Only their size is hostile; the time of the examination counts. */
const BOMB = /authorities|chain|digits|attributes|extension|giant|kB|certificates/

function authorized({ attempt, attacker }: Target, { name, xml }: Variant): Attempt {
  const headers = { ...attacker.liveHeaders, 'content-type': 'application/xml' }
  const request = { method: 'POST', path: '/v1/developer/authorize-signed', headers, body: xml }
  return attempt(name, request, { refused: [400, 403, 413] })
}

function ownBombs(document: string, ruc: string): Variant[] {
  const extensions = { [registryOid]: utf8(ruc) }
  const withIssuer = (issuer: Wishes['issuer'], others: Buffer[]) => {
    const identity = makeCertificate({ subject: owner, extensions, issuer })
    const more = others.map((der) => `<ds:X509Certificate>${der.toString('base64')}</ds:X509Certificate>`).join('')
    return resignedAs(
      identity,
      signAs(identity, document).replace('</ds:X509Certificate>', `</ds:X509Certificate>${more}`),
    )
  }
  const oneName = authoritiesOfOneName(16)
  const chain = longChain(10)
  const subject: [string, string][] = [['CN', 'AC']]
  const giant = makeCertificate({ subject, usage: ['keyCertSign'], publicKey: giantKey(16_384, 64) })
  return [
    {
      name: 'the caller’s document, 16 authorities of one name',
      xml: withIssuer(oneName.issuer, oneName.certificates),
    },
    {
      name: 'the caller’s document, 16 authorities ten times',
      xml: withIssuer(
        oneName.issuer,
        Array.from({ length: 10 }).flatMap(() => oneName.certificates),
      ),
    },
    { name: 'the caller’s document, a chain of 10', xml: withIssuer(chain.issuer, chain.certificates) },
    {
      name: 'the caller’s document, an authority with a giant key',
      xml: withIssuer({ ...giant, subject }, [giant.certificate]),
    },
  ]
}

function altered(good: string): Variant[] {
  const at = (name: string, from: RegExp | string, to: string) => ({ name, xml: good.replace(from, to) })
  return [
    at('another total', /<importeTotal>[^<]*/, '<importeTotal>23000.00'),
    at('another buyer', /<razonSocialComprador>[^<]*/, '<razonSocialComprador>Otro'),
    at('another date', /<fechaEmision>../, '<fechaEmision>01'),
    at('another version', 'version="1.1.0"', 'version="1.0.0"'),
    at('a blank more', '<detalles>', ' <detalles>'),
    at('another signing time', /(<etsi:SigningTime>)20/, '$119'),
    at('another digest', /(<ds:DigestValue>)..../, '$1AAAA'),
    at('another value', /(<ds:SignatureValue[^>]*>)..../, '$1AAAA'),
    at('an empty value', /(<ds:SignatureValue[^>]*>)[^<]*/, '$1'),
    at('no value', /<ds:SignatureValue.*?<\/ds:SignatureValue>/s, ''),
    at('no certificate', /<ds:X509Data>.*<\/ds:X509Data>/s, ''),
    at('a certificate that is none', /(<ds:X509Certificate>)[^<]*/, '$1AAAA'),
    at('no key information', partOf('KeyInfo', good), ''),
    at('no signed information', partOf('SignedInfo', good), ''),
    at('no properties', /<etsi:QualifyingProperties.*<\/etsi:QualifyingProperties>/s, ''),
    at('no signature', partOf('Signature', good), ''),
    at('the signature in another namespace', 'http://www.w3.org/2000/09/xmldsig#"', 'urn:x"'),
  ]
}

function flipped(good: string, random: Random): Variant[] {
  const begin = good.indexOf('<ds:SignedInfo')
  return Array.from({ length: 16 }, (_, n) => {
    const bytes = Buffer.from(good)
    const at = n < 8 ? begin + random.below(bytes.length - begin - 40) : 200 + random.below(begin - 300)
    const old = bytes[at] ?? 0
    bytes[at] = old === 0x41 ? 0x42 : 0x41
    return { name: `byte ${at} changed (${n})`, xml: bytes.toString() }
  }).filter(({ xml }) => !xml.includes('\uFFFD'))
}

function wrapped(document: string, good: string): Variant[] {
  const evil = document.replace(/<importeTotal>[^<]*/, '<importeTotal>1.00')
  const bare = (xml: string) => xml.replace(/^<\?.*?\?>\s*/, '')
  const signature = partOf('Signature', good)
  const into = (xml: string, piece: string) => xml.replace('</factura>', `${piece}</factura>`)
  const object = (piece: string) => signature.replace('</ds:Object>', `</ds:Object><ds:Object>${piece}</ds:Object>`)
  return [
    { name: 'the signed document inside another', xml: into(evil, bare(good)) },
    { name: 'the same without an id outside', xml: into(evil.replace(' id="comprobante"', ''), bare(good)) },
    { name: 'what was signed in an object', xml: into(evil, object(bare(document))) },
    {
      name: 'what was signed in an object, no id outside',
      xml: into(evil.replace(' id="comprobante"', ''), object(bare(document))),
    },
    { name: 'the signature of another document', xml: into(evil, signature) },
    {
      name: 'the signature deeper inside',
      xml: good.replace(signature, '').replace('</detalles>', `${signature}</detalles>`),
    },
    {
      name: 'the signature first',
      xml: good.replace(signature, '').replace('<infoTributaria>', `${signature}<infoTributaria>`),
      covered: true,
    },
    { name: 'the signature twice', xml: into(good, signature) },
    { name: 'a signature in a signature', xml: good.replace('</ds:Object>', `${signature}</ds:Object>`) },
    { name: 'an element of the same id', xml: good.replace('<detalles>', '<detalles><b id="comprobante"/>') },
    { name: 'an element of the same Id', xml: good.replace('<detalles>', '<detalles Id="comprobante">') },
    { name: 'an element of the same ID', xml: good.replace('<detalles>', '<detalles ID="comprobante">') },
    { name: 'an element of the same xml:id', xml: good.replace('<detalles>', '<detalles xml:id="comprobante">') },
    { name: 'a root of another id', xml: good.replace('id="comprobante"', 'id="otro"') },
    { name: 'two documents', xml: `${good}${bare(good)}` },
  ]
}

function references(good: string): Variant[] {
  const all = [...good.matchAll(/<ds:Reference .*?<\/ds:Reference>/gs)].map(([text]) => text)
  const [toProperties = '', toKeyInfo = '', toDocument = ''] = all
  const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
  const sha1 = '"http://www.w3.org/2000/09/xmldsig#sha1"'
  const transform = (uri: string) => ({ name: `the transform ${uri}`, xml: good.replace(enveloped, uri) })
  const method = (name: string) => ({
    name: `the signature method ${name}`,
    xml: good.replace(/http:\/\/www.w3.org\/2000\/09\/xmldsig#rsa-sha1/, name),
  })
  const to = (uri: string) => ({
    name: `a reference to ${uri}`,
    xml: good.replace(toKeyInfo, toKeyInfo.replace(/URI="[^"]*"/, `URI="${uri}"`)),
  })
  return [
    { name: 'no reference to the document', xml: good.replace(toDocument, '') },
    { name: 'no reference to the properties', xml: good.replace(toProperties, '') },
    { name: 'no reference at all', xml: good.replace(toProperties, '').replace(toKeyInfo, '').replace(toDocument, '') },
    { name: 'the document twice', xml: good.replace(toDocument, toDocument.repeat(2)) },
    { name: 'a reference without an address', xml: good.replace(' URI="#comprobante"', '') },
    { name: 'no transform', xml: good.replace(/<ds:Transforms>.*?<\/ds:Transforms>/s, '') },
    { name: 'a digest by MD5', xml: good.replace(sha1, '"http://www.w3.org/2001/04/xmldsig-more#md5"') },
    { name: 'a digest by nothing', xml: good.replace(sha1, '""') },
    ...['file:///etc/passwd', 'http://127.0.0.1:9/', '#xpointer(/)', '', '#', '#nothing', 'comprobante'].map(to),
    ...[
      'http://www.w3.org/TR/1999/REC-xpath-19991116',
      'http://www.w3.org/TR/1999/REC-xslt-19991116',
      'http://www.w3.org/2000/09/xmldsig#base64',
      'http://www.w3.org/2002/06/xmldsig-filter2',
      'urn:x',
    ].map(transform),
    ...[
      'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
      'http://www.w3.org/2000/09/xmldsig#dsa-sha1',
      'http://www.w3.org/2001/04/xmldsig-more#rsa-md5',
      'urn:none',
      '',
    ].map(method),
  ]
}

/** Certificates that may not sign for this taxpayer. */
function otherKeys(document: string, good: string, { attacker, victim }: Target): Variant[] {
  const named = (ruc: string) => ({ [registryOid]: utf8(ruc) })
  const by = (name: string, identity: Identity): Variant => ({
    name,
    xml: signAs(identity, document),
    validArithmetic: true,
  })
  const own = named(attacker.ruc)
  const variant = (name: string, options: Wishes): Variant =>
    by(name, makeCertificate({ subject: owner, extensions: own, ...options }))
  const subject: [string, string][] = [['CN', 'Certificadora']]
  const impostor = { ...makeCertificate({ subject, usage: ['keyCertSign'] }), subject }
  const certificateOf = ({ certificate }: Identity) => certificate.toString('base64')
  return [
    variant('signed by its own certificate', {}),
    variant('expired', { notAfter: '20240101000000Z' }),
    variant('not yet in force', { notBefore: '21000101000000Z' }),
    variant('not for signing', { usage: ['keyEncipherment'] }),
    variant('a weak key', { key: rsaKey(1024) }),
    variant('an authority of the trusted one’s name', { issuer: impostor }),
    variant('issued by a certificate that is no authority', { issuer: { ...attacker.identity, subject: owner } }),
    variant('naming nobody', { extensions: {} }),
    variant('naming the victim', { extensions: named(VICTIM_RUC) }),
    variant('naming both', { extensions: { ...own, '1.3.6.1.4.1.37746.3.12': utf8(VICTIM_RUC) } }),
    {
      name: 'the victim’s certificate in place of the own',
      xml: good.replace(certificateOf(attacker.identity), certificateOf(victim.identity)),
    },
    {
      name: 'the victim’s certificate, signed by the own key',
      xml: resignedAs(
        attacker.identity,
        good.replace(certificateOf(attacker.identity), certificateOf(victim.identity)),
      ),
    },
  ]
}
