import { declareCollections } from '@etax/runtime'
import { mongo } from 'mongoose'
import { type CatalogCollections, schemas } from './collections.ts'

/** Where the versions before kept jobs. */
export const OLD_JOBS = 'errands'
const JOBS = 'jobs'
const OLD_JOBS_ASIDE = 'old-jobs'

/** Makes the collections and indexes, and moves old data. May run any number of times, also beside a running service. */
export async function migrate(db: mongo.Db): Promise<CatalogCollections> {
  const collections = await declareCollections(db, schemas)
  await moveOldJobs(db)
  return collections
}

/**
 * Jobs had a collection of another name, and those that delete dependents another kind. The old collection is put aside in one step,
 * so that nothing is lost which a process of the version before adds meanwhile; that is moved by the next start.
 */
async function moveOldJobs(db: mongo.Db): Promise<void> {
  await moveAside()
  await db.collection(OLD_JOBS).rename(OLD_JOBS_ASIDE).catch(unless('NamespaceNotFound', 'NamespaceExists'))
  await moveAside()
  await db.collection(JOBS).updateMany({ kind: 'take-along' }, { $set: { kind: 'delete-dependents' } })

  async function moveAside(): Promise<void> {
    const aside = db.collection(OLD_JOBS_ASIDE)
    await aside.aggregate([{ $merge: { into: JOBS, whenMatched: 'keepExisting' } }]).toArray()
    await aside.drop().catch(unless('NamespaceNotFound'))
  }
}

function unless(...codeNames: string[]) {
  return (error: unknown): void => {
    if (!(error instanceof mongo.MongoServerError) || !codeNames.includes(String(error.codeName))) throw error
  }
}
