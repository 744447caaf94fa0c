import { AppError } from '@etax/kernel'
import { notFound } from './domain/not-found.ts'
import type { Resource, Row } from './domain/resource.ts'
import { resources } from './domain/resources.ts'
import type { Records } from './outbound/mongo-records.ts'
import { hasConsequences, type Stores, settleWrite, tombstone } from './settle-write.ts'

/**
 * Deletes a record: it leaves lists and reads, and is kept.
 * @throws AppError `not-found` CAT_10012; `conflict` CAT_10014 while a live record needs it
 */
export const deleteRecord =
  (stores: Stores) =>
  async (
    resource: Resource,
    { workspaceId, id, now }: { workspaceId: string; id: string; now: Date },
  ): Promise<Row> => {
    const { records } = stores
    const row = await records.find(resource, workspaceId, id)
    if (row === undefined) throw notFound(resource, id)
    await refuseWhileNeeded(records, resource, row)

    const mark = { workspaceId, id, fields: tombstone(now) }
    const deleted = hasConsequences({ resource, kind: 'deleted' })
      ? await records.transact(async (session) => {
          const gone = await records.change(resource, mark, session)
          if (gone !== undefined) await settleWrite(stores, { resource, row: gone, kind: 'deleted', now }, session)
          return gone
        })
      : await records.change(resource, mark)
    if (deleted === undefined) throw notFound(resource, id)
    return deleted
  }

async function refuseWhileNeeded(records: Records, resource: Resource, { workspaceId, _id }: Row): Promise<void> {
  for (const { path, field, where = {} } of resource.neededBy ?? []) {
    if (await records.isAny(path, workspaceId, { [field]: _id, ...where })) {
      const user = resources[path].name.toLowerCase()
      throw new AppError('conflict', 'CAT_10014', `${resource.name} with id ${_id} is in use: ${anOf(user)} needs it`)
    }
  }
}

function anOf(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}
