import type { X509Certificate } from 'node:crypto'
import { type Certificate, readCertificate } from './certificate.ts'
import { leadsToAuthority } from './examine-signature.ts'

/** UNCHECKED without configured authorities. */
export type Chain = 'UNCHECKED' | 'TRUSTED' | 'UNTRUSTED'

/** A chain has three or four, of one to three kilobytes. */
const MAX_INTERMEDIATES = 6
const MAX_CERTIFICATE_BYTES = 16 * 1024

export function intermediatesOf(certificates: readonly { der: Uint8Array }[]): Buffer[] {
  const authorities = certificates.filter(
    ({ der }) => der.length <= MAX_CERTIFICATE_BYTES && tryCertificate(Buffer.from(der))?.isAuthority === true,
  )
  return authorities.slice(0, MAX_INTERMEDIATES).map(({ der }) => Buffer.from(der))
}

export function chainOf(
  { x509 }: Pick<Certificate, 'x509'>,
  intermediates: readonly Buffer[],
  authorities: readonly X509Certificate[],
  now: Date,
): Chain {
  if (authorities.length === 0) return 'UNCHECKED'
  const others = intermediates.flatMap((der) => tryCertificate(der)?.x509 ?? [])
  return leadsToAuthority(x509, others, authorities, now) ? 'TRUSTED' : 'UNTRUSTED'
}

function tryCertificate(der: Buffer): Certificate | null {
  try {
    return readCertificate(der)
  } catch {
    return null
  }
}
