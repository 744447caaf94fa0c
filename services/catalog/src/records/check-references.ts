import { catalogErrors } from '@etax/contracts'
import type { ErrorDetail } from '@etax/kernel'
import { invalid } from '../domain/read-body.ts'
import { type Fields, kindOf, type Resource, type ResourcePath, type Row } from '../domain/resource.ts'
import type { TransactionRecords } from '../ports.ts'
import { resources } from '../resources/resources.ts'

interface ReferenceCheck {
  workspaceId: string
  fields: Fields
  only?: readonly string[]
}

/**
 * References must be live, in the same workspace and of the same taxpayer.
 * @throws AppError `invalid` VAL_10000 with CAT_10011 for unknown records and CAT_10022 for records elsewhere
 */
export async function checkReferences(
  records: TransactionRecords,
  resource: Resource,
  { workspaceId, fields, only }: ReferenceCheck,
): Promise<void> {
  const references = Object.entries(resource.references ?? {}).filter(
    ([field, { alike = [] }]) =>
      typeof fields[field] === 'string' &&
      (only === undefined || [field, ...alike].some((name) => only.includes(name))),
  )
  const problems: ErrorDetail[] = []
  for (const [path, { to, alike = [] }] of references) {
    const target = { _id: fields[path], ...(isOfTaxpayer(to) ? { taxpayerId: fields.taxpayerId } : {}) }
    const same = Object.fromEntries(alike.map((field) => [field, fields[field]]))
    if (await records.isAny(to, workspaceId, { ...target, ...same })) continue
    const [elsewhere] = alike.length > 0 ? await records.findWhere(to, workspaceId, target) : []
    if (elsewhere !== undefined) {
      problems.push(await elsewhereAt(path, records, { resource: resources[to], row: elsewhere, alike, fields }))
      continue
    }
    const of = isOfTaxpayer(to) ? 'taxpayer' : 'workspace'
    const facts = { kind: kindOf(resources[to]), of, list: `/${to}`, sent: String(fields[path]) } as const
    problems.push(catalogErrors.referenceUnknown.at(path, { reason: 'record', ...facts }))
  }
  if (problems.length > 0) throw invalid(problems)
}

interface Elsewhere {
  resource: Resource
  row: Row
  alike: readonly string[]
  fields: Fields
}

async function elsewhereAt(
  path: string,
  records: TransactionRecords,
  { resource, row, alike, fields }: Elsewhere,
): Promise<ErrorDetail> {
  const field = alike.find((name) => row[name] !== fields[name]) ?? ''
  const to = resource.references?.[field]?.to ?? 'establishments'
  const placeOf = async (id: unknown) => {
    const named = await records.find(resources[to], row.workspaceId, String(id))
    const code = typeof named?.code === 'number' ? { code: String(named.code).padStart(3, '0') } : {}
    return { kind: kindOf(resources[to]), ...code, id: String(id) }
  }
  return catalogErrors.referenceElsewhere.at(path, {
    reason: 'record',
    kind: kindOf(resource),
    own: await placeOf(row[field]),
    asked: await placeOf(fields[field]),
    list: `/${resource.path}?filter.${field}__eq=${fields[field]}`,
  })
}

function isOfTaxpayer(path: ResourcePath): boolean {
  return 'taxpayerId' in resources[path].fields
}
