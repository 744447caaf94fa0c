import { catalogErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { receiptIdOf } from '../domain/invoice-issuing.ts'
import { keyTaken } from '../domain/key-taken.ts'
import { notFound } from '../domain/not-found.ts'
import {
  BY_TEST_KEY,
  type Dependent,
  type Fields,
  kindOf,
  type Resource,
  type Row,
  type View,
} from '../domain/resource.ts'
import type { Records, TransactionRecords } from '../ports.ts'
import { resources } from '../resources/resources.ts'

/** @throws AppError `conflict` CAT_10017 for a closed record */
export function refuseWhileClosed(
  resource: Resource,
  row: Row,
  { view, act }: { view: View; act: 'change' | 'delete' },
): void {
  const reason = resource.closed?.(row, view, act)
  if (reason !== undefined) throw catalogErrors.invoiceClosed({ reason, id: row._id })
}

/** @throws AppError `conflict` CAT_10021 for a change of a fixed field */
export function refuseFixed({ fixedBy }: Resource, before: Row, fields: Fields): void {
  if (fixedBy === undefined || !before[fixedBy.mark]) return
  const field = fixedBy.fields.find((name) => isChanged(before, fields, name))
  if (field === undefined) return
  throw catalogErrors.numberFixed({ reason: 'marked', ruc: String(before[field]), id: before._id })
}

/** The condition that the record is as it was read. Null matches a mark that was never set. */
export function unchanged({ closedBy, fixedBy, draft }: Resource, row: Row, fields: Fields = {}): Fields {
  const fixes = fixedBy?.fields.some((name) => isChanged(row, fields, name))
  return {
    ...(draft === true ? { [BY_TEST_KEY]: row[BY_TEST_KEY] ?? null } : {}),
    ...(closedBy === undefined ? {} : { [closedBy]: row[closedBy] }),
    ...(fixedBy !== undefined && fixes ? { [fixedBy.mark]: row[fixedBy.mark] ?? null } : {}),
  }
}

export function isChanged(before: Row, fields: Fields, name: string): boolean {
  return fields[name] !== undefined && fields[name] !== before[name]
}

/** @throws AppError `conflict` CAT_10014 */
export async function refuseWhileNeeded(
  records: Records,
  resource: Resource,
  { workspaceId, _id }: Row,
  dependents: readonly Dependent[],
): Promise<void> {
  for (const { path, field, where = {} } of dependents) {
    const user = await records.findFirst(path, workspaceId, { [field]: _id, ...where })
    if (user === undefined) continue
    const receiptId = path === 'invoices' ? receiptIdOf(user, 'test') : null
    throw catalogErrors.recordInUse({
      kind: kindOf(resources[path]),
      id: user._id,
      path: `/${path}/${user._id}`,
      ...(receiptId === null ? {} : { receiptId }),
      needed: { kind: kindOf(resource), id: _id },
    })
  }
}

/** Checks without a write call it; in a write the index decides. @throws AppError `conflict` CAT_10009 */
export async function refuseTaken(records: TransactionRecords, resource: Resource, row: Row): Promise<void> {
  const { path, unique = [] } = resource
  for (const names of unique) {
    const values = Object.fromEntries(names.map((name) => [name, row[name]]))
    const matches = await records.findWhere(path, row.workspaceId, values)
    if (matches.some(({ _id }) => _id !== row._id)) throw keyTaken(resource, row, names.at(-1) ?? '')
  }
}

export async function whyNotWritten(
  records: Records,
  resource: Resource,
  { workspaceId, _id }: Row,
): Promise<AppError> {
  const isThere = await records.isAny(resource.path, workspaceId, { _id })
  if (!isThere) return notFound(resource, _id)
  return catalogErrors.recordChanged({ kind: kindOf(resource), id: _id })
}
