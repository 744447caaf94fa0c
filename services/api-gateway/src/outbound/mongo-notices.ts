import { leasedRows } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { Notices } from '../ports.ts'
import type { NoticeRow } from './collections.ts'

/** Longer than a notice takes to be handed to the broker. */
const LEASE_MS = 120_000

/** A row a notice: with nothing due it was sent. */
export function mongoNotices(notices: mongo.Collection<NoticeRow>): Notices {
  const rows = leasedRows(notices, { leaseMs: LEASE_MS })
  return {
    async take(_id) {
      const due = await rows.insertLeased({ _id, createdAt: new Date() })
      return due === null ? rows.claimById(_id) : { _id, due }
    },
    sent: (notice) => rows.save(notice, { next: null }),
  }
}
