import type { Migration } from '@etax/durable-work'
import { mongo } from 'mongoose'

/** Where the versions before kept jobs. */
export const OLD_JOBS = 'errands'
const JOBS = 'jobs'
const OLD_JOBS_ASIDE = 'old-jobs'

/**
 * Jobs had a collection of another name, and those that delete dependents another kind. The old collection is put aside in one
 * step, so that nothing is lost which a process of the version before adds meanwhile; that is moved by a repetition.
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
