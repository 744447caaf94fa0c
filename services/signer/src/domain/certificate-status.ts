import type { Certificate } from './certificate.ts'
import type { Chain } from './certificate-chain.ts'

export interface CertificateStatus {
  status: 'VALID' | 'EXPIRING' | 'EXPIRED'
  certificate: Certificate
  fileId: string
  /** Whole days; negative after the end. */
  daysLeft: number
  chain: Chain
  /** An operator vouches for a number that the certificate does not name. */
  vouched: boolean
}

const day = 86_400_000

/** Owners are first warned 30 days before the end. */
export function statusOf(
  certificate: Certificate,
  proof: Pick<CertificateStatus, 'fileId' | 'chain' | 'vouched'>,
  now: Date,
): CertificateStatus {
  const left = certificate.notAfter.getTime() - now.getTime()
  const daysLeft = Math.floor(left / day)
  const status = left <= 0 ? 'EXPIRED' : daysLeft <= 30 ? 'EXPIRING' : 'VALID'
  return { status, certificate, daysLeft, ...proof }
}
