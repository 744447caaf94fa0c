import { hash, type KeyObject, verify, type X509Certificate } from 'node:crypto'
import type { Text } from '@etax/kernel'
import { type Certificate, readCertificate } from './certificate.ts'
import {
  Flaw,
  type FlawName,
  madeInTheFuture,
  madeOutOfForce,
  NO_TRUSTED_AUTHORITY,
  NOT_FOR_SIGNING,
  otherReference,
} from './signature-flaws.ts'
import type { Reference, SignatureParts, SignedDocument, SignedProperties } from './signed-document.ts'

export interface Verification {
  valid: boolean
  trusted: boolean
  reason: Text | null
  /** Why the authority refuses a valid signature (39); null otherwise. */
  objection: Text | null
  certificate: Certificate | null
  signedAt: Date | null
}

/**
 * Accepts only known parts: one signature, child of the root, over the whole root and its own properties. Any other
 * part makes it invalid; nothing is fetched.
 */
export function examineSignature(
  document: SignedDocument,
  authorities: readonly X509Certificate[],
  now: Date,
): Verification {
  let certificate: Certificate | null = null
  let signedAt: Date | null = null
  try {
    const signature = theOnlySignature(document)
    const properties = only(signature.signedProperties, 'properties-not-once')
    certificate = signingCertificate(signature, properties)
    signedAt = signingTimeOf(properties)
    checkReferences(document, signature, properties)
    checkValue(signature, certificate)
  } catch (error) {
    if (!(error instanceof Flaw)) throw error
    return { valid: false, trusted: false, reason: error.text, objection: null, certificate, signedAt }
  }
  const reason =
    impossibleTime(certificate, signedAt, now) ?? reasonToDistrust(certificate, signedAt, document, authorities)
  const objection = objectionTo(certificate, document)
  return { valid: true, trusted: reason === null, reason, objection, certificate, signedAt }
}

const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const enveloped = `${dsig}enveloped-signature`
const propertiesType = 'http://uri.etsi.org/01903#SignedProperties'

