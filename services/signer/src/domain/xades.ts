import { hash, type KeyObject, sign, verify } from 'node:crypto'
import { signerErrors } from '@etax/contracts'
import { authorityTime } from '@etax/tax-document'
import type { Certificate } from './certificate.ts'

/** Digest and signature; the authority takes only sha1. */
export type Algorithm = keyof typeof algorithms

export interface SigningKey {
  certificate: Certificate
  privateKey: KeyObject
}

export interface Template {
  key: SigningKey
  algorithm: Algorithm
  signedProperties: (signingTime: string) => string
  signedInfo: (propertiesDigest: string, documentDigest: string) => string
  assemble: (signatureValue: string, signingTime: string, signedInfo: string) => string
  /** Namespace declarations at the start of a canonical fragment: both prefixes and those of the root. */
  scope: string
}

const algorithms = {
  sha1: {
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  },
  sha256: {
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  },
} as const

const canonicalization = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const xades = 'http://uri.etsi.org/01903/v1.3.2#'

/**
 * The XAdES-BES signature of a canonical root, for insertion as its last child. Each fragment is written in canonical
 * form, so that its digest needs no parser: inclusive canonicalization only adds the declarations in scope to its first
 * tag.
 * @throws AppError SGN_20015 if the result does not verify: a faulty signature may leak the key
 */
export function signRoot(canonicalRoot: Buffer, template: Template, now: Date): { element: string; value: Buffer } {
  const { key, algorithm, scope } = template
  const signingTime = authorityTime(now.getTime())
  const propertiesDigest = hash(algorithm, inScope(template.signedProperties(signingTime), scope), 'base64')
  const signedInfo = template.signedInfo(propertiesDigest, hash(algorithm, canonicalRoot, 'base64'))
  const signed = Buffer.from(inScope(signedInfo, scope))
  const value = sign(algorithm, signed, key.privateKey)
  if (!verify(algorithm, signed, key.certificate.x509.publicKey, value)) throw signerErrors.selfCheckFailed()
  return { element: template.assemble(value.toString('base64'), signingTime, signedInfo), value }
}

export function signatureTemplate(
  key: SigningKey,
  algorithm: Algorithm,
  declared: Readonly<Record<string, string>> = {},
): Template {
  const ids = identifiers(key.certificate)
  const scope = declarations({ ...declared, ds: dsig, etsi: xades })
  const keyInfo = writeKeyInfo(key.certificate, ids)
  const signedProperties = writeSignedProperties(key.certificate, algorithm, ids)
  const signedInfo = writeSignedInfo(algorithm, ids, hash(algorithm, inScope(keyInfo, scope), 'base64'))
  return {
    key,
    algorithm,
    signedProperties,
    signedInfo,
    scope,
    assemble: (value, signingTime, info) =>
      `<ds:Signature xmlns:ds="${dsig}" xmlns:etsi="${xades}" Id="${ids.signature}">${info}` +
      `<ds:SignatureValue Id="${ids.value}">${value}</ds:SignatureValue>${keyInfo}<ds:Object Id="${ids.object}">` +
      `<etsi:QualifyingProperties Target="#${ids.signature}">${signedProperties(signingTime)}` +
      '</etsi:QualifyingProperties></ds:Object></ds:Signature>',
  }
}

/** Uploads accept only RSA. */
function writeKeyInfo({ der, x509 }: Certificate, ids: Identifiers): string {
  const { n = '', e = '' } = x509.publicKey.export({ format: 'jwk' })
  return (
    `<ds:KeyInfo Id="${ids.keyInfo}"><ds:X509Data><ds:X509Certificate>${der.toString('base64')}</ds:X509Certificate>` +
    `</ds:X509Data><ds:KeyValue><ds:RSAKeyValue><ds:Modulus>${toBase64(n)}</ds:Modulus>` +
    `<ds:Exponent>${toBase64(e)}</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>`
  )
}

