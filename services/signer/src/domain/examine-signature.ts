import { hash, type KeyObject, verify, type X509Certificate } from 'node:crypto'
import { type Certificate, readCertificate } from './certificate.ts'
import type { Reference, SignatureParts, SignedDocument, SignedProperties } from './signed-document.ts'

/** What can be said of a signature. */
export interface Verification {
  valid: boolean
  trusted: boolean
  /** Why not; empty where it is valid and trusted. */
  reason: string
  /** Why the authority refuses it (39) though it is valid; empty where it does not. */
  objection: string
  certificate: Certificate | null
  signedAt: Date | null
}

/**
 * Examines a signature by a closed list of what it may be made of: one signature, child of the root, over the whole
 * root, its own properties and nothing elsewhere. Whatever is not on the list makes it invalid; nothing is looked up.
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
    const properties = only(signature.signedProperties, 'the signed properties')
    certificate = signingCertificate(signature, properties)
    signedAt = signingTimeOf(properties)
    checkReferences(document, signature, properties)
    checkValue(signature, certificate)
  } catch (error) {
    if (!(error instanceof Flaw)) throw error
    return { valid: false, trusted: false, reason: error.message, objection: '', certificate, signedAt }
  }
  const reason =
    impossibleTime(certificate, signedAt, now) || reasonToDistrust(certificate, signedAt, document, authorities)
  const objection = objectionTo(certificate, document)
  return { valid: true, trusted: reason === '', reason, objection, certificate, signedAt }
}

class Flaw extends Error {}

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

/** Inclusive canonicalization, which is also what applies where none is named. */
const canonicalizations = new Set([
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments',
])

/** How the authority has the reference to the document; an empty one is sound, and refused all the same. */
const DOCUMENT = '#comprobante'
const NOT_FOR_SIGNING = 'the certificate is not for digital signature'

/** A chain has three or four, of one to three kilobytes. */
export const MAX_CERTIFICATES = 8
const MAX_CERTIFICATE_BYTES = 16 * 1024

function theOnlySignature({ signatures: count, isEnveloped, ids, signature }: SignedDocument): SignatureParts {
  if (count === 0) throw new Flaw('the document carries no signature')
  if (count > 1) throw new Flaw('the document carries more than one signature')
  if (!isEnveloped) throw new Flaw('the signature is not a child of the root element')
  if (signature === null) throw new Flaw('the signature is larger than any of its kind')
  if (signature.certificates.length > MAX_CERTIFICATES) throw new Flaw('there are more certificates than in any chain')
  if (signature.certificates.some(({ length }) => length > MAX_CERTIFICATE_BYTES)) {
    throw new Flaw('a certificate is larger than any of its kind')
  }
  if (new Set(ids).size !== ids.length) throw new Flaw('an identifier is used twice')
  return signature
}

/** The certificate that the signed properties name, and that every other statement about the key agrees with. */
function signingCertificate({ certificates, keyValue }: SignatureParts, properties: SignedProperties): Certificate {
  const algorithm = digests[properties.certDigestMethod]
  if (algorithm === undefined) throw new Flaw('the certificate is named by an unknown digest')
  const der = certificates.find((bytes) => hash(algorithm, bytes, 'buffer').equals(properties.certDigest))
  if (der === undefined) throw new Flaw('the certificate is not the one the signed properties name')
  const certificate = tryCertificate(der)
  if (properties.serialNumber !== certificate.serialNumber) {
    throw new Flaw('the signed properties name another serial number')
  }
  if (keyValue !== null && !isKeyOf(keyValue, certificate)) {
    throw new Flaw('the key value is not the key of the certificate')
  }
  return certificate
}

