import { notFound } from './domain/not-found.ts'
import type { Fields, Resource } from './domain/resource.ts'
import { showAll } from './list-records.ts'
import type { Records } from './outbound/mongo-records.ts'

/** One record as the resource API shows it. @throws AppError `not-found` CAT_10012 */
export const getRecord =
  ({ records }: { records: Records }) =>
  async (resource: Resource, { workspaceId, id }: { workspaceId: string; id: string }): Promise<Fields> => {
    const row = await records.find(resource, workspaceId, id)
    if (row === undefined) throw notFound(resource, id)
    const [shown] = await showAll(records, resource, [row])
    return shown ?? {}
  }
