import { catalogErrors } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import { invalid } from '../domain/read-body.ts'
import type { Fields, Resource, ResourcePath } from '../domain/resource.ts'
import type { TransactionRecords } from '../ports.ts'
import { resources } from '../resources/resources.ts'

interface Asked {
  workspaceId: string
  fields: Fields
  /** Only these fields. */
  only?: readonly string[]
}

/**
 * Checks that what a record refers to is live, in the same workspace and of the same taxpayer.
 * @throws AppError `invalid` VAL_10000 naming every field that refers to nothing (CAT_10011)
 */
export async function checkReferences(
  records: TransactionRecords,
  resource: Resource,
  { workspaceId, fields, only }: Asked,
): Promise<void> {
  const asked = Object.entries(resource.references ?? {}).filter(
    ([field]) => typeof fields[field] === 'string' && (only === undefined || only.includes(field)),
  )
  const problems: ErrorDetail[] = []
  for (const [path, { to }] of asked) {
    const wanted = { _id: fields[path], ...(isOfTaxpayer(to) ? { taxpayerId: fields.taxpayerId } : {}) }
    if (await records.isAny(to, workspaceId, wanted)) continue
    const owner = isOfTaxpayer(to) ? 'taxpayer' : 'workspace'
    const message = `names no ${resources[to].name.toLowerCase()} of this ${owner}`
    problems.push(catalogErrors.referenceUnknown.at(path, message))
  }
  if (problems.length > 0) throw invalid(problems)
}

function isOfTaxpayer(path: ResourcePath): boolean {
  return 'taxpayerId' in resources[path].fields
}
