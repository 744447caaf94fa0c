import type { X509Certificate } from 'node:crypto'
import { namesTaxpayer } from '@etax/contracts'
import { type Certificate, readCertificate } from './domain/certificate.ts'
import { chainOf } from './domain/certificate-chain.ts'
import { type CertificateStatus, statusOf } from './domain/certificate-status.ts'
import type { Certificates, Clock, Vouchers } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'find'>
  vouchers: Pick<Vouchers, 'has'>
  authorities: readonly X509Certificate[]
  now: Clock
}

/** The state of a taxpayer's certificate; null where there is none. */
export const describeCertificate =
  ({ certificates, vouchers, authorities, now }: Dependencies) =>
  async (workspaceId: string, ruc: string): Promise<CertificateStatus | null> => {
    const stored = await certificates.find(workspaceId, ruc)
    if (stored?.certificate == null) return null
    const { der, fileId, intermediates = [] } = stored.certificate
    const certificate = readCertificate(der)
    const vouched = !names(certificate, ruc) && (await vouchers.has(workspaceId, ruc))
    const chain = chainOf(certificate, intermediates, authorities, now())
    return statusOf(certificate, { fileId, chain, vouched }, now())
  }

function names({ registryNumber }: Certificate, ruc: string): boolean {
  return namesTaxpayer(registryNumber ?? '', ruc)
}
