import { catalogErrors, gatewayErrors, issuanceErrors, platformErrors, sentenceOf, signerErrors } from '@etax/contracts'
import {
  AppError,
  type ErrorDetail,
  type ErrorKind,
  fieldErrors,
  isOutage,
  type Language,
  type Params,
  reasonOf,
  type Text,
  words,
} from '@etax/kernel'
import { brokenFields, type Schema } from '@etax/tax-document'
import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { addressWithIds } from './address-with-ids.ts'
import { bodySchemaOf, type Referring, resolved } from './body-schema.ts'
import { discarded } from './discard-body.ts'
import { languageOf } from './domain/preferred-language.ts'
import { publishedFacts, withPublishedFacts } from './domain/published-facts.ts'
import { withUnseen } from './read-text.ts'

/** The only table from kinds of error to HTTP. */
export const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
}

const MIB = 1024 * 1024
export const BODY_LIMIT = 2 * MIB

/** Bytes of an oversized body that are read and discarded before the answer. */
const MAX_DISCARDED = 128 * MIB

/** Limits, not faults: logged as warnings. */
const LIMITS = new Set(
  [issuanceErrors.tooManyInFlight, gatewayErrors.streamsFull, signerErrors.examinationBusy].map(({ code }) => code),
)

const ERROR_PAGE = '/docs/errors'

/** The specification's texts for failures of a route of family A. */
export interface Wording {
  /** Every error below 500 is 400 with this text, except 401, 403 and 429, which concern the key. */
  refused?: (reason: string) => Text
  missing?: (id: string) => Text
  /** Every error from 500 is 500 with this text. */
  failed?: (reason: string) => Text
  /** Errors from 500 also get 400 with the text of `refused`. */
  refusesFaults?: true
}

/** `Customer with id … not found`; the Spanish name includes its article. */
export function notFound(name: string, es: string): (id: string) => Text {
  return (id) => words(`${name} with id ${id} not found`, `No existe ${es} con id ${id}`)
}

export interface FailedFacts {
  params?: Params
  details: readonly (Params | undefined)[]
}

declare module 'fastify' {
  interface FastifyRequest {
    failedFacts?: FailedFacts
  }
  interface FastifyContextConfig {
    wording?: Wording
  }
}

export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = appErrorOf(thrown, request)
  const status = statusOf[error.kind]
  logFault(thrown, error, request)
  request.failedWith = codesOf(error)
  request.failedFacts = factsOf(error)
  reply.header('x-request-id', request.id)
  if (error.retryAfter !== undefined || status === 503) reply.header('retry-after', error.retryAfter ?? 1)
  if (status === 413) sendAfterBody(error, status, request, reply)
  else send(error, status, request, reply)
}

/** All facts, for the request log, which says the sentences again in another language. */
function factsOf(error: AppError): FailedFacts {
  const { params, details } = error
  return { ...(params && !isMasked(error) && { params }), details: details.map((detail) => detail.params) }
}

const MAX_CODES = 10

function codesOf({ code, details }: AppError): string[] {
  const codes = new Set([code, ...details.slice(0, MAX_CODES).map((detail) => detail.code)])
  return [...codes].slice(0, MAX_CODES)
}

/** A sender in the middle of its body reads no answer, and a connection that closes too early looks broken to it. */
function sendAfterBody(error: AppError, status: number, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close')
  void discarded(request.raw, MAX_DISCARDED).then(() => send(error, status, request, reply))
}

function send(error: AppError, status: number, request: FastifyRequest, reply: FastifyReply): void {
  speak(request, reply)
  if (isFamilyA(request.url)) answerFamilyA(error, status, request, reply)
  else {
    reply.header('link', `<${ERROR_PAGE}#${encodeURIComponent(error.code)}>; rel="help"`)
    void reply.code(status).send(bodyOf(error, request))
  }
}

/** The sentences are in the caller's language: caches must keep them apart. */
function speak(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('content-language', languageOf(request)).header('vary', withLanguage(reply.getHeader('vary')))
}

function withLanguage(vary: unknown): string {
  const names = vary === undefined ? [] : [String(vary)]
  return [...names, 'accept-language'].join(', ')
}

/** The body for one part of a request that continues. */
export function errorBodyOf(thrown: unknown, request: FastifyRequest) {
  const error = appErrorOf(thrown, request)
  logFault(thrown, error, request)
  return bodyOf(error, request)
}

function bodyOf(thrown: AppError, request: FastifyRequest) {
  const language = languageOf(request)
  const error = inLanguage(thrown, language)
  const { code, kind, params } = error
  const facts = isMasked(error) ? undefined : publishedFacts(params, language)
  const message = headlineOf(error, language)
  const details = error.details.map((detail) => withPublishedFacts(detail, language))
  return { code, ...(facts && { params: facts }), message, statusCode: statusOf[kind], details, requestId: request.id }
}

