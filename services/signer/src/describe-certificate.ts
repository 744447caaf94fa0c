import type { X509Certificate } from 'node:crypto'
import { namesTaxpayer } from '@etax/contracts'
import { type Certificate, readCertificate } from './domain/certificate.ts'
import { chainOf } from './domain/certificate-chain.ts'
import { type CertificateStatus, statusOf } from './domain/certificate-status.ts'
import type { Certificates, Clock, Owner, Vouchers } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'find'>
  vouchers: Pick<Vouchers, 'has'>
  authorities: readonly X509Certificate[]
  now: Clock
}

export const describeCertificate =
  ({ certificates, vouchers, authorities, now }: Dependencies) =>
  async (owner: Owner): Promise<{ status: CertificateStatus | null; hasPassword: boolean }> => {
    const { workspaceId, ruc } = owner
    const stored = await certificates.find(owner)
    const hasPassword = stored?.password != null
    if (stored?.certificate == null) return { status: null, hasPassword }
    const { der, fileId, intermediates = [] } = stored.certificate
    const certificate = readCertificate(der)
    const vouched = !names(certificate, ruc) && (await vouchers.has(workspaceId, ruc))
    const chain = chainOf(certificate, intermediates, authorities, now())
    return { status: statusOf(certificate, { fileId, chain, vouched }, now()), hasPassword }
  }

function names({ registryNumber }: Certificate, ruc: string): boolean {
  return namesTaxpayer(registryNumber ?? '', ruc)
}
