import { dueIn, insertNew, leasedRows, newLease } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { ApplyImport, LeasedJob } from '../domain/job.ts'
import type { Jobs, JobWrites } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'
import { inTransaction } from './mongo-session.ts'

/** Since the last renewal; after that the process counts as dead. */
export const JOB_LEASE_MS = 20_000

export function mongoJobs({ jobs }: Pick<CatalogCollections, 'jobs'>): Jobs {
  const rows = leasedRows(jobs, { leaseMs: JOB_LEASE_MS })
  return {
    ...mongoJobWrites({ jobs }),

    async claimAbandoned() {
      const [job] = await rows.claim({ max: 1 })
      return job
    },

    async claimImport({ _id }) {
      return ((await rows.claimById(_id)) as LeasedJob<ApplyImport> | null) ?? undefined
    },
  }
}

export function mongoJobWrites({ jobs }: Pick<CatalogCollections, 'jobs'>, session?: mongo.ClientSession): JobWrites {
  const within = inTransaction(session)
  return {
    async add(job) {
      const lease = newLease()
      const row = { row: job, next: { inMs: JOB_LEASE_MS, lease } }
      const [inserted] = await insertNew(jobs, [row], within)
      if (inserted instanceof Error) throw inserted
      return inserted?.kind === 'inserted' ? { ...job, due: { lease } } : undefined
    },

    async renew({ _id, due: { lease } }) {
      const due = dueIn({ inMs: JOB_LEASE_MS, lease })
      const { matchedCount } = await jobs.updateOne({ _id, 'due.lease': lease }, [{ $set: { due } }], within)
      return matchedCount === 1
    },

    async done({ _id }) {
      await jobs.deleteOne({ _id }, within)
    },
  }
}
