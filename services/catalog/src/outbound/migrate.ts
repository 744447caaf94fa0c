import { dueIndex } from '@etax/durable-work'
import { mongo } from 'mongoose'
import type { Resource } from '../domain/resource.ts'
import { resources } from '../resources/resources.ts'
import { JOBS } from './mongo-jobs.ts'
import { searchField } from './mongo-rows.ts'

const DAY_SECONDS = 86_400

const ERRANDS_ASIDE = 'errands-moved'

/** Besides the resources. */
const OTHERS: Record<string, mongo.IndexDescription[]> = {
  profiles: [{ key: { key: 1 }, unique: true }],
  taxes: [
    {
      key: { workspaceId: 1, defaultTax: 1 },
      unique: true,
      partialFilterExpression: { live: true, defaultTax: { $type: 'string' } },
    },
  ],
  'stock-moves': [],
  [JOBS]: [],
  logos: [],
  'import-parts': [{ key: { importId: 1, number: 1 } }, { key: { at: 1 }, expireAfterSeconds: DAY_SECONDS }],
  imports: [{ key: { at: 1 }, expireAfterSeconds: DAY_SECONDS }],
}

/** Makes the collections and indexes. May run any number of times, also beside a running service. */
export async function migrate(db: mongo.Db): Promise<void> {
  await moveErrands(db)
  for (const resource of Object.values(resources)) await ensure(db, resource.path, indexesOf(resource))
  for (const [collection, indexes] of Object.entries(OTHERS)) await ensure(db, collection, indexes)
  await dueIndex(db.collection(JOBS))
}

/**
 * Jobs were kept as "errands", those that delete dependents as "take-along". The old collection is put aside in one step,
 * so that nothing is lost which a process of the version before adds meanwhile; that is moved by the next start.
 */
async function moveErrands(db: mongo.Db): Promise<void> {
  await moveAside()
  await db.collection('errands').rename(ERRANDS_ASIDE).catch(unless('NamespaceNotFound', 'NamespaceExists'))
  await moveAside()
  await db.collection(JOBS).updateMany({ kind: 'take-along' }, { $set: { kind: 'delete-dependents' } })

  async function moveAside(): Promise<void> {
    const aside = db.collection(ERRANDS_ASIDE)
    await aside.aggregate([{ $merge: { into: JOBS, whenMatched: 'keepExisting' } }]).toArray()
    await aside.drop().catch(unless('NamespaceNotFound'))
  }
}

function unless(...codeNames: string[]) {
  return (error: unknown): void => {
    if (!(error instanceof mongo.MongoServerError) || !codeNames.includes(String(error.codeName))) throw error
  }
}

/** Collections are made here, since two transactions that make the same one collide. */
async function ensure(db: mongo.Db, collection: string, indexes: mongo.IndexDescription[]): Promise<void> {
  await db.createCollection(collection).catch(unless('NamespaceExists'))
  if (indexes.length > 0) await db.collection(collection).createIndexes(indexes)
}

function indexesOf(resource: Resource): mongo.IndexDescription[] {
  const isOfTaxpayer = 'taxpayerId' in resource.fields
  return [
    { key: { workspaceId: 1, live: 1, createdAt: 1, _id: 1 } },
    ...(isOfTaxpayer ? [{ key: { workspaceId: 1, taxpayerId: 1, live: 1, createdAt: 1, _id: 1 } }] : []),
    ...(resource.searched ?? []).flatMap((name) => [
      // Partial, so that a deleted record leaves it; with `live`, so that matches are counted without the records.
      {
        name: `search ${name}`,
        key: { workspaceId: 1, live: 1, [searchField(name)]: 1 },
        partialFilterExpression: { live: true },
      },
      { key: { workspaceId: 1, live: 1, [name]: 1, _id: 1 } },
    ]),
    ...(resource.unique ?? []).map(uniqueIndex),
    ...lookedUpBy(resource).map((field) => ({ key: { [field]: 1 } })),
  ]
}

function uniqueIndex(fields: readonly string[]): mongo.IndexDescription {
  const key = Object.fromEntries(['workspaceId', ...fields].map((field) => [field, 1 as const]))
  return { key, unique: true, partialFilterExpression: { live: true } }
}

/** The fields by which others look for what still needs them, or goes along with them. */
function lookedUpBy({ path }: Resource): string[] {
  const fields = Object.values(resources).flatMap(({ neededBy = [], cascadesTo = [] }) =>
    [...neededBy, ...cascadesTo].filter((user) => user.path === path).map(({ field }) => field),
  )
  return [...new Set(fields)].filter((field) => field !== 'taxpayerId')
}
