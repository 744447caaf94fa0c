import { readCertificate } from './domain/certificate.ts'
import { type CertificateStatus, statusOf } from './domain/certificate-status.ts'
import type { Certificates, Clock } from './ports.ts'

interface Dependencies {
  certificates: Pick<Certificates, 'page'>
  now: Clock
}

export interface Expiring {
  workspaceId: string
  ruc: string
  status: CertificateStatus
}

/** Certificates per answer. */
const PAGE = 500

/** Returns the expiring ones of the next page; `next` is empty after the last. */
export const listExpiring =
  ({ certificates, now }: Dependencies) =>
  async (after: string): Promise<{ expiring: Expiring[]; next: string }> => {
    const page = await certificates.page(after, PAGE)
    const at = now()
    const all = page.map(({ workspaceId, ruc, fileId, der }) => {
      const unknown = { chain: 'UNCHECKED', vouched: false } as const
      return { workspaceId, ruc, status: statusOf(readCertificate(der), { fileId, ...unknown }, at) }
    })
    const next = page.length < PAGE ? '' : (page.at(-1)?.id ?? '')
    return { expiring: all.filter(({ status }) => status.status === 'EXPIRING'), next }
  }
