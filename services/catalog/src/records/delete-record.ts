import { within } from '@etax/kernel'
import type { DeleteDependents, LeasedJob } from '../domain/job.ts'
import { tombstone } from '../domain/new-row.ts'
import { notFound } from '../domain/not-found.ts'
import type { Resource, Row, View } from '../domain/resource.ts'
import type { Stores } from '../ports.ts'
import { afterWrite } from './after-write.ts'
import { deleteDependents } from './delete-dependents.ts'
import { guardWrite, keepTestTaxpayer } from './guard-write.ts'
import { refuseWhileClosed, refuseWhileNeeded, unchanged, whyNotWritten } from './refuse-change.ts'

export interface Deletion {
  workspaceId: string
  id: string
  view: View
  now: Date
}

const CASCADE_WAIT_MS = 3_000

/**
 * Hides a record and keeps its row. It marks first and checks again afterwards, so that no parallel new record loses
 * what it needs.
 * @throws AppError `not-found` CAT_10012; `conflict` CAT_10014 while a live record needs it, CAT_10017 if it is closed,
 * CAT_10020 after a parallel change, CAT_10023 for the test taxpayer; `invalid` CTX_10003 for its records, with a live
 * key; `forbidden` ACS_10006 for records of a taxpayer in production, with a test key
 */
export const deleteRecord =
  (stores: Stores) =>
  async (resource: Resource, { workspaceId, id, view, now }: Deletion): Promise<Row> => {
    const { records } = stores
    const row = await records.find(resource, workspaceId, id)
    if (row === undefined) return deletedBefore(stores, resource, { workspaceId, id, view })
    const guard = () => guardWrite(records, resource, { workspaceId, view, fields: row })
    await guard()
    keepTestTaxpayer(resource, row)
    const refuseWhileUsed = () => refuseWhileNeeded(records, resource, row, resource.neededBy ?? [])
    refuseWhileClosed(resource, row, { view, act: 'delete' })
    await refuseWhileUsed()
    const marked = await mark(stores, resource, row, { view, now })
    if (marked === undefined) throw await whyNotWritten(records, resource, row)
    try {
      await guard()
      await refuseWhileUsed()
    } catch (error) {
      await restore(stores, resource, row, now)
      throw error
    }
    if (marked.job !== undefined) await cascade(stores, marked.job, now)
    return { ...row, ...tombstone(now) }
  }

/** Answers again for a taxpayer whose deletion is not concluded: the first answer may be lost. */
async function deletedBefore(
  { records, deletedTaxpayers }: Stores,
  resource: Resource,
  { workspaceId, id, view }: Pick<Deletion, 'workspaceId' | 'id' | 'view'>,
): Promise<Row> {
  const isOpen = resource.path === 'taxpayers' && (await deletedTaxpayers.isOpen({ workspaceId, taxpayerId: id }))
  const row = isOpen ? (await records.findAny(resource.path, workspaceId, [id])).get(id) : undefined
  if (row === undefined) throw notFound(resource, id)
  await guardWrite(records, resource, { workspaceId, view, fields: row })
  return row
}

/** The job is stored and will run. Waiting only lets callers see the result. */
async function cascade(stores: Stores, job: LeasedJob<DeleteDependents>, now: Date): Promise<void> {
  await within(CASCADE_WAIT_MS, job._id, deleteDependents(stores)(job, now)).catch(() => {})
}

interface Marked {
  job: LeasedJob<DeleteDependents> | undefined
}

function mark(
  stores: Stores,
  resource: Resource,
  row: Row,
  { view, now }: Pick<Deletion, 'view' | 'now'>,
): Promise<Marked | undefined> {
  const { workspaceId, _id: id } = row
  const change = { workspaceId, id, fields: tombstone(now), where: unchanged(resource, row) }
  return stores.transact(async (transaction) => {
    const deleted = await transaction.records.change(resource, change)
    if (deleted === undefined) return undefined
    await guardWrite(transaction.records, resource, { workspaceId, view, fields: deleted })
    await afterWrite(transaction, { resource, row: deleted, kind: 'deleted', now })
    return { job: resource.cascadesTo && (await transaction.jobs.add(jobOf(resource, row))) }
  })
}

async function restore(stores: Stores, resource: Resource, row: Row, now: Date): Promise<void> {
  const alive = { live: true, deletedAt: null, updatedAt: now }
  await stores.transact(async (transaction) => {
    await transaction.jobs.done(jobOf(resource, row))
    await transaction.records.reviveWhere(resource.path, { _id: row._id }, alive)
    await afterWrite(transaction, { resource, row: { ...row, ...alive }, kind: 'changed', now })
  })
}

function jobOf({ path }: Resource, { workspaceId, _id: id }: Row): DeleteDependents {
  return { _id: `delete-dependents/${id}`, kind: 'delete-dependents', workspaceId, path, id }
}
