import { catalogErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { notFound } from '../domain/not-found.ts'
import type { Dependent, Fields, Resource, Row, View } from '../domain/resource.ts'
import type { Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'

/** @throws AppError `conflict` CAT_10017 where the record cannot be changed or deleted any more */
export function refuseWhileClosed(resource: Resource, row: Row, view: View, now: Date): void {
  const message = resource.closed?.(row, view, now)
  if (message !== undefined) throw catalogErrors.invoiceClosed({ message })
}

/** @throws AppError `conflict` CAT_10021 where a field that is fixed by now is to change */
export function refuseFixed({ fixedBy, name }: Resource, before: Row, fields: Fields): void {
  if (fixedBy === undefined || !before[fixedBy.mark]) return
  const field = fixedBy.fields.find((name) => isChanged(before, fields, name))
  if (field === undefined) return
  const message = `${field} of ${name.toLowerCase()} ${before._id} cannot change any more: something is kept under ${before[field]}`
  throw catalogErrors.numberFixed({ message })
}

/** What must not have changed since the record was read. */
export function unchanged({ closedBy, fixedBy }: Resource, row: Row, fields: Fields = {}): Fields {
  const fixes = fixedBy?.fields.some((name) => isChanged(row, fields, name))
  return {
    ...(closedBy === undefined ? {} : { [closedBy]: row[closedBy] }),
    // Null stands for a mark that was never set.
    ...(fixedBy !== undefined && fixes ? { [fixedBy.mark]: row[fixedBy.mark] ?? null } : {}),
  }
}

function isChanged(before: Row, fields: Fields, name: string): boolean {
  return fields[name] !== undefined && fields[name] !== before[name]
}

/** Dependents that are there, in words. @throws AppError `conflict` CAT_10014 */
export async function refuseWhileNeeded(
  records: Records,
  resource: Resource,
  { workspaceId, _id }: Row,
  dependents: readonly Dependent[],
): Promise<void> {
  for (const { path, field, where = {} } of dependents) {
    if (await records.isAny(path, workspaceId, { [field]: _id, ...where })) {
      const user = resources[path].name.toLowerCase()
      const message = `${resource.name} with id ${_id} is in use: ${anOf(user)} needs it`
      throw catalogErrors.recordInUse({ message })
    }
  }
}

function anOf(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Why a write found nothing: the record was deleted since it was read, or is no longer as it was. */
export async function whyNotWritten(
  records: Records,
  resource: Resource,
  { workspaceId, _id }: Row,
): Promise<AppError> {
  const isThere = await records.isAny(resource.path, workspaceId, { _id })
  if (!isThere) return notFound(resource, _id)
  return catalogErrors.recordChanged({ message: `${resource.name} with id ${_id} was changed meanwhile: try again` })
}
