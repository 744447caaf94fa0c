import { AppError, within } from '@etax/kernel'
import { tombstone } from './domain/born-row.ts'
import { notFound } from './domain/not-found.ts'
import type { Resource, Row, View } from './domain/resource.ts'
import { resources } from './domain/resources.ts'
import type { TakeAlong } from './outbound/mongo-errands.ts'
import type { Records } from './outbound/mongo-records.ts'
import { type Stores, settleWrite } from './settle-write.ts'
import { takeAlong } from './take-along.ts'
import { refuseWhileClosed, unchanged, whyNotWritten } from './update-record.ts'

export interface Deletion {
  workspaceId: string
  id: string
  view: View
  now: Date
}

const COURTESY = 3_000

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
    if (!(await mark(stores, resource, row, now))) throw await whyNotWritten(records, resource, row)
    try {
      await refuseWhileNeeded(records, resource, row)
    } catch (error) {
      await restore(stores, resource, row, now)
      throw error
    }
    if (resource.takesAlong !== undefined) await follow(stores, takeAlongErrand(resource, row), now)
    return { ...row, ...tombstone(now) }
  }

/** What has to follow is noted and will be done: it is waited for only so that callers see it done, as a rule. */
async function follow(stores: Stores, errand: TakeAlong, now: Date): Promise<void> {
  await within(COURTESY, errand._id, takeAlong(stores)(errand, now)).catch(() => {})
}

/** Marks the record as deleted and notes, in the same transaction, that what belongs to it has to follow. */
function mark(stores: Stores, resource: Resource, row: Row, now: Date): Promise<boolean> {
  const { workspaceId, _id: id } = row
  const change = { workspaceId, id, fields: tombstone(now), where: unchanged(resource, row) }
  return stores.records.transact(async (session) => {
    const gone = await stores.records.change(resource, change, session)
    if (gone === undefined) return false
    await settleWrite(stores, { resource, row: gone, kind: 'deleted', now }, session)
    if (resource.takesAlong !== undefined) await stores.errands.add(takeAlongErrand(resource, row), now, session)
    return true
  })
}

/** Takes a deletion back before anything has followed it. */
async function restore(stores: Stores, resource: Resource, row: Row, now: Date): Promise<void> {
  const alive = { live: true, deletedAt: null, updatedAt: now }
  await stores.records.transact(async (session) => {
    await stores.errands.done(takeAlongErrand(resource, row), session)
    await stores.records.reviveWhere(resource.path, { _id: row._id }, alive, session)
    await settleWrite(stores, { resource, row: { ...row, ...alive }, kind: 'changed', now }, session)
  })
}

function takeAlongErrand({ path }: Resource, { workspaceId, _id: id }: Row): TakeAlong {
  return { _id: `take-along/${id}`, kind: 'take-along', workspaceId, path, id }
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
