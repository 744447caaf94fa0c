import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { CertificateStatus, Clients } from '../ports.ts'
import { type CatalogRecord, withLogoAddress } from '../records/domain/catalog-record.ts'

interface Dependencies {
  signer: Pick<Clients['signer'], 'describeCertificates'>
  log: Pick<Logger, 'warn'>
}

export type ShowTaxpayers = (
  workspaceId: string,
  records: readonly CatalogRecord[],
  baseUrl: string,
) => Promise<CatalogRecord[]>

const MAX_DESCRIBED = 200
/** The certificates are optional in a list. */
const DEADLINE_MS = 2_000

/** Adds the logo's address and the certificate's status. If the signer is unavailable, `certificate` is null. */
export function showTaxpayers({ signer, log }: Dependencies): ShowTaxpayers {
  return async (workspaceId, records, baseUrl) => {
    const certificates: (CertificateStatus | null)[] = []
    for (let at = 0; at < records.length; at += MAX_DESCRIBED) {
      certificates.push(...(await described(workspaceId, records.slice(at, at + MAX_DESCRIBED))))
    }
    return records.map((record, at) => ({
      ...withLogoAddress(record, baseUrl),
      certificate: certificateView(certificates[at] ?? null),
    }))
  }

  async function described(workspaceId: string, records: readonly CatalogRecord[]) {
    const taxpayers = records.map(({ id, ruc }) => ({ taxpayerId: String(id), ruc: String(ruc) }))
    try {
      const request = { workspaceId, taxpayers }
      return (await signer.describeCertificates(request, { deadlineMs: DEADLINE_MS })).certificates
    } catch (error) {
      log.warn({ workspaceId, reason: reasonOf(error) }, 'taxpayers are shown without their certificates')
      return records.map(() => null)
    }
  }
}

function certificateView(certificate: CertificateStatus | null) {
  if (certificate === null) return null
  const { status, notAfter, daysLeft } = certificate
  const isThere = status !== 'MISSING'
  return { status, notAfter: isThere ? notAfter : null, daysLeft: isThere ? daysLeft : null }
}
