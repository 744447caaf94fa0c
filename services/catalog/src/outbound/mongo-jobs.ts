import { randomUUID } from 'node:crypto'
import { type DueRow, takeDue } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { Job } from '../domain/job.ts'
import type { Jobs, JobWrites } from '../ports.ts'
import { inTransaction } from './mongo-session.ts'

export const JOBS = 'jobs'

/** From the last renewal: after that the process that had the job is taken for gone. */
const LEASE_MS = 60_000
const MAX_CLAIMED = 10

export function mongoJobs(db: mongo.Db): Jobs {
  const collection = db.collection<Job & DueRow>(JOBS)
  return {
    ...mongoJobWrites(db),

    async renew({ _id }) {
      await collection.updateOne({ _id }, [{ $set: { 'due.at': { $add: ['$$NOW', LEASE_MS] } } }])
    },

    claimAbandoned: () => takeDue<Job & DueRow>(db.collection(JOBS), { leaseMs: LEASE_MS, most: MAX_CLAIMED }),
  }
}

export function mongoJobWrites(db: mongo.Db, session?: mongo.ClientSession): JobWrites {
  const collection = db.collection<Job & DueRow>(JOBS)
  return {
    async add(job) {
      const due = { at: { $add: ['$$NOW', LEASE_MS] }, lease: randomUUID() }
      const row = { $mergeObjects: [{ $literal: job }, { due }] }
      await collection.updateOne({ _id: job._id }, [{ $replaceWith: row }], {
        upsert: true,
        ...inTransaction(session),
      })
    },

    async done({ _id }) {
      await collection.deleteOne({ _id }, inTransaction(session))
    },
  }
}