function tryCertificate(der: Buffer): Certificate {
  try {
    return readCertificate(der)
  } catch {
    throw new Flaw('the certificate cannot be read')
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

/** Whether verifying with it costs what it costs with any real key: native code cannot be stopped in the middle. */
function isPlainKey({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'ec') return CURVES.has(asymmetricKeyDetails?.namedCurve ?? '')
  const { modulusLength = MAX_RSA_BITS + 1, publicExponent = MAX_RSA_EXPONENT } = asymmetricKeyDetails ?? {}
  return asymmetricKeyType === 'rsa' && modulusLength <= MAX_RSA_BITS && publicExponent < MAX_RSA_EXPONENT
}

function signingTimeOf({ signingTime }: SignedProperties): Date {
  const time = new Date(signingTime ?? '')
  if (Number.isNaN(time.getTime())) throw new Flaw('the signing time is missing or malformed')
  return time
}

function checkReferences(document: SignedDocument, signature: SignatureParts, properties: SignedProperties): void {
  const { references, id, keyInfoId } = signature
  const ofRoot = references.filter(({ uri }) => uri === '' || uri === `#${document.rootId}`)
  const ofProperties = references.filter(({ uri }) => uri === `#${properties.id}`)
  const ofKeyInfo = references.filter(({ uri }) => keyInfoId !== null && uri === `#${keyInfoId}`)
  const root = only(ofRoot, 'the reference to the document')
  const named = only(ofProperties, 'the reference to the signed properties')
  if (references.length !== 2 + ofKeyInfo.length || ofKeyInfo.length > 1) throw new Flaw('a reference leads elsewhere')
  if (named.type !== propertiesType) throw new Flaw('the reference to the signed properties has no type')
  if (properties.target !== `#${id}`) throw new Flaw('the signed properties are about another signature')
  if (properties.objectReferences.some((reference) => reference !== `#${root.id}`)) {
    throw new Flaw('the signed properties describe another object')
  }
  checkDigest(root, document.canonicalRoot, 'the document')
  if (root.transforms.filter((transform) => transform === enveloped).length !== 1) {
    throw new Flaw('the reference to the document lacks the enveloped-signature transform')
  }
  for (const reference of [named, ...ofKeyInfo]) {
    if (reference.transforms.includes(enveloped)) throw new Flaw('a transform is out of place')
    checkDigest(reference, reference.canonicalTarget, 'a part of the signature')
  }
}

function checkDigest(reference: Reference, content: Buffer | null, what: string): void {
  const algorithm = digests[reference.digestMethod]
  if (algorithm === undefined) throw new Flaw('a digest method is not accepted')
  if (reference.transforms.some((transform) => transform !== enveloped && !canonicalizations.has(transform))) {
    throw new Flaw('a transform is not accepted')
  }
  if (content === null || !hash(algorithm, content, 'buffer').equals(reference.digestValue)) {
    throw new Flaw(`${what} is not what was signed`)
  }
}

function checkValue(
  { signatureMethod, canonicalizationMethod, signedInfo, value }: SignatureParts,
  { x509 }: Certificate,
): void {
  const algorithm = signatures[signatureMethod]
  if (algorithm === undefined) throw new Flaw('the signature method is not accepted')
  if (signedInfo === null || !canonicalizations.has(canonicalizationMethod)) {
    throw new Flaw('the canonicalization method is not accepted')
  }
  if (x509.publicKey.asymmetricKeyType !== 'rsa') throw new Flaw('the key of the certificate is not RSA')
  if (!isPlainKey(x509.publicKey)) throw new Flaw('the key of the certificate is larger than any of its kind')
  if (!verify(algorithm, signedInfo, x509.publicKey, value)) throw new Flaw('the signature value is wrong')
}

/** What is sound in itself, and yet is not as the authority has it. */
function objectionTo({ forSigning }: Certificate, { signature }: SignedDocument): string {
  if (!forSigning) return NOT_FOR_SIGNING
  if (signature?.references.some(({ uri }) => uri === DOCUMENT)) return ''
  return `the signature does not refer to the document as "${DOCUMENT}", which is the id of its root element`
}

/** Clocks may differ by so much. */
const AHEAD_MS = 5_000

/** The authority takes no signature of the future, nor of a time when its certificate was not valid. */
function impossibleTime({ notBefore, notAfter }: Certificate, signedAt: Date, now: Date): string {
  const at = signedAt.toISOString()
  if (signedAt.getTime() > now.getTime() + AHEAD_MS) {
    return `the signature says that it was made at ${at}, which is in the future: now it is ${now.toISOString()}`
  }
  if (signedAt >= notBefore && signedAt <= notAfter) return ''
  const validity = `from ${notBefore.toISOString()} to ${notAfter.toISOString()}`
  return `the certificate was not valid when the signature says it was made: ${at}; it is valid ${validity}`
}

function reasonToDistrust(
  { x509, forSigning }: Certificate,
  signedAt: Date,
  { signature }: SignedDocument,
  authorities: readonly X509Certificate[],
): string {
  if (!forSigning) return NOT_FOR_SIGNING
  const others = (signature?.certificates ?? []).flatMap((der) => tryAuthority(der))
  return leadsToAuthority(x509, others, authorities, signedAt)
    ? ''
    : 'the certificate was issued by none of the trusted authorities'
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
 * Each step must be a real signature of an authority in force; the chain must end in a configured one. No certificate is
 * looked at twice, whatever names and keys they share.
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

function only<T>(found: readonly T[], what: string): T {
  const [first, ...more] = found
  if (first === undefined || more.length > 0) throw new Flaw(`${what} must be there once`)
  return first
}
