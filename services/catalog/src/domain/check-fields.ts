import { type ErrorDetail, withValue } from '@etax/kernel'
import { documentErrors, undrawnIn } from '@etax/tax-document'
import type { Fields, Resource } from './resource.ts'

export function checkFields(resource: Resource, fields: Fields): ErrorDetail[] {
  const problems = [...(resource.check?.(fields) ?? []), ...undrawn(resource, fields)]
  return problems.map((problem) => withValue(problem, fields[problem.path]))
}

/** Refuses at once the characters that no RIDE can print: otherwise a document fails months later. */
function undrawn({ printed = [] }: Resource, fields: Fields): ErrorDetail[] {
  return printed.flatMap((path) => {
    const text = fields[path]
    const characters = typeof text === 'string' ? undrawnIn(text) : undefined
    return characters === undefined ? [] : [documentErrors.undrawnCharacters.at(path, { characters })]
  })
}
