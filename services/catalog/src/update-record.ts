import { AppError, newId } from '@etax/kernel'
import { checkReferences } from './check-references.ts'
import { notFound } from './domain/not-found.ts'
import { invalid, readBody } from './domain/read-body.ts'
import type { Fields, Resource, Row, View } from './domain/resource.ts'
import type { Records } from './outbound/mongo-records.ts'
import { particulars } from './particulars.ts'
import { hasConsequences, type Stores, settleWrite } from './settle-write.ts'

export interface Change {
  workspaceId: string
  id: string
  body: unknown
  view: View
  now: Date
}

/**
 * Changes the fields that were sent, and no others.
 * @throws AppError `not-found` CAT_10012; `invalid` CAT_10001; `conflict` CAT_10009 where a business key is taken,
 * CAT_10017 where the record cannot change any more
 */
export const updateRecord =
  (stores: Stores) =>
  async (resource: Resource, { workspaceId, id, body, view, now }: Change): Promise<Row> => {
    const before = await stores.records.find(resource, workspaceId, id)
    if (before === undefined) throw notFound(resource, id)
    const sent = readBody(resource, 'update', body, workspaceId)
    refuseWhileClosed(resource, before, view, now)
    const fields = await complete(stores, resource, before, sent)
    const changed = await keep(stores, resource, before, { ...fields, updatedAt: now })
    if (changed === undefined) throw await whyNotWritten(stores.records, resource, before)
    return changed
  }

/** It was deleted since it was read, or is no longer as it was. */
export async function whyNotWritten(
  records: Records,
  resource: Resource,
  { workspaceId, _id }: Row,
): Promise<AppError> {
  const isThere = await records.isAny(resource.path, workspaceId, { _id })
  if (!isThere) return notFound(resource, _id)
  return new AppError('conflict', 'CAT_10017', `${resource.name} with id ${_id} was changed meanwhile: try again`)
}

/** @throws AppError `conflict` CAT_10017 */
export function refuseWhileClosed(resource: Resource, row: Row, view: View, now: Date): void {
  const reason = resource.closed?.(row, view, now)
  if (reason !== undefined) throw new AppError('conflict', 'CAT_10017', reason)
}

/** What must not have changed since the record was read. */
export function unchanged({ closedBy }: Resource, row: Row): Fields {
  return closedBy === undefined ? {} : { [closedBy]: row[closedBy] }
}

async function complete(stores: Stores, resource: Resource, before: Row, sent: Fields): Promise<Fields> {
  const { workspaceId } = before
  const fields = resource.complete?.(sent, before, newId) ?? sent
  const after = { ...before, ...fields }
  const problems = [...movedAway(before, after), ...(resource.check?.(after) ?? [])]
  if (problems.length > 0) throw invalid(problems)
  await checkReferences(stores.records, resource, { workspaceId, fields: after, only: Object.keys(sent) })
  return { ...fields, ...(await particulars[resource.path]?.(stores, { workspaceId, fields: after, before })) }
}

/** A record stays with its taxpayer: what refers to it does, too. */
function movedAway(before: Row, after: Row) {
  return before.taxpayerId === after.taxpayerId
    ? []
    : [{ path: 'taxpayerId', code: 'CAT_10013', message: 'cannot change' }]
}

async function keep(stores: Stores, resource: Resource, before: Row, fields: Fields): Promise<Row | undefined> {
  const { records } = stores
  const { _id: id, workspaceId } = before
  const change = { workspaceId, id, fields, where: unchanged(resource, before) }
  if (!hasConsequences(resource)) {
    const row = await records.change(resource, change)
    if (row !== undefined) await standBy(records, resource, { before, row, changed: Object.keys(fields) })
    return row
  }
  return records.transact(async (session) => {
    const row = await records.change(resource, change, session)
    if (row === undefined) return undefined
    await settleWrite(stores, { resource, row, kind: 'changed', now: row.updatedAt }, session)
    await checkReferences(records, resource, { workspaceId, fields: row, only: Object.keys(fields), session })
    return records.find(resource, workspaceId, id, session)
  })
}

interface Changed {
  before: Row
  row: Row
  changed: readonly string[]
}

/** Looks once more whether what the record now refers to is still there, as when it is made; else it is as it was. */
async function standBy(records: Records, resource: Resource, { before, row, changed }: Changed): Promise<void> {
  const { _id: id, workspaceId, updatedAt } = row
  try {
    await checkReferences(records, resource, { workspaceId, fields: row, only: changed })
  } catch (error) {
    const fields = Object.fromEntries(changed.map((name) => [name, before[name]]))
    await records.change(resource, { workspaceId, id, fields, where: { updatedAt } })
    throw error
  }
}
