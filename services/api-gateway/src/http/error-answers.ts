import { gatewayErrors, issuanceErrors, platformErrors, sentenceOf, signerErrors } from '@etax/contracts'
import {
  AppError,
  type ErrorDetail,
  type ErrorKind,
  echoed,
  fieldErrors,
  isOutage,
  type Language,
  reasonOf,
} from '@etax/kernel'
import type { FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { addressWithIds } from './address-with-ids.ts'
import { bodySchemaOf, type Referring, resolved } from './body-schema.ts'
import { brokenFields } from './broken-fields.ts'
import { discarded } from './discard-body.ts'
import { preferredLanguage } from './domain/preferred-language.ts'
import type { Schema } from './domain/value-form.ts'
import { withUnseen } from './read-text.ts'

/** The one table from kinds of error to HTTP. */
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
/** Of every body that says nothing else. */
export const BODY_LIMIT = 2 * MIB

/** Of a body that is too large so much is read, and thrown away, before its sender is told. */
const MAX_DISCARDED = 128 * MIB

/** Nothing has failed: more was asked for than is taken at a time. */
const LIMITS = new Set(
  [issuanceErrors.tooManyInFlight, gatewayErrors.streamsFull, signerErrors.examinationBusy].map(({ code }) => code),
)

/** Where every code is explained. */
const ERROR_PAGE = '/docs/errors'

/** The texts that the specification gives for failures of a route of family A. */
export interface Wording {
  /** Every error below 500 but 401, 403 and 429, which are about the key: answered with 400 and this text. */
  refused?: (reason: string) => string
  /** The text for 404. */
  missing?: (id: string) => string
  /** Every error from 500 up: answered with 500 and this text. */
  failed?: (reason: string) => string
  /** Whether errors from 500 up are answered with 400 and the text of `refused` too. */
  refusesFaults?: true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    wording?: Wording
  }
}

/** Answers whatever was thrown, in the form of the family that was asked. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = appErrorOf(thrown, request)
  const status = statusOf[error.kind]
  logFault(thrown, error, request)
  request.failedWith = codesOf(error)
  reply.header('x-request-id', request.id)
  if (error.retryAfter !== undefined || status === 503) reply.header('retry-after', error.retryAfter ?? 1)
  if (status === 413) sendAfterBody(error, status, request, reply)
  else send(error, status, request, reply)
}

/** More codes of details help nobody. */
const MAX_CODES = 10

function codesOf({ code, details }: AppError): string[] {
  const codes = new Set([code, ...details.slice(0, MAX_CODES).map((detail) => detail.code)])
  return [...codes].slice(0, MAX_CODES)
}

/** Who is still sending reads no answer, and finds a connection that is closed too soon broken. */
function sendAfterBody(error: AppError, status: number, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close')
  void discarded(request.raw, MAX_DISCARDED).then(() => send(error, status, request, reply))
}

function send(error: AppError, status: number, request: FastifyRequest, reply: FastifyReply): void {
  if (isFamilyA(request.url)) answerFamilyA(error, status, request, reply)
  else {
    reply.header('link', `<${ERROR_PAGE}#${encodeURIComponent(error.code)}>; rel="help"`)
    void reply.code(status).send(bodyOf(error, request))
  }
}

/** What family B answers to it, for one part of a request that goes on. */
export function errorBodyOf(thrown: unknown, request: FastifyRequest) {
  const error = appErrorOf(thrown, request)
  logFault(thrown, error, request)
  return bodyOf(error, request)
}

function bodyOf(thrown: AppError, { id: requestId, headers }: FastifyRequest) {
  const language = preferredLanguage(headers['accept-language'])
  const error = inLanguage(thrown, language)
  const { code, kind, details } = error
  return { code, message: headlineOf(error, language), statusCode: statusOf[kind], details, requestId }
}

