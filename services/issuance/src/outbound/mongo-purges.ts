import { leasedRows } from '@etax/durable-work'
import type { Collections } from '@etax/runtime'
import type { Purges } from '../ports.ts'
import type { schemas } from './collections.ts'

/** Longer than other services take for a batch. */
const LEASE_MS = 25_000
/** Longer than a batch; after a crash other processes wait this long. */
const DELETION_LEASE_MS = 20_000
const DELETION = 'deletion'

export function mongoPurges({ purges, purgeWork }: Pick<Collections<typeof schemas>, 'purges' | 'purgeWork'>): Purges {
  const rows = leasedRows(purges, { leaseMs: LEASE_MS })
  const work = leasedRows(purgeWork, { leaseMs: DELETION_LEASE_MS })

  return {
    async deleteAlone(deleteSome) {
      await work.insert({ _id: DELETION }, { inMs: 0 })
      const held = await work.claimById(DELETION)
      if (held === null) return 0
      let deleted = 0
      try {
        do {
          const some = await deleteSome()
          if (some === 0) return deleted
          deleted += some
        } while (await work.renew(held))
        return deleted
      } finally {
        await work.save(held, { next: { inMs: 0 } })
      }
    },

    claim: (max) => rows.claim({ max }),
    // Regardless of the lease: everything is deleted already.
    finish: (finished) => purges.deleteMany({ _id: { $in: finished.map(({ _id }) => _id) } }),
    release: rows.release,
  }
}
