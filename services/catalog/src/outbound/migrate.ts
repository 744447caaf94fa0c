import type { mongo } from 'mongoose'
import type { Resource } from '../domain/resource.ts'
import { resources } from '../domain/resources.ts'
import { searchField } from './mongo-rows.ts'

/** Makes the collections and indexes. May run any number of times, also beside a running service. */
export async function migrate(db: mongo.Db): Promise<void> {
  for (const resource of Object.values(resources) as Resource[]) {
    await db.collection(resource.path).createIndexes(indexesOf(resource))
  }
  await db.collection('profiles').createIndexes([{ key: { key: 1 }, unique: true }])
  await db.collection('taxes').createIndexes([
    {
      key: { workspaceId: 1, defaultTax: 1 },
      unique: true,
      partialFilterExpression: { live: true, defaultTax: { $type: 'string' } },
    },
  ])
}

function indexesOf(resource: Resource): mongo.IndexDescription[] {
  const isOfTaxpayer = 'taxpayerId' in resource.fields
  return [
    { key: { workspaceId: 1, live: 1, createdAt: 1, _id: 1 } },
    ...(isOfTaxpayer ? [{ key: { taxpayerId: 1, live: 1, createdAt: 1, _id: 1 } }] : []),
    ...(resource.searched ?? []).map((name) => ({ key: { workspaceId: 1, [searchField(name)]: 1 } })),
    ...(resource.unique ?? []).map((fields) => uniqueIndex(fields)),
    ...otherReferences(resource).map((field) => ({ key: { [field]: 1 } })),
  ]
}

function uniqueIndex(fields: readonly string[]): mongo.IndexDescription {
  const key = Object.fromEntries(['workspaceId', ...fields].map((field) => [field, 1 as const]))
  return { key, unique: true, partialFilterExpression: { live: true } }
}

/** Looked at before what they refer to is deleted. */
function otherReferences(resource: Resource): string[] {
  return Object.keys(resource.references ?? {}).filter((field) => field !== 'taxpayerId')
}
