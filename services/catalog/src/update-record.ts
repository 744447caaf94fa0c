import { checkReferences } from './check-references.ts'
import { notFound } from './domain/not-found.ts'
import { invalid, readBody } from './domain/read-body.ts'
import type { Resource, Row } from './domain/resource.ts'
import { hasConsequences, type Stores, settleWrite } from './settle-write.ts'

export interface Change {
  workspaceId: string
  id: string
  body: unknown
  now: Date
}

/**
 * Changes the fields that were sent, and no others.
 * @throws AppError `not-found` CAT_10012; `invalid` CAT_10001; `conflict` CAT_10009
 */
export const updateRecord =
  (stores: Stores) =>
  async (resource: Resource, { workspaceId, id, body, now }: Change): Promise<Row> => {
    const { records } = stores
    const before = await records.find(resource, workspaceId, id)
    if (before === undefined) throw notFound(resource, id)
    const sent = readBody(resource, 'update', body, workspaceId)
    const after = { ...before, ...sent }
    const problems = [...movedAway(before, after), ...(resource.check?.(after) ?? [])]
    if (problems.length > 0) throw invalid(problems)
    await checkReferences(records, resource, { workspaceId, fields: after, only: Object.keys(sent) })

    const change = { workspaceId, id, fields: { ...sent, updatedAt: now } }
    const changed = hasConsequences({ resource, kind: 'changed' })
      ? await records.transact(async (session) => {
          const row = await records.change(resource, change, session)
          if (row === undefined) return undefined
          await settleWrite(stores, { resource, row, kind: 'changed', now }, session)
          return records.find(resource, workspaceId, id, session)
        })
      : await records.change(resource, change)
    if (changed === undefined) throw notFound(resource, id)
    return changed
  }

/** A record stays with its taxpayer: what refers to it does, too. */
function movedAway(before: Row, after: Row) {
  return before.taxpayerId === after.taxpayerId
    ? []
    : [{ path: 'taxpayerId', code: 'CAT_10013', message: 'cannot change' }]
}
