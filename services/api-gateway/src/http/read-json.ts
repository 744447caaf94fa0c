import { gatewayErrors } from '@etax/contracts'
import { cannotBeEmpty, type ErrorDetail, fieldErrors } from '@etax/kernel'
import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify'
import { bodySchemaOf } from './body-schema.ts'
import { jsonFault } from './domain/json-fault.ts'
import { jsonLosses } from './domain/json-losses.ts'
import { countMembers } from './domain/json-size.ts'
import { withoutBlanks } from './domain/without-blanks.ts'
import { textOf } from './read-text.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What parsing lost; reported with the other broken fields. */
    jsonLosses?: readonly ErrorDetail[] | undefined
  }
  interface FastifyContextConfig {
    /** Null and blank members stay in the body: its reader, such as catalog, defines their meaning. */
    takesRecord?: boolean
    takesChange?: boolean
  }
}

export interface ParsedJson {
  body: unknown
  jsonLosses: readonly ErrorDetail[]
}

export type ParseJson = (request: FastifyRequest, bytes: Buffer) => ParsedJson

/** Reads one line of a body, with all its members. @throws AppError `invalid` REQ_1000x */
export function parseJson(app: Pick<FastifyInstance, 'getDefaultJsonParser'>): ParseJson {
  const read = readWhole(app)
  return (request, bytes) => {
    let failed: Error | null = null
    let parsed: ParsedJson = { body: undefined, jsonLosses: [] }
    // The parser treats any error thrown here as malformed JSON.
    void read(request, bytes, (error, body, jsonLosses = []) => {
      failed = error
      parsed = { body, jsonLosses }
    })
    if (failed !== null) throw failed
    return parsed
  }
}

/**
 * Reads a JSON body. An empty text is no body, and null or blank members are removed. Refuses __proto__, bytes that
 * are not UTF-8, and so many values that reading would block the process.
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

const NO_BODY = { properties: {}, additionalProperties: false }

function emptyMembers(body: unknown): ErrorDetail[] {
  if (typeof body !== 'object' || body === null) return []
  const kept = Object.keys(Object(withoutBlanks(body)))
  return Object.keys(body)
    .filter((name) => !kept.includes(name))
    .map((name) => fieldErrors.required.at(name, cannotBeEmpty))
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
      // Valid JSON that the parser refuses has a member name that could change prototypes.
      if (error) return done(gatewayErrors.notJson(jsonFault(text) ?? { reason: 'member-name' }, { cause: error }))
      return done(null, body, jsonLosses(text, members, body))
    })
  }
}
