import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Clients } from '../ports.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'claimDeletedTaxpayers' | 'concludeTaxpayerDeletion'>
  signer: Pick<Clients['signer'], 'forgetCertificate'>
  log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Destroys what the signer keeps for taxpayers that are deleted, where whoever deleted them did not come to it. One that
 * fails is handed out again a minute later. Forgetting twice is harmless: it is the deleted taxpayer's alone.
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
        log.warn({ workspaceId, taxpayerId, reason: reasonOf(error) }, 'deletion of a taxpayer not finished yet')
      }
    }
    return false
  }
}
