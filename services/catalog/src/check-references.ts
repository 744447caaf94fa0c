import type { ErrorDetail } from '@etax/kernel'
import { invalid } from './domain/read-body.ts'
import type { Fields, Resource, ResourcePath } from './domain/resource.ts'
import { resources } from './domain/resources.ts'
import type { Records } from './outbound/mongo-records.ts'

/**
 * Checks that what a record refers to is live, in the same workspace and of the same taxpayer.
 * @throws AppError `invalid` CAT_10001 naming every field that refers to nothing
 */
export async function checkReferences(
  records: Records,
  resource: Resource,
  { workspaceId, fields, only }: { workspaceId: string; fields: Fields; only?: readonly string[] },
): Promise<void> {
  const asked = Object.entries(resource.references ?? {}).filter(
    ([field]) => typeof fields[field] === 'string' && (only === undefined || only.includes(field)),
  )
  const problems = await Promise.all(
    asked.map(async ([path, { to }]): Promise<ErrorDetail[]> => {
      const wanted = { _id: fields[path], ...(isOfTaxpayer(to) ? { taxpayerId: fields.taxpayerId } : {}) }
      const found = await records.isAny(to, workspaceId, wanted)
      return found
        ? []
        : [
            {
              path,
              code: 'CAT_10011',
              message: `names no ${resources[to].name.toLowerCase()} of this ${isOfTaxpayer(to) ? 'taxpayer' : 'workspace'}`,
            },
          ]
    }),
  )
  if (problems.flat().length > 0) throw invalid(problems.flat())
}

function isOfTaxpayer(path: ResourcePath): boolean {
  return 'taxpayerId' in resources[path].fields
}
