import { createHash, X509Certificate } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  Certificate as CertificateAsn,
  type Extension,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  KeyUsage,
  KeyUsageFlags,
  type Name,
  SubjectAlternativeName,
} from '@peculiar/asn1-x509'
import { attributeOf, formatName, formatReadableName } from './distinguished-name.ts'
import { readString } from './read-string.ts'

/** What the signer reads of an X.509 certificate. */
export interface Certificate {
  der: Buffer
  x509: X509Certificate
  /** Both names as people read them. */
  subject: string
  readableIssuer: string
  /** The issuer's name as signatures spell it. */
  issuer: string
  /** Decimal, of any length, as signatures have it; people are shown it in hexadecimal, as other tools do. */
  serialNumber: string
  notBefore: Date
  notAfter: Date
  /** 13 digits, or the 10 of a national id, or null where the certificate names neither. */
  registryNumber: string | null
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string
  /** Whether its key usage, if stated, includes digital signature. */
  forSigning: boolean
  isAuthority: boolean
}

/** @throws Error where the bytes are no certificate, or one whose key nothing here can read */
export function readCertificate(der: Buffer): Certificate {
  const x509 = withReadableKey(new X509Certificate(der))
  const { subject, issuer, extensions: list } = AsnConvert.parse(der, CertificateAsn).tbsCertificate
  const extensions = readExtensions(list ?? [])
  return {
    der,
    x509,
    subject: formatReadableName(subject),
    readableIssuer: formatReadableName(issuer),
    issuer: formatName(issuer),
    serialNumber: BigInt(`0x${x509.serialNumber}`).toString(),
    notBefore: x509.validFromDate,
    notAfter: x509.validToDate,
    registryNumber: findRegistryNumber(subject, extensions),
    fingerprint: createHash('sha256').update(der).digest('hex'),
    forSigning: allowsDigitalSignature(extensions.get(id_ce_keyUsage)),
    isAuthority: x509.ca,
  }
}

/** The key is decoded when it is first asked for: here, where whoever reads certificates expects that one cannot be read. */
function withReadableKey(x509: X509Certificate): X509Certificate {
  if (x509.publicKey.type !== 'public') throw new Error('no public key')
  return x509
}

function readExtensions(extensions: readonly Extension[]): Map<string, Buffer> {
  return new Map(extensions.map(({ extnID, extnValue }) => [extnID, Buffer.from(extnValue.buffer)]))
}

/** Without the extension every use is allowed (RFC 5280, 4.2.1.3). */
function allowsDigitalSignature(extension: Buffer | undefined): boolean {
  if (extension === undefined) return true
  return (AsnConvert.parse(extension, KeyUsage).toNumber() & KeyUsageFlags.digitalSignature) !== 0
}

/** Where the country's certifiers write the owner's registry number; FACTS of the authority, 10.5. */
const registryExtensions = [
  '1.3.6.1.4.1.37746.3.11', // Security Data
  '1.3.6.1.4.1.37947.3.11', // Banco Central
  '1.3.6.1.4.1.18332.3.11', // ANF
  '1.3.6.1.4.1.37442.3.11', // ANF, seen once
  '1.3.6.1.4.1.47286.102.3.11', // Uanataca
  '1.3.6.1.4.1.43745.1.3.11', // Consejo de la Judicatura
]
const nationalIdExtensions = [
  '1.3.6.1.4.1.37746.3.1', // Security Data
  '1.3.6.1.4.1.37947.3.1', // Banco Central
  '1.3.6.1.4.1.18332.3.1', // ANF
  '1.3.6.1.4.1.37442.3.1', // ANF
  '1.3.6.1.4.1.47286.102.3.1', // Uanataca
  '1.3.6.1.4.1.43745.1.3.1', // Consejo de la Judicatura
  '1.3.6.1.4.1.55519.1.1.1.5.2.4', // Digercic
]
const organizationIdentifier = '2.5.4.97'
const serialNumber = '2.5.4.5'

function findRegistryNumber(subject: Name, extensions: Map<string, Buffer>): string | null {
  const named = new Map([...extensions, ...otherNames(extensions.get(id_ce_subjectAltName))])
  const texts = [...registryExtensions, ...nationalIdExtensions].map((oid) => looseText(named.get(oid)))
  const candidates = [...texts, attributeOf(subject, organizationIdentifier), attributeOf(subject, serialNumber)]
  return firstMatch(candidates, /(?<!\d)\d{10}001(?!\d)/) ?? firstMatch(candidates, /(?<!\d)\d{10}(?!\d)/)
}

/** Passports, and numbers that another country gave, as ETSI EN 319 412-1 writes them ("PASEC-…", "IDCCO-…") and people do. */
const foreignNumber = /(?<![a-z])(pas[a-z]*[\s:.-]*\d|(idc|pno|tax|tin|vat|ntr)(?!ec)[a-z]{2}-)/i

function firstMatch(texts: (string | null)[], pattern: RegExp): string | null {
  for (const text of texts) {
    const match = text === null || foreignNumber.test(text) ? null : pattern.exec(text)
    if (match !== null) return match[0]
  }
  return null
}

/** The values of SubjectAltName's otherName entries by their type. */
function otherNames(extension: Buffer | undefined): [string, Buffer][] {
  if (extension === undefined) return []
  return Array.from(AsnConvert.parse(extension, SubjectAlternativeName)).flatMap(({ otherName }) =>
    otherName === undefined ? [] : [[otherName.typeId, Buffer.from(otherName.value)] as [string, Buffer]],
  )
}

/** Certifiers encode the value as any string type, wrapped or raw. */
function looseText(value: Buffer | undefined): string | null {
  return value === undefined ? null : (readString(value) ?? value.toString('latin1'))
}
