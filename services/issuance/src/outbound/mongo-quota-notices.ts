import { leasedRows } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { QuotaNotices } from '../ports.ts'
import type { QuotaNoticeRow } from './collections.ts'

/** Longer than the broker takes for a batch. */
const LEASE_MS = 20_000

export function mongoQuotaNotices(notices: mongo.Collection<QuotaNoticeRow>): QuotaNotices {
  const rows = leasedRows(notices, { leaseMs: LEASE_MS })
  return {
    claim: (max) => rows.claim({ max }),
    sent: (notice) => rows.save(notice, { next: null }),
  }
}
