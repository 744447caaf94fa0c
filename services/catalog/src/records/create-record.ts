import { AppError, newId } from '@etax/kernel'
import { checkFields } from '../domain/check-fields.ts'
import { fixingMark, newRow } from '../domain/new-row.ts'
import { invalid, readBody } from '../domain/read-body.ts'
import type { Fields, Mode, Resource, Row, View } from '../domain/resource.ts'
import { killPoint } from '../kill-points.ts'
import type { Stores } from '../ports.ts'
import { afterWrite, hasConsequences } from './after-write.ts'
import { checkReferences } from './check-references.ts'
import { refuseLiveWrite, refuseTestNumber } from './guard-test-taxpayer.ts'
import { hooks } from './hooks.ts'
import { refuseTaken } from './refuse-change.ts'

export interface NewRecord {
  workspaceId: string
  /** Minted by whoever asks: asking again with it gives the record that was made. */
  id: string
  body: unknown
  view?: Pick<View, 'mode'>
  now: Date
  /** Everything is checked, nothing is kept. */
  checkOnly?: boolean
  /** A taxpayer's registry number is fixed by the same write. */
  fixNumber?: boolean
  /** It is the test taxpayer of a new workspace. */
  testTaxpayer?: true
}

/**
 * Makes a record.
 * @throws AppError `invalid` VAL_10000 naming every broken field; `conflict` CAT_10009 where its business key is taken; `invalid` CTX_10003
 * for what belongs to the test taxpayer, with a live key
 */
export const createRecord =
  (stores: Stores) =>
  async (resource: Resource, asked: NewRecord): Promise<Row> => {
    const { workspaceId, id, body, view, now, checkOnly = false } = asked
    const written = {
      workspaceId,
      mode: view?.mode ?? 'test',
      now,
      fields: readBody(resource, 'create', body, workspaceId),
    }
    if (asked.testTaxpayer !== true) refuseTestNumber(resource, written.fields)
    const sent = await complete(stores, resource, written)
    const fields = { ...sent, ...(asked.fixNumber ? fixingMark(resource) : {}) }
    const row = newRow(fields, { id, workspaceId, now })
    if (checkOnly) {
      await refuseTaken(stores.records, resource, row)
      return row
    }
    try {
      return await insert(stores, resource, row)
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'conflict') throw error
      const made = await stores.records.find(resource, workspaceId, id)
      if (made === undefined) throw error
      return made
    }
  }

interface Sent {
  workspaceId: string
  mode: Mode
  now: Date
  fields: Fields
}

async function complete(
  stores: Stores,
  resource: Resource,
  { workspaceId, mode, now, fields: sent }: Sent,
): Promise<Fields> {
  const fields = resource.complete?.(sent, undefined, newId) ?? sent
  const problems = checkFields(resource, fields)
  if (problems.length > 0) throw invalid(problems)
  await checkReferences(stores.records, resource, { workspaceId, fields })
  await refuseLiveWrite(stores.records, resource, { workspaceId, mode, fields })
  return { ...fields, ...(await hooks[resource.path]?.(stores, { workspaceId, fields, now })) }
}

async function insert(stores: Stores, resource: Resource, row: Row): Promise<Row> {
  const { workspaceId } = row
  if (!hasConsequences(resource)) {
    await stores.records.insert(resource, row)
    killPoint('record-inserted')
    await recheck(stores, resource, row)
    return row
  }
  return stores.transact(async (transaction) => {
    await transaction.records.insert(resource, row)
    await afterWrite(transaction, { resource, row, kind: 'created', now: row.createdAt })
    await checkReferences(transaction.records, resource, { workspaceId, fields: row })
    return (await transaction.records.find(resource, workspaceId, row._id)) ?? row
  })
}

/**
 * Looks once more whether everything the new record refers to is still there. A deletion marks first and looks for
 * users afterwards, so of two that meet at least one sees the other.
 */
async function recheck(stores: Stores, resource: Resource, row: Row): Promise<void> {
  const { workspaceId } = row
  try {
    await checkReferences(stores.records, resource, { workspaceId, fields: row })
    await hooks[resource.path]?.(stores, { workspaceId, fields: row, now: row.createdAt })
  } catch (error) {
    await stores.records.erase(resource.path, row._id)
    throw error
  }
}
