import { catalogErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { type Fields, kindOf, type Resource } from './resource.ts'

export function keyTaken(resource: Resource, fields: Fields, key: string, cause?: unknown): AppError {
  const facts = { reason: 'exists', kind: kindOf(resource), field: key, key: String(fields[key] ?? '') } as const
  const details = [catalogErrors.keyTaken.at(key, { reason: 'taken' })]
  return catalogErrors.keyTaken(facts, { details, cause })
}
