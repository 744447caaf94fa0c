import { createHash, X509Certificate } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  Certificate as CertificateAsn,
  type Extension,
  id_ce_keyUsage,
  KeyUsage,
  KeyUsageFlags,
} from '@peculiar/asn1-x509'
import { formatName, formatReadableName } from './distinguished-name.ts'
import { findRegistryNumber } from './registry-number.ts'

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
  /** 13 digits, or the 10 of a national id, or null where the certificate names neither, or several registry numbers. */
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
  const { subject, issuer, extensions = [] } = AsnConvert.parse(der, CertificateAsn).tbsCertificate
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
    forSigning: allowsDigitalSignature(extensions.find(({ extnID }) => extnID === id_ce_keyUsage)),
    isAuthority: x509.ca,
  }
}

/** The key is decoded when it is first asked for: here, where whoever reads certificates expects that one cannot be read. */
function withReadableKey(x509: X509Certificate): X509Certificate {
  if (x509.publicKey.type !== 'public') throw new Error('no public key')
  return x509
}

/** Without the extension every use is allowed (RFC 5280, 4.2.1.3). */
function allowsDigitalSignature(extension: Extension | undefined): boolean {
  if (extension === undefined) return true
  return (AsnConvert.parse(extension.extnValue.buffer, KeyUsage).toNumber() & KeyUsageFlags.digitalSignature) !== 0
}
