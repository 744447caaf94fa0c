import { catalogErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import type { Fields, Resource } from './resource.ts'

/** Another live record has the business key whose last field is `key`. */
export function keyTaken({ name }: Resource, fields: Fields, key: string, cause?: unknown): AppError {
  return catalogErrors.keyTaken({
    message: `${name} with ${key} ${String(fields[key] ?? '')} already exists`,
    details: [catalogErrors.keyTaken.at(key, 'is taken')],
    cause,
  })
}
