import { gatewayErrors } from '@etax/contracts'
import { CANNOT_BE_EMPTY, type ErrorDetail, fieldErrors } from '@etax/kernel'
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify'
import { bodySchemaOf } from './body-schema.ts'
import { jsonFault } from './domain/json-fault.ts'
import { jsonLosses } from './domain/json-losses.ts'
import { countMembers } from './domain/json-size.ts'
import { withoutBlanks } from './domain/without-blanks.ts'
import { textOf } from './read-text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body says and its value does not: said with whatever else is wrong. */
    jsonLosses?: readonly ErrorDetail[] | undefined
  }
  interface FastifyContextConfig {
    /** Null and blank stay in the body: who reads it says what they mean, such as the catalog of a record. */
    takesRecord?: boolean
    /** The body changes what is sent, and none of it can be empty: null and blank are refused. */
    takesChange?: boolean
  }
}

export type ParseJson = (request: FastifyRequest, bytes: Buffer) => unknown

/** The same of one line of a body, with all its members. @throws AppError `invalid` REQ_1000x, VAL_10000 for what is lost */
export function parseJson(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): ParseJson {
  const read = readWhole(app)
  return (request, bytes) => {
    let result: unknown
    void read(request, bytes, (error, body, details = []) => {
      if (error) throw error
      if (details.length > 0) throw fieldErrors.invalidRequest({ details: [...details] })
      result = body
    })
    return result
  }
}

/**
 * Reads a JSON body: empty is no body, null and blank members count as not given, __proto__ is refused, and so are bytes that
 * are not UTF-8 and a body with so many values that reading it would block the process.
 */
export function readJson(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): FastifyBodyParser<Buffer> {
  const read = readWhole(app)
  return (request, bytes, done) =>
    read(request, bytes, (error, body, losses) => {
      if (error) return done(error)
      request.sentBody = body
      request.jsonLosses = losses
      const { takesRecord = false, takesChange = false } = request.routeOptions.config
      if (takesRecord) return done(null, body)
      const details = takesChange ? emptyMembers(body) : []
      if (details.length > 0) return done(fieldErrors.invalidRequest({ details }))
      return done(null, withoutBlanks(body, bodySchemaOf(request) ?? NO_BODY))
    })
}

/** Of an address that takes no body: nothing in one is known. */
const NO_BODY = { properties: {}, additionalProperties: false }

function emptyMembers(body: unknown): ErrorDetail[] {
  if (typeof body !== 'object' || body === null) return []
  const kept = Object.keys(Object(withoutBlanks(body)))
  return Object.keys(body)
    .filter((name) => !kept.includes(name))
    .map((name) => fieldErrors.required.at(name, CANNOT_BE_EMPTY))
}

type Done = (error: Error | null, body?: unknown, losses?: readonly ErrorDetail[]) => void

function readWhole(app: Pick<FastifyInstance, 'getDefaultJsonParser'>) {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request: FastifyRequest, bytes: Buffer, done: Done) => {
    if (bytes.length === 0) return done(null, undefined)
    const members = countMembers(bytes)
    if (members === undefined) return done(gatewayErrors.tooManyValues())
    const text = textOf(bytes)
    return parse(request, text, (error, body) => {
      if (error) return done(gatewayErrors.notJson({ message: whyNotJson(text), cause: error }))
      return done(null, body, jsonLosses(text, members, body))
    })
  }
}

/** What the parser refuses and is JSON has a name that could change how objects work. */
function whyNotJson(text: string): string {
  const fault = jsonFault(text)
  if (fault === undefined)
    return 'The body has a member named __proto__ or constructor, which is not allowed: leave it out, or name it otherwise.'
  return `The body is not JSON: ${fault}. Send a well-formed object in UTF-8, such as {"name": "Café"}.`
}