/** The same error with its sentences in a language. */
function inLanguage(error: AppError, language: Language): AppError {
  const { kind, code, params, details, retryAfter } = error
  const said = details.map((detail) => ({ ...detail, message: sentenceOf(detail, language) }))
  return new AppError(kind, code, sentenceOf(error, language), {
    details: said,
    ...(params && { params }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

function logFault(thrown: unknown, error: AppError, request: FastifyRequest): void {
  if (statusOf[error.kind] < 500) return
  const { method, id: requestId } = request
  const of = { requestId, method, url: addressWithIds(request), code: error.code }
  if (LIMITS.has(error.code)) {
    request.log.warn(of, 'told to come again')
    return
  }
  const cause = error.cause ?? thrown
  const { stack } = cause as { stack?: string }
  request.log.error({ ...of, reason: reasonOf(cause), stack }, 'failed')
}

/** Everything but the developer API, the dashboard's, the agents' and the files. */
export function isFamilyA(url: string): boolean {
  return !/^\/(?:v1|account|files|mcp)(?:[/?]|$)/.test(url)
}

function answerFamilyA(error: AppError, status: number, request: FastifyRequest, reply: FastifyReply): void {
  const wording = request.routeOptions?.config?.wording ?? {}
  const { id = '' } = (request.params ?? {}) as { id?: string }
  const answer = worded(inLanguage(error, preferredLanguage(request.headers['accept-language'])), status, wording, id)
  void reply.code(answer.statusCode).send(answer)
}

function worded(error: AppError, status: number, wording: Wording, id: string) {
  const { refused, missing, failed, refusesFaults = false } = wording
  const reason = reasonFor(error)
  if (status >= 500 && failed !== undefined) return { statusCode: 500, message: failed(reason) }
  const keepsStatus = (status >= 500 && !refusesFaults) || [401, 403, 429].includes(status)
  if (!keepsStatus && refused !== undefined) return { statusCode: 400, message: refused(reason) }
  if (status === 404 && missing !== undefined) return { statusCode: 404, message: missing(id) }
  return { statusCode: status, message: reason }
}

/** Family B names the first broken field in the message, and all of them in the details. */
function headlineOf(error: AppError, language: Language): string {
  const [first, ...others] = error.details
  if (first === undefined || !isOfFields(error)) return messageOf(error)
  const more = others.length === 0 ? '' : ` (${MORE[language](others.length)})`
  const headline = sentenceOf({ code: error.code, message: fieldErrors.invalidRequest.message }, language)
  return `${headline.replace(/\.$/, '')}: ${said(first)}${more}`
}

const MORE: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `and ${count} more, see details`,
  es: (count) => `y ${count} más, véase details`,
}

/** Whether the message says no more than the fields do. */
function isOfFields({ code, message, details }: AppError): boolean {
  const { invalidRequest } = fieldErrors
  const [first] = details
  if (code !== invalidRequest.code || first === undefined) return false
  return message === invalidRequest.message || message.includes(first.message)
}

/** Some messages go on after the name of the field, others are sentences. */
function said({ path, message }: ErrorDetail): string {
  if (path === '') return message
  return /^\p{Lu}/u.test(message) ? `${path}: ${message}` : `${path} ${message}`
}

/** Family A has one text for everything: it names every broken field. */
function reasonFor(error: AppError): string {
  if (isOfFields(error)) return listed(error.details.map(said))
  const reason = messageOf(error)
  // What is taken or in use, the message says.
  if (error.kind !== 'invalid') return reason
  // Some of the services behind name the fields in the message already.
  const fields = error.details.map(({ path, message }) => `${path} ${message}`.trim())
  const unnamed = fields.filter((field, index) => !reason.includes(field) && reason !== error.details[index]?.message)
  return unnamed.length === 0 ? reason : `${reason} ${listed(unnamed)}`
}

/** More of them help nobody. */
const MAX_SAID = 100

function listed(sentences: readonly string[]): string {
  const more = sentences.length - MAX_SAID
  return more > 0 ? `${sentences.slice(0, MAX_SAID).join('; ')}; and ${more} more` : sentences.join('; ')
}

/** Callers are not told the names of calls and hosts. */
function messageOf({ kind, code, message }: AppError): string {
  if (kind === 'internal') return gatewayErrors.defect.message
  return kind === 'unavailable' && code.startsWith('SYS_') ? platformErrors.serviceAway.message : message
}

function appErrorOf(thrown: unknown, request: FastifyRequest): AppError {
  const { routeOptions, headers } = request
  if (AppError.is(thrown)) return isOfXml(thrown) ? ofItsField(thrown) : thrown
  const { code = '', statusCode = 500, validation, validationContext } = thrown as Partial<FrameworkError>
  if (validation !== undefined) {
    const broken = brokenFields(validation, validationContext, schemaOf(request, validationContext))
    return fieldErrors.invalidRequest({ details: validationContext === 'body' ? withUnseen(broken, request) : broken })
  }
  if (statusCode === 413) return bodyLargerThan(routeOptions?.bodyLimit ?? BODY_LIMIT)
  if (statusCode === 415) return contentTypeRefused(headers['content-type'], routeOptions?.schema)
  if (code === 'FST_ERR_BAD_URL')
    return gatewayErrors.unreadable({ message: brokenAddress(request.url), cause: thrown })
  if (statusCode < 500) return gatewayErrors.unreadable({ cause: thrown })
  return isOutage(thrown)
    ? platformErrors.serviceAway({ cause: thrown, retryAfter: 1 })
    : gatewayErrors.defect({ cause: thrown })
}

function brokenAddress(url: string): string {
  return /%(?![0-9a-f]{2})/i.test(url)
    ? 'The address has a % without two hexadecimal digits: write a % itself as %25.'
    : 'The address is not UTF-8: write á, for one, as %C3%A1.'
}

type RouteSchema = FastifyRequest['routeOptions']['schema']

/** The schema of what was looked at. */
function schemaOf(request: FastifyRequest, place: string | undefined): Schema | undefined {
  const { querystring } = (request.routeOptions.schema ?? {}) as { querystring?: Referring }
  return place === 'body' ? bodySchemaOf(request) : resolved(request, querystring)
}

/** What was sent, and what is taken at this address. */
function contentTypeRefused(sent: string | undefined, schema: RouteSchema): AppError {
  const { content = { 'application/json': {} } } = (schema?.body ?? {}) as { content?: object }
  const others = Object.keys(schema?.['x-other-bodies'] ?? {})
  const taken = (schema?.consumes ?? [...Object.keys(content), ...others]).join(' or ')
  const said =
    sent === undefined ? 'There is no header Content-Type' : `The content type ${echoed(sent)} is not taken here`
  return gatewayErrors.contentTypeRefused({ message: `${said}: send ${taken}.` })
}

/** What was sent, and how large it may be. */
export function bodyLargerThan(bytes: number, what = 'body'): AppError {
  const most = bytes % MIB === 0 ? `${bytes / MIB} MiB` : `${bytes / 1024} KiB`
  return gatewayErrors.bodyTooLarge({ message: `The ${what} is larger than ${most}.` })
}

/** A document that cannot be read is a field of the request that cannot be accepted, whichever route it was sent to. */
function isOfXml({ code, kind }: AppError): boolean {
  return kind === 'invalid' && code.startsWith('XML_')
}

function ofItsField({ code, message, details }: AppError): AppError {
  return fieldErrors.invalidRequest({ details: details.length > 0 ? details : [{ path: 'xml', code, message }] })
}

interface FrameworkError {
  code: string
  statusCode: number
  validation: FastifySchemaValidationError[]
  validationContext: string
}
