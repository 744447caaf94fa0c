import { signerErrors } from '@etax/contracts'
import { batched, isOutage } from '@etax/kernel'
import { type AuditEntry, type Batch, beginChain, nextBatch } from './domain/audit.ts'
import type { AuditStore, Clock } from './ports.ts'

export type Audit = (entry: AuditEntry) => Promise<void>

interface Dependencies {
  store: Pick<AuditStore, 'insert' | 'heads'>
  now: Clock
  newChain: () => string
  /** Told of every batch once it is stored. */
  sealed: (batch: Batch) => void
}

/**
 * Keeps the audit of this process: entries that arrive together are sealed as one batch, chained to the one before.
 * The promise resolves once the batch is stored; nothing that is audited may leave earlier.
 * @throws AppError `unavailable` SGN_20016, from each entry, when the database does not answer
 */
export function keepAudit({ store, now, newChain, sealed }: Dependencies): Audit {
  let head: Batch | null = null

  const begin = async (): Promise<Batch> => {
    const first = beginChain(newChain(), await store.heads(), now())
    await store.insert(first)
    return first
  }

  return batched<AuditEntry, undefined>(
    async (entries) => {
      const before = head ?? (await begin().catch(failed))
      // A batch whose insertion failed may be stored all the same: whatever comes next starts a chain of its own.
      head = null
      const batch = nextBatch(before, [...entries], now())
      await store.insert(batch).catch(failed)
      head = batch
      sealed(batch)
      return entries.map(() => undefined)
    },
    { max: 500 },
  )
}

function failed(cause: unknown): never {
  throw isOutage(cause) ? signerErrors.auditUnavailable({ cause }) : cause
}
