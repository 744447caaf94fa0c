import { isUtf8 } from 'node:buffer'
import { gatewayErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors } from '@etax/kernel'
import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { withoutBlanks } from '../../domain/without-blanks.ts'

/** More than this many values in one body is an attack on the validator, not a document. */
const MAX_VALUES = 20_000
/** No document is nested deeper; every recursion behind relies on it. */
const MAX_DEPTH = 32

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a record: the catalog, which knows its fields, says what null and blank mean there. */
    takesRecord?: boolean
  }
}

/**
 * Reads a JSON body: empty is no body, null and blank members count as not given. What is not UTF-8 is refused, and so are
 * __proto__, a body with so many values that validating it would block the process, and texts that no document can carry.
 */
export function readJson(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): FastifyBodyParser<Buffer> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined)
    if (!isUtf8(bytes)) return done(gatewayErrors.notJson({ message: 'The body is not UTF-8.' }))
    const end: typeof done = (error, body) => {
      if (error) return done(gatewayErrors.notJson({ cause: error }))
      if (valuesIn(body, MAX_VALUES, MAX_DEPTH) < 0) return done(gatewayErrors.tooManyValues())
      const details = unwritable(body, '')
      if (details.length > 0) return done(fieldErrors.invalidRequest({ details }))
      return done(null, request.routeOptions.config.takesRecord ? body : withoutBlanks(body))
    }
    return parse(request, bytes.toString(), end)
  }
}

/** What is left of `most` after counting every value; negative where there are more, or deeper ones. */
function valuesIn(value: unknown, most: number, depth: number): number {
  if (depth < 0) return -1
  let left = most - 1
  if (typeof value !== 'object' || value === null) return left
  for (const member of Object.values(value)) {
    if (left < 0) break
    left = valuesIn(member, left, depth - 1)
  }
  return left
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u

/** Texts with a character that XML cannot hold: found out now, and not when a document is made of them. */
function unwritable(value: unknown, path: string): ErrorDetail[] {
  if (typeof value === 'string') {
    const [found] = UNWRITABLE.exec(value) ?? []
    return found === undefined ? [] : [fieldErrors.wrongForm.at(path, `must be without the character ${nameOf(found)}`)]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    unwritable(member, Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
  )
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
