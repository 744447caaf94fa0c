import { type Envelope, envelope, ReceiptsDeleted } from '@etax/contracts'
import type { Logger } from '@etax/runtime'
import type { LeasedPurge, Numbering, Purges } from './ports.ts'

interface Dependencies {
  numbering: Pick<Numbering, 'deleteFinal'>
  purges: Purges
  /** PDFs, conversations and registry entries. Safe to repeat. */
  forgetElsewhere: (receiptIds: string[]) => Promise<void>
  /** Publishes the deletion of mails and webhook deliveries. */
  publish: (envelope: Envelope) => Promise<void>
  log: Logger
}

const KEPT_FOR_MS = 10 * 60 * 1_000
const MAX_AT_ONCE = 500

/**
 * Of every workspace, or of one at once, for its test clock. Sequentials continue. Data left in other services after a
 * crash or outage is due in the next run of any process.
 */
export function purgeSandbox({ numbering, purges, forgetElsewhere, publish, log }: Dependencies) {
  return async (workspaceId?: string): Promise<number> => {
    const deleted = await deleteFinal(workspaceId)
    for (;;) {
      const claimed = await purges.claim(MAX_AT_ONCE)
      if (claimed.length === 0) return deleted
      try {
        await forgetElsewhere(claimed.map(({ _id }) => _id))
        for (const message of deletionsOf(claimed)) await publish(message)
      } catch (error) {
        await purges.release(claimed)
        throw error
      }
      await purges.finish(claimed)
      log.info({ purged: claimed.length }, 'other services deleted their data of deleted sandbox receipts')
    }
  }

  function deleteFinal(workspaceId?: string): Promise<number> {
    const keptForMs = workspaceId === undefined ? KEPT_FOR_MS : 0
    return purges.deleteAlone(async () => {
      const deleted = await numbering.deleteFinal(keptForMs, MAX_AT_ONCE, workspaceId)
      if (deleted > 0) log.info({ deleted }, 'sandbox receipts deleted')
      return deleted
    })
  }
}

function deletionsOf(purges: readonly LeasedPurge[]): Envelope[] {
  return [...Map.groupBy(purges, ({ workspaceId }) => workspaceId)].map(([tenantId, own]) => {
    const receiptIds = own.map(({ _id }) => _id)
    return envelope(ReceiptsDeleted, { receiptIds }, { tenantId, correlationId: receiptIds[0] ?? '' })
  })
}