function writeSignedProperties(certificate: Certificate, algorithm: Algorithm, ids: Identifiers) {
  const before = `<etsi:SignedProperties Id="${ids.properties}"><etsi:SignedSignatureProperties><etsi:SigningTime>`
  const after =
    '</etsi:SigningTime><etsi:SigningCertificate><etsi:Cert><etsi:CertDigest>' +
    `${digestElements(algorithm, hash(algorithm, certificate.der, 'base64'))}</etsi:CertDigest><etsi:IssuerSerial>` +
    `<ds:X509IssuerName>${escapeText(certificate.issuer)}</ds:X509IssuerName>` +
    `<ds:X509SerialNumber>${certificate.serialNumber}</ds:X509SerialNumber></etsi:IssuerSerial></etsi:Cert>` +
    '</etsi:SigningCertificate></etsi:SignedSignatureProperties><etsi:SignedDataObjectProperties>' +
    `<etsi:DataObjectFormat ObjectReference="#${ids.reference}"><etsi:Description>contenido comprobante` +
    '</etsi:Description><etsi:MimeType>text/xml</etsi:MimeType><etsi:Encoding>UTF-8</etsi:Encoding>' +
    '</etsi:DataObjectFormat></etsi:SignedDataObjectProperties></etsi:SignedProperties>'
  return (signingTime: string) => before + signingTime + after
}

function writeSignedInfo(algorithm: Algorithm, ids: Identifiers, keyInfoDigest: string) {
  const before =
    `<ds:SignedInfo Id="${ids.signedInfo}"><ds:CanonicalizationMethod Algorithm="${canonicalization}">` +
    `</ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${algorithms[algorithm].signature}">` +
    `</ds:SignatureMethod><ds:Reference Id="${ids.propertiesReference}" ` +
    `Type="http://uri.etsi.org/01903#SignedProperties" URI="#${ids.properties}">`
  const between =
    `</ds:Reference><ds:Reference URI="#${ids.keyInfo}">${digestElements(algorithm, keyInfoDigest)}</ds:Reference>` +
    `<ds:Reference Id="${ids.reference}" URI="#comprobante"><ds:Transforms>` +
    `<ds:Transform Algorithm="${dsig}enveloped-signature"></ds:Transform></ds:Transforms>`
  return (propertiesDigest: string, documentDigest: string) =>
    `${before}${digestElements(algorithm, propertiesDigest)}${between}` +
    `${digestElements(algorithm, documentDigest)}</ds:Reference></ds:SignedInfo>`
}

function digestElements(algorithm: Algorithm, digest: string): string {
  return (
    `<ds:DigestMethod Algorithm="${algorithms[algorithm].digest}"></ds:DigestMethod>` +
    `<ds:DigestValue>${digest}</ds:DigestValue>`
  )
}

type Identifiers = ReturnType<typeof identifiers>

/** Names of the authority's sheet. Ids must be unique only within the document, so that they depend on the key. */
function identifiers({ fingerprint }: Certificate) {
  const number = Number.parseInt(fingerprint.slice(0, 7), 16)
  return {
    signature: `Signature${number}`,
    signedInfo: `Signature-SignedInfo${number}`,
    propertiesReference: `SignedPropertiesID${number}`,
    properties: `Signature${number}-SignedProperties${number}`,
    keyInfo: `Certificate${number}`,
    reference: `Reference-ID-${number}`,
    value: `SignatureValue${number}`,
    object: `Signature${number}-Object${number}`,
  }
}

/** A fragment as the apex of a canonicalization: the declarations precede its attributes. */
function inScope(fragment: string, scope: string): string {
  const nameEnd = fragment.indexOf(' ')
  return fragment.slice(0, nameEnd) + scope + fragment.slice(nameEnd)
}

function declarations(namespaces: Readonly<Record<string, string>>): string {
  return Object.entries(namespaces)
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
    .join('')
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#xD;')
}

const toBase64 = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('base64')
