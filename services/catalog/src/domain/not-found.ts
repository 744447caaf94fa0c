import { catalogErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { kindOf, type Resource } from './resource.ts'

/** The same answer for records of other workspaces and malformed ids. */
export function notFound(resource: Resource, id: string): AppError {
  return catalogErrors.recordUnknown({ kind: kindOf(resource), id })
}

export function noTaxpayer(ruc: string): AppError {
  return catalogErrors.taxpayerUnknown({ ruc })
}
