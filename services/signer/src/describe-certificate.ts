import { readCertificate } from './domain/certificate.ts'
import { type CertificateStatus, statusOf } from './domain/certificate-status.ts'
import type { StoredCertificate } from './domain/stored-certificate.ts'

interface Needs {
  certificates: { find(workspaceId: string, ruc: string): Promise<StoredCertificate | null> }
  now: () => Date
}

/** How a taxpayer's certificate stands; null where there is none. */
export const describeCertificate =
  ({ certificates, now }: Needs) =>
  async (workspaceId: string, ruc: string): Promise<CertificateStatus | null> => {
    const stored = await certificates.find(workspaceId, ruc)
    if (stored?.certificate == null) return null
    return statusOf(readCertificate(stored.certificate.der), stored.certificate.fileId, now())
  }
