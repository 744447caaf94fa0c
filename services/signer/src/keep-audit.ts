import { batched } from '@etax/kernel'
import { type Anchor, type AuditEntry, type Batch, beginChain, nextBatch } from './domain/audit.ts'
import { refusal } from './domain/errors.ts'

export type Audit = (entry: AuditEntry) => Promise<void>

interface Needs {
  store: { insert(batch: Batch): Promise<void>; heads(): Promise<Anchor[]> }
  now: () => Date
  newChain: () => string
  /** Told of every batch once it is stored. */
  sealed: (batch: Batch) => void
}

/**
 * Keeps the audit of this process: entries that arrive together are sealed as one batch, chained to the one before.
 * The promise resolves once the batch is stored; nothing that is audited may leave earlier.
 */
export function keepAudit({ store, now, newChain, sealed }: Needs): Audit {
  let head: Batch | null = null

  const begin = async (): Promise<Batch> => {
    const first = beginChain(newChain(), await store.heads(), now())
    await store.insert(first)
    return first
  }

  return batched<AuditEntry, undefined>(
    async (entries) => {
      const before = head ?? (await begin().catch(unavailable))
      // A batch whose insertion is in doubt may be there or not: whatever comes next starts a chain of its own.
      head = null
      const batch = nextBatch(before, [...entries], now())
      await store.insert(batch).catch(unavailable)
      head = batch
      sealed(batch)
      return entries.map(() => undefined)
    },
    { max: 500 },
  )
}

function unavailable(cause: unknown): never {
  throw refusal('auditUnavailable', undefined, cause)
}
