import { type ErrorDetail, withValue } from '@etax/kernel'
import { documentErrors, undrawnIn } from '@etax/tax-document'
import type { Fields, Resource } from './resource.ts'

/** What a record breaks beyond its schema; each sentence names the value it is about, of its facts or here. */
export function checkFields(resource: Resource, fields: Fields): ErrorDetail[] {
  const problems = [...(resource.check?.(fields) ?? []), ...undrawn(resource, fields)]
  return problems.map((problem) => withValue(problem, fields[problem.path]))
}

/** What no RIDE can show is refused where it is written, and not months later in the document that would carry it. */
function undrawn({ printed = [] }: Resource, fields: Fields): ErrorDetail[] {
  return printed.flatMap((path) => {
    const text = fields[path]
    const characters = typeof text === 'string' ? undrawnIn(text) : undefined
    return characters === undefined ? [] : [documentErrors.undrawnCharacters.at(path, { characters })]
  })
}
