import { AppError } from '@etax/kernel'
import { notFound } from './domain/not-found.ts'
import type { Resource, Row, View } from './domain/resource.ts'
import { resources } from './domain/resources.ts'
import type { Records } from './outbound/mongo-records.ts'
import { hasConsequences, restore, type Stores, settleWrite, tombstone } from './settle-write.ts'
import { refuseWhileClosed, unchanged } from './update-record.ts'

export interface Deletion {
  workspaceId: string
  id: string
  view: View
  now: Date
}

/**
 * Deletes a record: it leaves lists and reads, and is kept. It is marked first and looked at once more afterwards, so
 * that a record made meanwhile which needs it is not left without it.
 * @throws AppError `not-found` CAT_10012; `conflict` CAT_10014 while a live record needs it, CAT_10017 where it cannot
 * be deleted any more
 */
export const deleteRecord =
  (stores: Stores) =>
  async (resource: Resource, { workspaceId, id, view, now }: Deletion): Promise<Row> => {
    const { records } = stores
    const row = await records.find(resource, workspaceId, id)
    if (row === undefined) throw notFound(resource, id)
    refuseWhileClosed(resource, row, view, now)
    await refuseWhileNeeded(records, resource, row)
    const deleted = await mark(stores, resource, row, now)
    if (deleted === undefined) throw notFound(resource, id)
    try {
      await refuseWhileNeeded(records, resource, row)
    } catch (error) {
      await restore(stores, { resource, row: deleted, now })
      throw error
    }
    return deleted
  }

async function mark(stores: Stores, resource: Resource, row: Row, now: Date): Promise<Row | undefined> {
  const { records } = stores
  const change = {
    workspaceId: row.workspaceId,
    id: row._id,
    fields: tombstone(now),
    where: unchanged(resource, row),
  }
  if (!hasConsequences({ resource, kind: 'deleted' })) return records.change(resource, change)
  return records.transact(async (session) => {
    const gone = await records.change(resource, change, session)
    if (gone !== undefined) await settleWrite(stores, { resource, row: gone, kind: 'deleted', now }, session)
    return gone
  })
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
