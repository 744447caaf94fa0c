import type { Migration } from '@etax/durable-work'
import { mongo } from 'mongoose'

export const OLD_JOBS = 'errands'
const JOBS = 'jobs'
const OLD_JOBS_ASIDE = 'old-jobs'

/**
 * Jobs get another collection, and the ones that delete dependents another kind. A rename moves the old collection in
 * one step, so that jobs of a parallel older process are not lost: a repetition moves them.
 */
export const moveJobs: Migration = {
  name: '0001-move-jobs',
  async run(db) {
    await mergeAside(db)
    await db.collection(OLD_JOBS).rename(OLD_JOBS_ASIDE).catch(unless('NamespaceNotFound', 'NamespaceExists'))
    await mergeAside(db)
    await db.collection(JOBS).updateMany({ kind: 'take-along' }, { $set: { kind: 'delete-dependents' } })
  },
}

async function mergeAside(db: mongo.Db): Promise<void> {
  const aside = db.collection(OLD_JOBS_ASIDE)
  await aside.aggregate([{ $merge: { into: JOBS, whenMatched: 'keepExisting' } }]).toArray()
  await aside.drop().catch(unless('NamespaceNotFound'))
}

function unless(...codeNames: string[]) {
  return (error: unknown): void => {
    if (!(error instanceof mongo.MongoServerError) || !codeNames.includes(String(error.codeName))) throw error
  }
}
