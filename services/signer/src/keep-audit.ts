import { signerErrors } from '@etax/contracts'
import { batched, isOutage } from '@etax/kernel'
import { type AuditEntry, auditKeyContext, type Batch, beginChain, nextBatch } from './domain/audit.ts'
import type { WrappingKey } from './domain/wrapping-key.ts'
import type { AuditStore, Clock } from './ports.ts'

export type Audit = (entry: AuditEntry) => Promise<void>

interface Dependencies {
  store: Pick<AuditStore, 'insert' | 'heads'>
  wrappingKey: Pick<WrappingKey, 'wrap'>
  now: Clock
  newChain: () => string
  newSecret: () => Buffer
  /** Told of every batch once it is stored. */
  sealed: (batch: Batch) => void
}

interface Head {
  batch: Batch
  secret: Buffer
}

/**
 * Keeps the audit of this process: entries that arrive together are sealed as one batch, chained to the one before under
 * a key that is not in the database. The promise resolves once the batch is stored; nothing that is audited may leave
 * earlier. The first chain begins at once: it vouches for what was written before it.
 * @throws AppError `unavailable` SGN_20016, from each entry, when the database does not answer; SGN_10016
 */
export async function keepAudit(dependencies: Dependencies): Promise<Audit> {
  const { store, wrappingKey, now, newChain, newSecret, sealed } = dependencies

  const begin = async (): Promise<Head> => {
    const [name, secret] = [newChain(), newSecret()]
    const key = await wrappingKey.wrap(secret, auditKeyContext(name))
    const batch = beginChain({ name, secret, key }, await store.heads(), now())
    await store.insert(batch)
    sealed(batch)
    return { batch, secret }
  }

  let head: Head | null = await begin().catch(failed)

  return batched<AuditEntry, undefined>(
    async (entries) => {
      const { batch: before, secret } = head ?? (await begin().catch(failed))
      // A batch whose insertion failed may be stored all the same: whatever comes next starts a chain of its own.
      head = null
      const batch = nextBatch(before, [...entries], secret, now())
      await store.insert(batch).catch(failed)
      head = { batch, secret }
      sealed(batch)
      return entries.map(() => undefined)
    },
    { max: 500 },
  )
}

function failed(cause: unknown): never {
  throw isOutage(cause) ? signerErrors.auditUnavailable({ cause }) : cause
}
