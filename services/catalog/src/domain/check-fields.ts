import { type ErrorDetail, withValue } from '@etax/kernel'
import type { Fields, Resource } from './resource.ts'

/** What a record breaks beyond its schema; each sentence names the value it is about. */
export function checkFields(resource: Resource, fields: Fields): ErrorDetail[] {
  const problems = resource.check?.(fields) ?? []
  return problems.map((problem) => ({
    ...problem,
    message: withValue(problem.message, fields[problem.path], problem.path),
  }))
}
