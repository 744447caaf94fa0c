import { leasedRows } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { NoticeRow } from '../outbound/collections.ts'
import type { KeptNotices, KeptQuotaNotice, Notices } from '../ports.ts'

const LEASE_MS = 20_000

/** One row per notice; a row with nothing due was sent. */
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

const LOOK_AGAIN_MS = 60_000

export function mongoKeptNotices(notices: mongo.Collection<NoticeRow>): KeptNotices {
  const rows = leasedRows(notices, { leaseMs: LEASE_MS })
  return {
    async keep(notice) {
      await rows.insert({ ...notice, createdAt: new Date() }, { inMs: LOOK_AGAIN_MS })
    },
    claim: async (max) => (await rows.claim({ max, filter: { reached: { $exists: true } } })) as KeptQuotaNotice[],
    async settle(notice) {
      await rows.save(notice, { next: null })
    },
    async putOff(notice) {
      await rows.save(notice, { next: { inMs: LOOK_AGAIN_MS } })
    },
  }
}