const digests: Record<string, string> = {
  [`${dsig}sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384': 'sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512': 'sha512',
}

const signatures: Record<string, string> = {
  [`${dsig}rsa-sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
}

/** Inclusive canonicalization, which is the default too. */
const canonicalizations = new Set([
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments',
])

/** The authority's reference to the document. An empty one is valid, but refused. */
const DOCUMENT = '#comprobante'

/** A chain has three or four, of one to three kilobytes. */
export const MAX_CERTIFICATES = 8
const MAX_CERTIFICATE_BYTES = 16 * 1024

function theOnlySignature({ signatures: count, isEnveloped, ids, signature }: SignedDocument): SignatureParts {
  if (count === 0) throw new Flaw('unsigned')
  if (count > 1) throw new Flaw('several-signatures')
  if (!isEnveloped) throw new Flaw('not-below-root')
  if (signature === null) throw new Flaw('too-large')
  if (signature.certificates.length > MAX_CERTIFICATES) throw new Flaw('many-certificates')
  if (signature.certificates.some(({ length }) => length > MAX_CERTIFICATE_BYTES)) {
    throw new Flaw('large-certificate')
  }
  if (new Set(ids).size !== ids.length) throw new Flaw('id-twice')
  return signature
}

/** The certificate of the signed properties; all other statements about the key must agree. */
function signingCertificate({ certificates, keyValue }: SignatureParts, properties: SignedProperties): Certificate {
  const algorithm = digests[properties.certDigestMethod]
  if (algorithm === undefined) throw new Flaw('certificate-digest')
  const der = certificates.find((bytes) => hash(algorithm, bytes, 'buffer').equals(properties.certDigest))
  if (der === undefined) throw new Flaw('other-certificate')
  const certificate = tryCertificate(der)
  if (properties.serialNumber !== certificate.serialNumber) {
    throw new Flaw('other-serial-number')
  }
  if (keyValue !== null && !isKeyOf(keyValue, certificate)) {
    throw new Flaw('other-key')
  }
  return certificate
}

function tryCertificate(der: Buffer): Certificate {
  try {
    return readCertificate(der)
  } catch {
    throw new Flaw('unreadable-certificate')
  }
}

function isKeyOf({ modulus, exponent }: { modulus: Buffer; exponent: Buffer }, { x509 }: Certificate): boolean {
  if (!isPlainKey(x509.publicKey)) return false
  const { n, e } = x509.publicKey.export({ format: 'jwk' })
  return n === withoutLeadingZeros(modulus) && e === withoutLeadingZeros(exponent)
}

function withoutLeadingZeros(bytes: Buffer): string {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first === -1 ? '' : bytes.subarray(first).toString('base64url')
}

const MAX_RSA_BITS = 8_192
const MAX_RSA_EXPONENT = 2n ** 64n
const CURVES = new Set(['prime256v1', 'secp384r1', 'secp521r1'])

/** Other keys may be slow to verify, and native code cannot be interrupted. */
function isPlainKey({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'ec') return CURVES.has(asymmetricKeyDetails?.namedCurve ?? '')
  const { modulusLength = MAX_RSA_BITS + 1, publicExponent = MAX_RSA_EXPONENT } = asymmetricKeyDetails ?? {}
  return asymmetricKeyType === 'rsa' && modulusLength <= MAX_RSA_BITS && publicExponent < MAX_RSA_EXPONENT
}

function signingTimeOf({ signingTime }: SignedProperties): Date {
  const time = new Date(signingTime ?? '')
  if (Number.isNaN(time.getTime())) throw new Flaw('no-signing-time')
  return time
}

function checkReferences(document: SignedDocument, signature: SignatureParts, properties: SignedProperties): void {
  const { references, id, keyInfoId } = signature
  const ofRoot = references.filter(({ uri }) => uri === '' || uri === `#${document.rootId}`)
  const ofProperties = references.filter(({ uri }) => uri === `#${properties.id}`)
  const ofKeyInfo = references.filter(({ uri }) => keyInfoId !== null && uri === `#${keyInfoId}`)
  const root = only(ofRoot, 'document-reference-not-once')
  const named = only(ofProperties, 'properties-reference-not-once')
  if (references.length !== 2 + ofKeyInfo.length || ofKeyInfo.length > 1) throw new Flaw('reference-elsewhere')
  if (named.type !== propertiesType) throw new Flaw('properties-reference-untyped')
  if (properties.target !== `#${id}`) throw new Flaw('properties-of-another')
  if (properties.objectReferences.some((reference) => reference !== `#${root.id}`)) {
    throw new Flaw('properties-of-another-object')
  }
  checkDigest(root, document.canonicalRoot, 'document-changed')
  if (root.transforms.filter((transform) => transform === enveloped).length !== 1) {
    throw new Flaw('not-enveloped')
  }
  for (const reference of [named, ...ofKeyInfo]) {
    if (reference.transforms.includes(enveloped)) throw new Flaw('misplaced-transform')
    checkDigest(reference, reference.canonicalTarget, 'part-changed')
  }
}

function checkDigest(reference: Reference, content: Buffer | null, changed: FlawName): void {
  const algorithm = digests[reference.digestMethod]
  if (algorithm === undefined) throw new Flaw('digest-method')
  if (reference.transforms.some((transform) => transform !== enveloped && !canonicalizations.has(transform))) {
    throw new Flaw('transform')
  }
  if (content === null || !hash(algorithm, content, 'buffer').equals(reference.digestValue)) {
    throw new Flaw(changed)
  }
}

function checkValue(
  { signatureMethod, canonicalizationMethod, signedInfo, value }: SignatureParts,
  { x509 }: Certificate,
): void {
  const algorithm = signatures[signatureMethod]
  if (algorithm === undefined) throw new Flaw('signature-method')
  if (signedInfo === null || !canonicalizations.has(canonicalizationMethod)) {
    throw new Flaw('canonicalization-method')
  }
  if (x509.publicKey.asymmetricKeyType !== 'rsa') throw new Flaw('not-rsa')
  if (!isPlainKey(x509.publicKey)) throw new Flaw('large-key')
  if (!verify(algorithm, signedInfo, x509.publicKey, value)) throw new Flaw('wrong-value')
}

function objectionTo({ forSigning }: Certificate, { signature }: SignedDocument): Text | null {
  if (!forSigning) return NOT_FOR_SIGNING
  return signature?.references.some(({ uri }) => uri === DOCUMENT) ? null : otherReference(DOCUMENT)
}

/** Tolerance between clocks. */
const AHEAD_MS = 5_000

/** The authority refuses signing times in the future or outside the certificate's validity. */
function impossibleTime({ notBefore, notAfter }: Certificate, signedAt: Date, now: Date): Text | null {
  if (signedAt.getTime() > now.getTime() + AHEAD_MS) return madeInTheFuture(signedAt, now)
  if (signedAt >= notBefore && signedAt <= notAfter) return null
  return madeOutOfForce(signedAt, notBefore, notAfter)
}

function reasonToDistrust(
  { x509, forSigning }: Certificate,
  signedAt: Date,
  { signature }: SignedDocument,
  authorities: readonly X509Certificate[],
): Text | null {
  if (!forSigning) return NOT_FOR_SIGNING
  const others = (signature?.certificates ?? []).flatMap((der) => tryAuthority(der))
  return leadsToAuthority(x509, others, authorities, signedAt) ? null : NO_TRUSTED_AUTHORITY
}

function tryAuthority(der: Buffer): X509Certificate[] {
  try {
    const { x509, isAuthority } = readCertificate(der)
    return isAuthority ? [x509] : []
  } catch {
    return []
  }
}

/**
 * Each step needs a real signature of a valid authority; the chain must end in a configured one. Each certificate is
 * visited once, so that equal names and keys do not multiply the work.
 */
export function leadsToAuthority(
  certificate: X509Certificate,
  others: readonly X509Certificate[],
  authorities: readonly X509Certificate[],
  at: Date,
): boolean {
  let unvisited = others
  let reached = [certificate]
  while (reached.length > 0) {
    if (reached.some((one) => authorities.some((by) => isIssued(one, by, at)))) return true
    const issuers = unvisited.filter((by) => reached.some((one) => isIssued(one, by, at)))
    unvisited = unvisited.filter((one) => !issuers.includes(one))
    reached = issuers
  }
  return false
}

function isIssued(certificate: X509Certificate, by: X509Certificate, at: Date): boolean {
  return (
    by.ca &&
    by.validFromDate <= at &&
    by.validToDate >= at &&
    certificate.checkIssued(by) &&
    isPlainKey(by.publicKey) &&
    certificate.verify(by.publicKey)
  )
}

function only<T>(items: readonly T[], otherwise: FlawName): T {
  const [first, ...more] = items
  if (first === undefined || more.length > 0) throw new Flaw(otherwise)
  return first
}
