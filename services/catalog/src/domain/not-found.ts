import { AppError } from '@etax/kernel'
import type { Resource } from './resource.ts'

/** In the specification's words. Records of other workspaces and malformed ids get the same. */
export function notFound(resource: Resource, id: string): AppError {
  return new AppError('not-found', 'CAT_10012', resource.notFound ?? `${resource.name} with id ${id} not found`)
}

export function noTaxpayer(ruc: string): AppError {
  return new AppError('not-found', 'CAT_10016', `The registry number ${ruc} is not in this workspace`)
}
