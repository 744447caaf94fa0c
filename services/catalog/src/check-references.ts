import type { ErrorDetail } from '@etax/kernel'
import type { mongo } from 'mongoose'
import { invalid } from './domain/read-body.ts'
import type { Fields, Resource, ResourcePath } from './domain/resource.ts'
import { resources } from './domain/resources.ts'
import type { Records } from './outbound/mongo-records.ts'

interface Asked {
  workspaceId: string
  fields: Fields
  /** Only these fields. */
  only?: readonly string[]
  session?: mongo.ClientSession | undefined
}

/**
 * Checks that what a record refers to is live, in the same workspace and of the same taxpayer.
 * @throws AppError `invalid` CAT_10001 naming every field that refers to nothing
 */
export async function checkReferences(
  records: Records,
  resource: Resource,
  { workspaceId, fields, only, session }: Asked,
): Promise<void> {
  const asked = Object.entries(resource.references ?? {}).filter(
    ([field]) => typeof fields[field] === 'string' && (only === undefined || only.includes(field)),
  )
  const problems: ErrorDetail[] = []
  for (const [path, { to }] of asked) {
    const wanted = { _id: fields[path], ...(isOfTaxpayer(to) ? { taxpayerId: fields.taxpayerId } : {}) }
    if (await records.isAny(to, workspaceId, wanted, session)) continue
    const owner = isOfTaxpayer(to) ? 'taxpayer' : 'workspace'
    problems.push({ path, code: 'CAT_10011', message: `names no ${resources[to].name.toLowerCase()} of this ${owner}` })
  }
  if (problems.length > 0) throw invalid(problems)
}

function isOfTaxpayer(path: ResourcePath): boolean {
  return 'taxpayerId' in resources[path].fields
}
