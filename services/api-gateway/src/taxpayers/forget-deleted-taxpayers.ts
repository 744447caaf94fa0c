import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Clients } from '../ports.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'claimDeletedTaxpayers' | 'concludeTaxpayerDeletion'>
  signer: Pick<Clients['signer'], 'forgetCertificate'>
  log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Destroys the signer's data of deleted taxpayers after an interrupted deletion. A failed one is handed out again a
 * minute later. Idempotent.
 */
export function forgetDeletedTaxpayers({ catalog, signer, log }: Dependencies) {
  return async (): Promise<boolean> => {
    const { taxpayers } = await catalog.claimDeletedTaxpayers({})
    for (const { workspaceId, taxpayerId, ruc } of taxpayers) {
      try {
        const { forgotten } = await signer.forgetCertificate({ workspaceId, taxpayerId, ruc })
        await catalog.concludeTaxpayerDeletion({ workspaceId, taxpayerId })
        log.info({ workspaceId, taxpayerId, forgotten }, 'deletion of a taxpayer finished')
      } catch (error) {
        log.warn(
          { workspaceId, taxpayerId, reason: reasonOf(error) },
          'deletion of a taxpayer could not be finished yet',
        )
      }
    }
    return false
  }
}