function inLanguage(error: AppError, language: Language): AppError {
  const { kind, code, params, details, retryAfter } = error
  const translated = details.map((detail) => ({ ...detail, message: sentenceOf(detail, language) }))
  return new AppError(kind, code, sentenceOf(error, language), {
    details: translated,
    ...(params && { params }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

function logFault(thrown: unknown, error: AppError, request: FastifyRequest): void {
  if (statusOf[error.kind] < 500) return
  const { method, id: requestId } = request
  const of = { requestId, method, url: addressWithIds(request), code: error.code }
  if (LIMITS.has(error.code)) {
    request.log.warn(of, 'request refused; the client may repeat it')
    return
  }
  const cause = error.cause ?? thrown
  const { stack } = cause as { stack?: string }
  request.log.error({ ...of, reason: reasonOf(cause), stack }, 'failed')
}

export function isFamilyA(url: string): boolean {
  return !/^\/(?:v1|account|files|mcp|openapi\.json)(?:[/?]|$)/.test(url)
}

function answerFamilyA(error: AppError, status: number, request: FastifyRequest, reply: FastifyReply): void {
  const wording = request.routeOptions?.config?.wording ?? {}
  const { id = '' } = (request.params ?? {}) as { id?: string }
  const language = languageOf(request)
  const reason = reasonFor(inLanguage(error, language), language)
  const { statusCode, text } = worded(reason, status, wording, id)
  // The specification's texts are English in every language.
  void reply.code(statusCode).send({ statusCode, message: text?.en ?? fixedSentence(error) ?? reason })
}

/** The 404 of a record is one of those texts, on routes without a wording of their own too. */
function fixedSentence(error: AppError): string | undefined {
  return error.code === catalogErrors.recordUnknown.code ? sentenceOf(error, 'en') : undefined
}

function worded(reason: string, status: number, wording: Wording, id: string): { statusCode: number; text?: Text } {
  const { refused, missing, failed, refusesFaults = false } = wording
  if (status >= 500 && failed !== undefined) return { statusCode: 500, text: failed(reason) }
  const keepsStatus = (status >= 500 && !refusesFaults) || [401, 403, 429].includes(status)
  if (!keepsStatus && refused !== undefined) return { statusCode: 400, text: refused(reason) }
  if (status === 404 && missing !== undefined) return { statusCode: 404, text: missing(id) }
  return { statusCode: status }
}

/** Family B names the first broken field in the message, and all of them in the details. */
function headlineOf(error: AppError, language: Language): string {
  const [first] = error.details
  if (first === undefined || !isOfFields(error)) return messageOf(error, language)
  const ofFile = headlineOfFile(error, language)
  if (ofFile !== undefined) return ofFile
  const others = error.details.length - 1 + omittedFrom(error)
  const more = others === 0 ? '' : ` (${WORDS[language].moreInDetails(others)})`
  return `${error.message.replace(/\.$/, '')}: ${messageWithPath(first, language)}${more}`
}

const WORDS = {
  en: {
    more: (count: number) => `and ${count} more`,
    moreInDetails: (count: number) => `and ${count} more, see details`,
    nothingImported: (lines: number) => `Nothing was imported; wrong lines: ${lines}.`,
    line: 'line',
  },
  es: {
    more: (count: number) => `y ${count} más`,
    moreInDetails: (count: number) => `y ${count} más, véase details`,
    nothingImported: (lines: number) => `No se importó nada; líneas por corregir: ${lines}.`,
    line: 'línea',
  },
}

function headlineOfFile({ params }: AppError, language: Language): string | undefined {
  const lines = params?.wrongLines
  return typeof lines === 'number' ? WORDS[language].nothingImported(lines) : undefined
}

/** The number of details that a service behind omitted, to fit its answer. */
function omittedFrom({ params }: AppError): number {
  return typeof params?.omitted === 'number' ? params.omitted : 0
}

function isOfFields({ code, details }: AppError): boolean {
  return code === fieldErrors.invalidRequest.code && details.length > 0
}

/** Some messages continue the field's name; others, and those of lines, are sentences. */
function messageWithPath({ path, message, line }: ErrorDetail, language: Language): string {
  if (path === '') return message
  if (line !== undefined) return `${path.replace(/^line(?= )/, WORDS[language].line)}: ${message}`
  return /^\p{Lu}/u.test(message) ? `${path}: ${message}` : `${path} ${message}`
}

function reasonFor(error: AppError, language: Language): string {
  if (isOfFields(error)) {
    const fields = listed(error, language)
    const ofFile = headlineOfFile(error, language)
    return ofFile === undefined ? fields : `${ofFile} ${fields}`
  }
  const reason = messageOf(error, language)
  // The message already names the conflict.
  if (error.kind !== 'invalid') return reason
  // Some services behind already name the fields in the message.
  const fields = error.details.map(({ path, message }) => `${path} ${message}`.trim())
  const unnamed = fields.filter((field, index) => !reason.includes(field) && reason !== error.details[index]?.message)
  return unnamed.length === 0 ? reason : `${reason} ${unnamed.join('; ')}`
}

const MAX_SAID = 100

function listed(error: AppError, language: Language): string {
  const sentences = error.details.slice(0, MAX_SAID).map((detail) => messageWithPath(detail, language))
  const more = error.details.length - sentences.length + omittedFrom(error)
  return [...sentences, ...(more > 0 ? [WORDS[language].more(more)] : [])].join('; ')
}

function messageOf(error: AppError, language: Language): string {
  if (!isMasked(error)) return error.message
  return sentenceOf(error.kind === 'internal' ? gatewayErrors.defect : platformErrors.serviceAway, language)
}

/** Hides the names of calls and hosts. */
function isMasked({ kind, code }: AppError): boolean {
  return kind === 'internal' || (kind === 'unavailable' && code.startsWith('SYS_'))
}

function appErrorOf(thrown: unknown, request: FastifyRequest): AppError {
  const { routeOptions, headers } = request
  if (AppError.is(thrown)) return isOfXml(thrown) ? ofItsField(thrown) : thrown
  const { code = '', statusCode = 500, validation, validationContext } = thrown as Partial<FrameworkError>
  if (validation !== undefined) {
    const broken = brokenFields(validation, validationContext, schemaOf(request, validationContext))
    return fieldErrors.invalidRequest({ details: validationContext === 'body' ? withUnseen(broken, request) : broken })
  }
  if (statusCode === 413)
    return gatewayErrors.bodyTooLarge({ what: 'body', bytes: routeOptions?.bodyLimit ?? BODY_LIMIT })
  if (statusCode === 415) return contentTypeRefused(headers['content-type'], routeOptions?.schema)
  if (code === 'FST_ERR_BAD_URL')
    return gatewayErrors.unreadable({ reason: brokenAddress(request.url) }, { cause: thrown })
  if (statusCode < 500) return gatewayErrors.unreadable({ reason: 'request' }, { cause: thrown })
  return isOutage(thrown)
    ? platformErrors.serviceAway({ cause: thrown, retryAfter: 1 })
    : gatewayErrors.defect({ cause: thrown })
}

/** A % without two hexadecimal digits, or bytes that are not UTF-8. */
function brokenAddress(url: string): 'percent' | 'address' {
  return /%(?![0-9a-f]{2})/i.test(url) ? 'percent' : 'address'
}

type RouteSchema = FastifyRequest['routeOptions']['schema']

function schemaOf(request: FastifyRequest, place: string | undefined): Schema | undefined {
  const { querystring } = (request.routeOptions.schema ?? {}) as { querystring?: Referring }
  return place === 'body' ? bodySchemaOf(request) : resolved(request, querystring)
}

function typesTaken(schema: RouteSchema): readonly string[] {
  const { content = { 'application/json': {} } } = (schema?.body ?? {}) as { content?: object }
  const others = Object.keys(schema?.['x-other-bodies'] ?? {})
  return schema?.consumes ?? [...Object.keys(content), ...others]
}

/** The parser of forms serves every route: those without a form refuse one like any other type. */
export async function refuseForms({ headers, routeOptions, is404 }: FastifyRequest): Promise<void> {
  const sent = headers['content-type']
  const { schema } = routeOptions
  if (is404 || schema?.body === undefined || !/^multipart\//i.test(sent ?? '')) return
  if (!typesTaken(schema).some((type) => type.startsWith('multipart/'))) throw contentTypeRefused(sent, schema)
}

function contentTypeRefused(sent: string | undefined, schema: RouteSchema): AppError {
  const taken = typesTaken(schema)
  return gatewayErrors.contentTypeRefused({ reason: 'type', ...(sent !== undefined && { sent }), taken })
}

/** Malformed XML is a broken field of the request on every route. */
function isOfXml({ code, kind }: AppError): boolean {
  return kind === 'invalid' && code.startsWith('XML_')
}

function ofItsField({ code, params, message, details }: AppError): AppError {
  const itself = { path: 'xml', code, ...(params && { params }), message }
  return fieldErrors.invalidRequest({ details: details.length > 0 ? details : [itself] })
}

interface FrameworkError {
  code: string
  statusCode: number
  validation: FastifySchemaValidationError[]
  validationContext: string
}
