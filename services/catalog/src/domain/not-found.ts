import { catalogErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import type { Resource } from './resource.ts'

/** In the specification's words. Records of other workspaces and malformed ids get the same. */
export function notFound(resource: Resource, id: string): AppError {
  return catalogErrors.recordUnknown({ message: resource.notFound ?? `${resource.name} with id ${id} not found` })
}

export function noTaxpayer(ruc: string): AppError {
  return catalogErrors.taxpayerUnknown({ message: `The registry number ${ruc} is not in this workspace` })
}
