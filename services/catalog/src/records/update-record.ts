import { catalogErrors } from '@etax/contracts'
import { type ErrorDetail, newId } from '@etax/kernel'
import { checkFields } from '../domain/check-fields.ts'
import { fixingMark } from '../domain/new-row.ts'
import { notFound } from '../domain/not-found.ts'
import { invalid, readBody } from '../domain/read-body.ts'
import { type Dependent, draftMark, type Fields, type Resource, type Row, type View } from '../domain/resource.ts'
import type { Records, Stores } from '../ports.ts'
import { afterWrite, hasConsequences } from './after-write.ts'
import { checkReferences } from './check-references.ts'
import { guardWrite, keepTestTaxpayer, refuseTestNumber } from './guard-write.ts'
import { hooks } from './hooks.ts'
import {
  isChanged,
  refuseFixed,
  refuseTaken,
  refuseWhileClosed,
  refuseWhileNeeded,
  unchanged,
  whyNotWritten,
} from './refuse-change.ts'

export interface Change {
  workspaceId: string
  id: string
  body: unknown
  view: View
  now: Date
  checkOnly?: boolean
  fixNumber?: boolean
}

/**
 * Changes only the sent fields.
 * @throws AppError `not-found` CAT_10012; `invalid` VAL_10000; `conflict` CAT_10009 for a taken business key, CAT_10017
 * for a closed record, CAT_10021 for a fixed field, CAT_10014 while a record needs it in its place, CAT_10020 after a
 * parallel change, CAT_10023 for the number of the test taxpayer; `invalid` CTX_10003 for its records, with a live key;
 * `forbidden` ACS_10006 for records of a taxpayer in production, with a test key
 */
export const updateRecord =
  (stores: Stores) =>
  async (resource: Resource, input: Change): Promise<Row> => {
    const { workspaceId, id, body, view, now, checkOnly = false } = input
    const before = await stores.records.find(resource, workspaceId, id)
    if (before === undefined) throw notFound(resource, id)
    await guardWrite(stores.records, resource, { workspaceId, view, fields: before })
    const sent = readBody(resource, 'update', body, workspaceId)
    keepTestTaxpayer(resource, before, sent)
    refuseTestNumber(resource, sent, before)
    refuseWhileClosed(resource, before, { view, act: 'change' })
    refuseFixed(resource, before, sent)
    const completed = { ...(await complete(stores, resource, { before, sent, now })), ...draftMark(resource, view) }
    const fields = { ...completed, ...(input.fixNumber ? fixingMark(resource) : {}), updatedAt: now }
    const moved = dependentsOfMove(resource, before, sent)
    await refuseWhileNeeded(stores.records, resource, before, moved)
    if (checkOnly) {
      await guardWrite(stores.records, resource, { workspaceId, view, fields: { ...before, ...fields } })
      await refuseTaken(stores.records, resource, { ...before, ...fields })
      return { ...before, ...fields }
    }
    const changed = await change(stores, resource, before, { view, fields })
    if (changed === undefined) throw await whyNotChanged(stores.records, resource, before, fields)
    await recheckMove(stores, resource, { before, row: changed, fields, dependents: moved })
    return changed
  }

async function whyNotChanged(records: Records, resource: Resource, before: Row, fields: Fields) {
  const row = await records.find(resource, before.workspaceId, before._id)
  if (row !== undefined) refuseFixed(resource, row, fields)
  return whyNotWritten(records, resource, before)
}

function dependentsOfMove({ moves }: Resource, before: Row, sent: Fields): readonly Dependent[] {
  if (moves === undefined) return []
  return moves.fields.some((name) => isChanged(before, sent, name)) ? moves.neededBy : []
}

interface Moved {
  before: Row
  row: Row
  fields: Fields
  dependents: readonly Dependent[]
}

/** A new invoice checks its emission point after its insert, so that one of two parallel calls sees the other. */
async function recheckMove(
  stores: Stores,
  resource: Resource,
  { before, row, fields, dependents }: Moved,
): Promise<void> {
  try {
    await refuseWhileNeeded(stores.records, resource, row, dependents)
  } catch (error) {
    const back = Object.fromEntries(Object.keys(fields).map((name) => [name, before[name]]))
    await change(stores, resource, row, { view: { mode: 'test' }, fields: back })
    throw error
  }
}

interface SentChange {
  before: Row
  sent: Fields
  now: Date
}

async function complete(stores: Stores, resource: Resource, { before, sent, now }: SentChange): Promise<Fields> {
  const { workspaceId } = before
  const fields = resource.complete?.(sent, before, newId) ?? sent
  const after = { ...before, ...fields }
  const problems = [...movedAway(before, after), ...checkFields(resource, after)]
  if (problems.length > 0) throw invalid(problems)
  await checkReferences(stores.records, resource, { workspaceId, fields: after, only: Object.keys(sent) })
  return { ...fields, ...(await hooks[resource.path]?.(stores, { workspaceId, fields: after, before, now })) }
}

/** A record stays with its taxpayer, because its dependents do. */
function movedAway(before: Row, after: Row): ErrorDetail[] {
  return before.taxpayerId === after.taxpayerId ? [] : [catalogErrors.fieldFixed.at('taxpayerId')]
}

async function change(
  stores: Stores,
  resource: Resource,
  before: Row,
  { view, fields }: { view: View; fields: Fields },
): Promise<Row | undefined> {
  const { _id: id, workspaceId } = before
  const write = { workspaceId, id, fields, where: unchanged(resource, before, fields) }
  if (!hasConsequences(resource)) {
    const row = await stores.records.change(resource, write)
    if (row !== undefined) await recheck(stores.records, resource, { before, row, view, changed: Object.keys(fields) })
    return row
  }
  return stores.transact(async (transaction) => {
    const row = await transaction.records.change(resource, write)
    if (row === undefined) return undefined
    await afterWrite(transaction, { resource, row, kind: 'changed', now: row.updatedAt })
    await checkReferences(transaction.records, resource, { workspaceId, fields: row, only: Object.keys(fields) })
    await guardWrite(transaction.records, resource, { workspaceId, view, fields: row })
    return transaction.records.find(resource, workspaceId, id)
  })
}

interface Changed {
  before: Row
  row: Row
  view: View
  changed: readonly string[]
}

/** Checks references and the taxpayer again, as after an insert, and restores the record on a refusal. */
async function recheck(records: Records, resource: Resource, { before, row, view, changed }: Changed): Promise<void> {
  const { _id: id, workspaceId, updatedAt } = row
  try {
    await checkReferences(records, resource, { workspaceId, fields: row, only: changed })
    await guardWrite(records, resource, { workspaceId, view, fields: row })
  } catch (error) {
    const fields = Object.fromEntries(changed.map((name) => [name, before[name]]))
    await records.change(resource, { workspaceId, id, fields, where: { updatedAt } })
    throw error
  }
}
