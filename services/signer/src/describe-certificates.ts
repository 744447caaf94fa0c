import { readCertificate } from './domain/certificate.ts'
import { type CertificateStatus, statusOf } from './domain/certificate-status.ts'
import type { Certificates, Clock, Owner } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'findPublic'>
  now: Clock
}

/** Describes in the order of the owners, without chain and voucher. */
export const describeCertificates =
  ({ certificates, now }: Dependencies) =>
  async (owners: readonly Owner[]): Promise<{ status: CertificateStatus | null; hasPassword: boolean }[]> => {
    const rows = await certificates.findPublic(owners)
    const at = now()
    return rows.map((row) => {
      const hasPassword = row?.hasPassword === true
      if (row?.certificate == null) return { status: null, hasPassword }
      const { fileId, der } = row.certificate
      const status = statusOf(readCertificate(der), { fileId, chain: 'UNCHECKED', vouched: false }, at)
      return { status, hasPassword }
    })
  }
