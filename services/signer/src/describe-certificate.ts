import { readCertificate } from './domain/certificate.ts'
import { type CertificateStatus, statusOf } from './domain/certificate-status.ts'
import type { Certificates, Clock } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'find'>
  now: Clock
}

/** The state of a taxpayer's certificate; null where there is none. */
export const describeCertificate =
  ({ certificates, now }: Dependencies) =>
  async (workspaceId: string, ruc: string): Promise<CertificateStatus | null> => {
    const stored = await certificates.find(workspaceId, ruc)
    if (stored?.certificate == null) return null
    return statusOf(readCertificate(stored.certificate.der), stored.certificate.fileId, now())
  }
