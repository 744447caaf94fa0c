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

export interface Certificate {
  der: Buffer
  x509: X509Certificate
  subject: string
  readableIssuer: string
  issuer: string
  /** Decimal, of any length, as in signatures; displayed in hexadecimal. */
  serialNumber: string
  notBefore: Date
  notAfter: Date
  /** 13 digits, or the 10 of a national id; null for none or several. */
  registryNumber: string | null
  fingerprint: string
  /** True without a stated key usage. */
  forSigning: boolean
  isAuthority: boolean
}

/** @throws Error if the bytes are no certificate, or its key is unreadable */
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

/** Decodes the key now, so that an unreadable one fails here and not at its first use. */
function withReadableKey(x509: X509Certificate): X509Certificate {
  if (x509.publicKey.type !== 'public') throw new Error('no public key')
  return x509
}

/** RFC 5280, 4.2.1.3: without the extension, every use is allowed. */
function allowsDigitalSignature(extension: Extension | undefined): boolean {
  if (extension === undefined) return true
  return (AsnConvert.parse(extension.extnValue.buffer, KeyUsage).toNumber() & KeyUsageFlags.digitalSignature) !== 0
}
