import { catalogErrors } from '@etax/contracts'
import { type ErrorDetail, withValue } from '@etax/kernel'
import { invalid } from '../domain/read-body.ts'
import type { Fields, Resource, ResourcePath, Row } from '../domain/resource.ts'
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
    const [elsewhere] = alike.length > 0 ? await records.findWhere(to, workspaceId, wanted) : []
    if (elsewhere !== undefined) {
      const message = await whereItIs(records, { resource: resources[to], row: elsewhere, alike, fields })
      problems.push(catalogErrors.referenceElsewhere.at(path, message))
      continue
    }
    const owner = isOfTaxpayer(to) ? 'taxpayer' : 'workspace'
    const message = `names no ${name} of this ${owner}: GET /${to} lists them`
    problems.push(catalogErrors.referenceUnknown.at(path, withValue(message, fields[path])))
  }
  if (problems.length > 0) throw invalid(problems)
}

interface Elsewhere {
  resource: Resource
  /** The record that is named. */
  row: Row
  alike: readonly string[]
  /** The record that names it. */
  fields: Fields
}

/** In words: where the record belongs, and which one was asked for. */
async function whereItIs(records: TransactionRecords, { resource, row, alike, fields }: Elsewhere): Promise<string> {
  const { workspaceId } = row
  const differing = alike.filter((field) => row[field] !== fields[field])
  const places = differing.map(async (field) => {
    const to = resource.references?.[field]?.to
    if (to === undefined) return `another ${field}`
    const own = await records.find(resources[to], workspaceId, String(row[field]))
    const asked = await records.find(resources[to], workspaceId, String(fields[field]))
    return `${placeText(to, row[field], own)}, not of ${placeText(to, fields[field], asked)}`
  })
  const filter = differing.map((field) => `filter.${field}__eq=${fields[field]}`).join('&')
  const list = `GET /${resource.path}?${filter} lists the others`
  return `names an ${resource.name.toLowerCase()} of ${(await Promise.all(places)).join(' and of ')}: ${list}`
}

/** Such as: establishment 002 (0198…). */
function placeText(path: ResourcePath, id: unknown, row: Row | undefined): string {
  const code = typeof row?.code === 'number' ? ` ${String(row.code).padStart(3, '0')}` : ''
  return `${resources[path].name.toLowerCase()}${code} (${String(id)})`
}

function isOfTaxpayer(path: ResourcePath): boolean {
  return 'taxpayerId' in resources[path].fields
}
