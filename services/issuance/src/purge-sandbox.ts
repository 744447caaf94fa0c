import type { Logger } from '@etax/runtime'
import type { Numbering, Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'purgeable'>
  numbering: Pick<Numbering, 'remove'>
  /** Other services delete what they keep of these receipts: PDFs, registry entries. */
  forgetElsewhere: (receiptIds: string[]) => Promise<void>
  log: Logger
  now: () => Date
}

/** A sandbox receipt stays at least this long after its last change. */
const KEPT_FOR_MS = 10 * 60 * 1_000
const MAX_AT_ONCE = 500

/**
 * Deletes final sandbox receipts with their files and references, and gives their quota back; sequentials go on.
 * What other services keep goes first: a crash in between leaves a receipt that the next purge finds again.
 */
export function purgeSandbox({ receipts, numbering, forgetElsewhere, log, now }: Dependencies) {
  return async (): Promise<number> => {
    let deleted = 0
    for (;;) {
      const rows = await receipts.purgeable(new Date(now().getTime() - KEPT_FOR_MS), MAX_AT_ONCE)
      if (rows.length === 0) return deleted
      await forgetElsewhere(rows.map(({ _id }) => _id))
      deleted += await numbering.remove(rows)
      log.info({ deleted }, 'sandbox receipts deleted')
    }
  }
}
