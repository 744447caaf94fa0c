import { validityAt } from '@etax/contracts'
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

export function statusOf(
  certificate: Certificate,
  proof: Pick<CertificateStatus, 'fileId' | 'chain' | 'vouched'>,
  now: Date,
): CertificateStatus {
  return { ...validityAt(certificate.notAfter, now), certificate, ...proof }
}
