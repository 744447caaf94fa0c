import { AppError, newId } from '@etax/kernel'
import { checkReferences } from './check-references.ts'
import { bornRow } from './domain/born-row.ts'
import { invalid, readBody } from './domain/read-body.ts'
import type { Fields, Resource, Row } from './domain/resource.ts'
import { particulars } from './particulars.ts'
import { hasConsequences, type Stores, settleWrite } from './settle-write.ts'

export interface NewRecord {
  workspaceId: string
  /** Minted by whoever asks: asking again with it gives the record that was made. */
  id: string
  body: unknown
  now: Date
}

/**
 * Makes a record.
 * @throws AppError `invalid` CAT_10001 naming every broken field; `conflict` CAT_10009 where its business key is taken
 */
export const createRecord =
  (stores: Stores) =>
  async (resource: Resource, { workspaceId, id, body, now }: NewRecord): Promise<Row> => {
    const fields = await complete(stores, resource, workspaceId, readBody(resource, 'create', body, workspaceId))
    const row = bornRow(fields, { id, workspaceId, now })
    try {
      return await keep(stores, resource, row)
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'conflict') throw error
      const made = await stores.records.find(resource, workspaceId, id)
      if (made === undefined) throw error
      return made
    }
  }

async function complete(stores: Stores, resource: Resource, workspaceId: string, sent: Fields): Promise<Fields> {
  const fields = resource.complete?.(sent, undefined, newId) ?? sent
  const problems = resource.check?.(fields) ?? []
  if (problems.length > 0) throw invalid(problems)
  await checkReferences(stores.records, resource, { workspaceId, fields })
  return { ...fields, ...(await particulars[resource.path]?.(stores, { workspaceId, fields })) }
}

async function keep(stores: Stores, resource: Resource, row: Row): Promise<Row> {
  const { records } = stores
  const { workspaceId } = row
  if (!hasConsequences(resource)) {
    await records.insert(resource, row)
    await standBy(stores, resource, row)
    return row
  }
  return records.transact(async (session) => {
    await records.insert(resource, row, session)
    await settleWrite(stores, { resource, row, kind: 'created', now: row.createdAt }, session)
    await checkReferences(records, resource, { workspaceId, fields: row, session })
    return (await records.find(resource, workspaceId, row._id, session)) ?? row
  })
}

/**
 * Looks once more whether everything the new record refers to is still there. A deletion marks first and looks for
 * users afterwards, so of two that meet at least one sees the other.
 */
async function standBy(stores: Stores, resource: Resource, row: Row): Promise<void> {
  const { workspaceId } = row
  try {
    await checkReferences(stores.records, resource, { workspaceId, fields: row })
    await particulars[resource.path]?.(stores, { workspaceId, fields: row })
  } catch (error) {
    await stores.records.erase(resource.path, row._id)
    throw error
  }
}
