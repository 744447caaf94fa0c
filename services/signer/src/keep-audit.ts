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
  sealed: (batch: Batch) => void
}

interface Head {
  batch: Batch
  secret: Buffer
}

/**
 * Seals parallel entries as one batch, chained under a key outside the database. The promise resolves when the batch is
 * stored: audited results must wait for it. The first chain begins at once and vouches for older chains.
 * @throws AppError `unavailable` SGN_20016 from each entry while the database does not answer; SGN_10016
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
      // A failed insert may be stored after all, so that the next batch starts a new chain.
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
