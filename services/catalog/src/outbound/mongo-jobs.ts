import { insertNew, leasedRows, newLease } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { Jobs, JobWrites } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'
import { inTransaction } from './mongo-session.ts'

/** From the last renewal: after that the process that had the job is taken for gone. */
const LEASE_MS = 60_000
const MAX_CLAIMED = 10

export function mongoJobs({ jobs }: Pick<CatalogCollections, 'jobs'>): Jobs {
  const rows = leasedRows(jobs, { leaseMs: LEASE_MS })
  return {
    ...mongoJobWrites({ jobs }),

    async renew(job) {
      await rows.renew(job)
    },

    claimAbandoned: () => rows.claim({ max: MAX_CLAIMED }),
  }
}

export function mongoJobWrites({ jobs }: Pick<CatalogCollections, 'jobs'>, session?: mongo.ClientSession): JobWrites {
  return {
    async add(job) {
      const lease = newLease()
      const row = { row: job, next: { inMs: LEASE_MS, lease } }
      const [inserted] = await insertNew(jobs, [row], inTransaction(session))
      if (inserted instanceof Error) throw inserted
      return { ...job, due: { lease } }
    },

    async done({ _id }) {
      await jobs.deleteOne({ _id }, inTransaction(session))
    },
  }
}
