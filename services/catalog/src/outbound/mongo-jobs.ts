import { type DueRow, insertNew, leasedRows, newLease } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { Job } from '../domain/job.ts'
import type { Jobs, JobWrites } from '../ports.ts'
import { inTransaction } from './mongo-session.ts'

export const JOBS = 'jobs'

type JobRow = Job & DueRow

/** From the last renewal: after that the process that had the job is taken for gone. */
const LEASE_MS = 60_000
const MAX_CLAIMED = 10

export function mongoJobs(db: mongo.Db): Jobs {
  const rows = leasedRows(db.collection<JobRow>(JOBS), { leaseMs: LEASE_MS })
  return {
    ...mongoJobWrites(db),

    async renew(job) {
      await rows.renew(job)
    },

    claimAbandoned: () => rows.claim({ max: MAX_CLAIMED }),
  }
}

export function mongoJobWrites(db: mongo.Db, session?: mongo.ClientSession): JobWrites {
  const collection = db.collection<JobRow>(JOBS)
  return {
    async add(job) {
      const lease = newLease()
      const row = { row: job, next: { inMs: LEASE_MS, lease } }
      const [inserted] = await insertNew(collection, [row], inTransaction(session))
      if (inserted instanceof Error) throw inserted
      return { ...job, due: { lease } }
    },

    async done({ _id }) {
      await collection.deleteOne({ _id }, inTransaction(session))
    },
  }
}
