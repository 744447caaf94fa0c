import type { FastifyBodyParser, FastifyInstance } from 'fastify'
import { fault } from '../../domain/error-catalog.ts'

/** More than this many values in one body is an attack on the validator, not a document. */
const MOST_VALUES = 20_000
/** A body below this size cannot hold so many. */
const SMALL = 2 * MOST_VALUES

/** Reads a JSON body: empty is no body, __proto__ is refused, and so is what would drown the validator in errors. */
export function readJson(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, text, done) => {
    if (text === '') return done(null, undefined)
    const end: typeof done = (error, body) => {
      if (error) return done(fault('REQ_10001', { cause: error }))
      if (text.length > SMALL && valuesIn(body, MOST_VALUES) < 0) return done(fault('REQ_10006'))
      return done(null, body)
    }
    return parse(request, text, end)
  }
}

/** What is left of `most` after counting every value; negative where there are more. */
function valuesIn(value: unknown, most: number): number {
  let left = most - 1
  if (typeof value !== 'object' || value === null) return left
  for (const member of Object.values(value)) {
    if (left < 0) break
    left = valuesIn(member, left)
  }
  return left
}
