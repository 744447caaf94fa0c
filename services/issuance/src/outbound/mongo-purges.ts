import { leasedRows } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { Purges } from '../ports.ts'
import type { PurgeRow } from './collections.ts'

/** Longer than other services take to delete what they keep of the receipts claimed at once. */
const LEASE_MS = 120_000

export function mongoPurges(purges: mongo.Collection<PurgeRow>): Purges {
  const rows = leasedRows(purges, { leaseMs: LEASE_MS })
  return {
    claim: (max) => rows.claim({ max }),
    // Whoever has the lease: what is deleted everywhere is so for all.
    finish: (finished) => purges.deleteMany({ _id: { $in: finished.map(({ _id }) => _id) } }),
    release: rows.release,
  }
}
