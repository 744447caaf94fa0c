import { AppError, newId } from '@etax/kernel'
import { checkFields } from '../domain/check-fields.ts'
import { fixingMark, newRow } from '../domain/new-row.ts'
import { invalid, readBody } from '../domain/read-body.ts'
import { draftMark, type Fields, type Resource, type Row, type View } from '../domain/resource.ts'
import type { Stores } from '../ports.ts'
import { afterWrite, hasConsequences } from './after-write.ts'
import { checkReferences } from './check-references.ts'
import { guardWrite, refuseTestNumber } from './guard-write.ts'
import { hooks } from './hooks.ts'
import { refuseTaken } from './refuse-change.ts'

export interface NewRecord {
  workspaceId: string
  /** The caller's id: a repetition returns the same record. */
  id: string
  body: unknown
  view?: View
  now: Date
  checkOnly?: boolean
  fixNumber?: boolean
  testTaxpayer?: true
}

/**
 * @throws AppError `invalid` VAL_10000 for all broken fields; `conflict` CAT_10009 for a taken business key; `invalid`
 * CTX_10003 for records of the test taxpayer, with a live key; `forbidden` ACS_10006 for records of a taxpayer in
 * production, with a test key
 */
export const createRecord =
  (stores: Stores) =>
  async (resource: Resource, input: NewRecord): Promise<Row> => {
    const { workspaceId, id, body, view = { mode: 'test' }, now, checkOnly = false } = input
    const mark = draftMark(resource, view)
    // Permissions come before errors of the body.
    await guardWrite(stores.records, resource, { workspaceId, view, fields: { ...ownerIn(body), ...mark } })
    const written = { workspaceId, view, now, fields: { ...readBody(resource, 'create', body, workspaceId), ...mark } }
    if (input.testTaxpayer !== true) refuseTestNumber(resource, written.fields)
    const sent = await complete(stores, resource, written)
    const fields = { ...sent, ...(input.fixNumber ? fixingMark(resource) : {}) }
    const row = newRow(fields, { id, workspaceId, now })
    if (checkOnly) {
      await refuseTaken(stores.records, resource, row)
      return row
    }
    try {
      return await insert(stores, resource, { row, view })
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'conflict') throw error
      const existing = await stores.records.find(resource, workspaceId, id)
      if (existing === undefined) throw error
      return existing
    }
  }

function ownerIn(body: unknown): Fields {
  return typeof body === 'object' && body !== null && 'taxpayerId' in body ? { taxpayerId: body.taxpayerId } : {}
}

interface Sent {
  workspaceId: string
  view: View
  now: Date
  fields: Fields
}

async function complete(
  stores: Stores,
  resource: Resource,
  { workspaceId, view, now, fields: sent }: Sent,
): Promise<Fields> {
  const fields = resource.complete?.(sent, undefined, newId) ?? sent
  const problems = checkFields(resource, fields)
  if (problems.length > 0) throw invalid(problems)
  await checkReferences(stores.records, resource, { workspaceId, fields })
  const whole = { ...fields, ...(await hooks[resource.path]?.(stores, { workspaceId, fields, now })) }
  await guardWrite(stores.records, resource, { workspaceId, view, fields: whole })
  return whole
}

interface NewRow {
  row: Row
  view: View
}

async function insert(stores: Stores, resource: Resource, { row, view }: NewRow): Promise<Row> {
  const { workspaceId } = row
  if (!hasConsequences(resource)) {
    await stores.records.insert(resource, row)
    await recheck(stores, resource, { row, view })
    return row
  }
  return stores.transact(async (transaction) => {
    await transaction.records.insert(resource, row)
    await afterWrite(transaction, { resource, row, kind: 'created', now: row.createdAt })
    await checkReferences(transaction.records, resource, { workspaceId, fields: row })
    await guardWrite(transaction.records, resource, { workspaceId, view, fields: row })
    return (await transaction.records.find(resource, workspaceId, row._id)) ?? row
  })
}

/** A deletion marks first and then looks for users, so that one of two parallel calls sees the other. */
async function recheck(stores: Stores, resource: Resource, { row, view }: NewRow): Promise<void> {
  const { workspaceId } = row
  try {
    await checkReferences(stores.records, resource, { workspaceId, fields: row })
    await hooks[resource.path]?.(stores, { workspaceId, fields: row, now: row.createdAt })
    await guardWrite(stores.records, resource, { workspaceId, view, fields: row })
  } catch (error) {
    await stores.records.erase(resource.path, row._id)
    throw error
  }
}
