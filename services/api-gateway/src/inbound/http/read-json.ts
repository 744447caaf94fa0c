import { gatewayErrors } from '@etax/contracts'
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
 * Reads a JSON body: empty is no body, null and blank members count as not given, __proto__ is refused, and so is a body with
 * so many values that validating it would block the process.
 */
export function readJson(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text, done) => {
    if (text === '') return done(null, undefined)
    const end: typeof done = (error, body) => {
      if (error) return done(gatewayErrors.notJson({ cause: error }))
      if (valuesIn(body, MAX_VALUES, MAX_DEPTH) < 0) return done(gatewayErrors.tooManyValues())
      return done(null, request.routeOptions.config.takesRecord ? body : withoutBlanks(body))
    }
    return parse(request, text, end)
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
