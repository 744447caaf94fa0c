import { catalogErrors } from '@etax/contracts'
import { type ErrorDetail, withValue } from '@etax/kernel'
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
 * @throws AppError `invalid` VAL_10000 naming every field that refers to nothing (CAT_10011) or to what is elsewhere (CAT_10022)
 */
export async function checkReferences(
  records: TransactionRecords,
  resource: Resource,
  { workspaceId, fields, only }: Asked,
): Promise<void> {
  const asked = Object.entries(resource.references ?? {}).filter(
    ([field, { alike = [] }]) =>
      typeof fields[field] === 'string' &&
      (only === undefined || [field, ...alike].some((name) => only.includes(name))),
  )
  const problems: ErrorDetail[] = []
  for (const [path, { to, alike = [] }] of asked) {
    const wanted = { _id: fields[path], ...(isOfTaxpayer(to) ? { taxpayerId: fields.taxpayerId } : {}) }
    const name = resources[to].name.toLowerCase()
    const same = Object.fromEntries(alike.map((field) => [field, fields[field]]))
    if (await records.isAny(to, workspaceId, { ...wanted, ...same })) continue
    if (alike.length > 0 && (await records.isAny(to, workspaceId, wanted))) {
      const message = `names an ${name} with another ${alike.join(' and ')}: send one of ${JSON.stringify(same)}`
      problems.push(catalogErrors.referenceElsewhere.at(path, message))
      continue
    }
    const owner = isOfTaxpayer(to) ? 'taxpayer' : 'workspace'
    const message = `names no ${name} of this ${owner}: GET /${to} lists them`
    problems.push(catalogErrors.referenceUnknown.at(path, withValue(message, fields[path])))
  }
  if (problems.length > 0) throw invalid(problems)
}

function isOfTaxpayer(path: ResourcePath): boolean {
  return 'taxpayerId' in resources[path].fields
}
