import { catalogErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { notFound } from '../domain/not-found.ts'
import type { Fields, Resource, Row, View } from '../domain/resource.ts'
import type { Records } from '../ports.ts'

/** @throws AppError `conflict` CAT_10017 where the record cannot be changed or deleted any more */
export function refuseWhileClosed(resource: Resource, row: Row, view: View, now: Date): void {
  const message = resource.closed?.(row, view, now)
  if (message !== undefined) throw catalogErrors.invoiceClosed({ message })
}

/** What must not have changed since the record was read. */
export function unchanged({ closedBy }: Resource, row: Row): Fields {
  return closedBy === undefined ? {} : { [closedBy]: row[closedBy] }
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
