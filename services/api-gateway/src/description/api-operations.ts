import { type AnyDeclaredError, type ErrorKind, fieldErrors, mustBe, words } from '@etax/kernel'
import type { Scope } from '../accounts/domain/scopes.ts'
import type { Deprecation } from '../http/domain/api-versions.ts'
import { type Access, describeAccess, errorsOfAll } from './api-access.ts'
import { exampleOf } from './api-examples.ts'
import { publishedSchema, type Schema, type Schemas } from './api-schemas.ts'

export interface Operation {
  parameters?: readonly Parameter[]
  requestBody?: Body
  responses?: Readonly<Record<string, Answer>>
  'x-access'?: Access
  'x-scope'?: Scope
  'x-deprecation'?: Deprecation
  'x-errors'?: readonly AnyDeclaredError[]
  'x-other-bodies'?: Readonly<Schemas>
  'x-answer-headers'?: Readonly<Record<string, Schemas>>
  'x-answer-examples'?: Readonly<Record<string, object>>
}

export interface Parameter {
  name?: string
  in?: string
  schema?: Schema
}

interface Body {
  content?: Readonly<Record<string, Media>>
}

export interface Answer {
  description?: string
  headers?: object
  content?: Readonly<Record<string, Media>>
}

interface Media {
  schema?: Schema
  example?: unknown
  examples?: unknown
}

export interface Components {
  schemas: Schemas
  parameters: Schemas
  headers: Schemas
  examples: Schemas
  responses: Schemas
}

export interface OperationContext {
  components: Components
  statusOf: Readonly<Record<ErrorKind, number>>
  errorFormOf: (path: string) => 'Error' | 'ResourceError'
}

const WRITES: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'delete'])

export function publishedOperation(method: string, path: string, operation: Operation, context: OperationContext) {
  const { 'x-access': access = 'anyone', 'x-errors': errors = [], 'x-answer-headers': own = {}, ...others } = operation
  const { 'x-other-bodies': otherBodies = {}, 'x-answer-examples': answerExamples = {}, ...unscoped } = others
  const { 'x-scope': scope, 'x-deprecation': deprecation, ...rest } = unscoped
  const { parameters = [], requestBody, responses = {}, ...ownMembers } = rest
  const writes = WRITES.has(method)
  const { security, parameters: shared, headers: ofAccess } = describeAccess(access, writes)
  const headers = ['X-Request-Id', ...ofAccess]
  const answers = { path, access, writes, headers, own, answerExamples, errors }
  return {
    ...ownMembers,
    ...(deprecation !== undefined && { deprecated: true }),
    security: security.map((schemes) => Object.fromEntries(schemes.map((scheme) => [scheme, scopesAt(scheme, scope)]))),
    parameters: [
      ...[...shared, 'RequestId'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...parameters.map((parameter) => publishedParameter(parameter, context)),
    ],
    ...bodyOf(requestBody, otherBodies, context),
    responses: { ...successes(responses, answers, context), ...failures(responses, answers, context) },
  }
}

/** OpenAPI lists roles of a scheme in the same place as the scopes of OAuth. */
function scopesAt(scheme: string, scope: Scope | undefined): Scope[] {
  return scheme === 'apiKey' && scope !== undefined ? [scope] : []
}

function bodyOf(
  body: Body | undefined,
  others: Readonly<Schemas>,
  context: OperationContext,
): { requestBody?: object } {
  const media = Object.entries(others).map(([type, schema]) => [type, { schema }])
  if (body === undefined && media.length === 0) return {}
  const content = { ...body?.content, ...Object.fromEntries(media) }
  return { requestBody: withMedia({ required: true, ...body, content }, context) }
}

function publishedParameter(parameter: Parameter, { components }: OperationContext): object {
  const { schema } = parameter
  return schema === undefined ? parameter : { ...parameter, schema: publishedSchema(schema, components.schemas) }
}

function withMedia<Part extends Body>(
  part: Part,
  { components: { schemas } }: OperationContext,
  ownExample?: object,
): Part {
  const media = Object.entries(part.content ?? {}).map(([type, { schema, ...media }]) => {
    if (schema === undefined) return [type, media]
    const published = publishedSchema(schema, schemas)
    if ('example' in media || 'examples' in media || !hasExample(type, published)) {
      return [type, { schema: published, ...media }]
    }
    const example = exampleOf(published, schemas)
    return [
      type,
      {
        schema: published,
        ...media,
        example: ownExample === undefined ? example : { ...(example as object), ...ownExample },
      },
    ]
  })
  return part.content === undefined ? part : { ...part, content: Object.fromEntries(media) }
}

function hasExample(type: string, schema: Schema): boolean {
  return OF_DATA.has(type) || schema.examples !== undefined
}

const OF_DATA: ReadonlySet<string> = new Set(['application/json', 'application/x-ndjson', 'text/event-stream'])

interface Answers {
  path: string
  access: Access
  writes: boolean
  headers: readonly string[]
  own: NonNullable<Operation['x-answer-headers']>
  answerExamples: NonNullable<Operation['x-answer-examples']>
  errors: readonly AnyDeclaredError[]
}

const SUCCESSES: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Created.',
  202: 'Accepted; the work continues in the background.',
  204: 'Done; there is nothing to answer.',
}

function successes(responses: NonNullable<Operation['responses']>, answers: Answers, context: OperationContext) {
  const entries = Object.entries(responses).filter(([status]) => Number(status) < 400)
  return Object.fromEntries(entries.map(([status, answer]) => [status, success(status, answer, answers, context)]))
}

function success(
  status: string,
  answer: Answer,
  { headers: shared, own, answerExamples }: Answers,
  context: OperationContext,
): object {
  const { description = '', ...rest } = answer
  const text = description === '' || description === 'Default Response' ? SUCCESSES[status] : description
  const headers = { ...headersNamed(shared), ...answer.headers, ...own[status] }
  return { ...withMedia(rest, context, answerExamples[status]), description: text ?? 'Done.', headers }
}

function headersNamed(names: readonly string[]): Schemas {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function failures(responses: NonNullable<Operation['responses']>, answers: Answers, context: OperationContext) {
  const { access, writes, errors } = answers
  const shared = [...describeAccess(access, writes).errors, ...errorsOfAll(writes)]
  const byStatus = Map.groupBy([...errors, ...shared], ({ kind }) => context.statusOf[kind])
  const statuses = new Set(
    [...Object.keys(responses).map(Number), ...byStatus.keys()].filter((status) => status >= 400),
  )
  const entries = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => {
      const met = [...new Set(byStatus.get(status) ?? [])]
      const { 'text/html': page } = responses[status]?.content ?? {}
      const pages = page === undefined ? {} : { 'text/html': page }
      const isUsual = Object.keys(pages).length === 0 && met.length > 0
      const isShared = isUsual && met.every((error) => shared.includes(error))
      const failure = failureOf(status, { met, pages }, answers, context)
      return [status, isShared ? sharedResponse(status, failure, answers, context) : failure]
    })
  return Object.fromEntries(entries)
}

const FAILURES: Readonly<Record<number, [name: string, description: string]>> = {
  400: ['BadRequest', 'The request is not valid.'],
  401: ['Unauthorized', 'The caller is not authenticated.'],
  403: ['Forbidden', 'The caller may not do this.'],
  404: ['NotFound', 'The requested resource does not exist.'],
  409: ['Conflict', 'The request contradicts stored data.'],
  413: ['TooLarge', 'The body is too large for this address.'],
  415: ['UnsupportedMedia', 'The address does not accept this content type.'],
  429: ['TooManyRequests', 'Too many requests: wait the seconds in Retry-After.'],
  500: ['Defect', 'An unexpected error occurred here.'],
  503: ['Unavailable', 'A part of the service does not answer. Try again after the seconds in Retry-After.'],
}

interface Refusal {
  met: readonly AnyDeclaredError[]
  pages: NonNullable<Answer['content']>
}

function failureOf(status: number, { met, pages }: Refusal, answers: Answers, context: OperationContext): Schema {
  const form = context.errorFormOf(answers.path)
  const examples = met.map((error) => [error.code, exampleFor(error, status, form, context)])
  const [, description] = FAILURES[status] ?? ['', 'Refused.']
  const waits = status === 429 || status === 503 ? ['Retry-After'] : []
  const links = form === 'Error' ? ['Link'] : []
  return {
    description,
    headers: headersNamed([...answers.headers, ...waits, ...links]),
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${form}` },
        ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
      },
      ...withMedia({ content: pages }, context).content,
    },
  }
}

function sharedResponse(
  status: number,
  response: Schema,
  answers: Answers,
  { components, ...context }: OperationContext,
) {
  const { access, path, writes } = answers
  const [name = String(status)] = FAILURES[status] ?? []
  const prefix = access === 'anyone' && context.errorFormOf(path) === 'ResourceError' ? 'anyoneResource' : access
  // Reads have fewer reasons for a refusal.
  const differs = [400, 403].includes(status)
  const full = `${prefix[0]?.toUpperCase()}${prefix.slice(1)}${differs && writes ? 'Write' : ''}${name}`
  components.responses[full] ??= response
  return { $ref: `#/components/responses/${full}` }
}

/** One component per error; every status refers to it. */
function exampleFor(error: AnyDeclaredError, status: number, form: string, { components }: OperationContext): object {
  const name = form === 'Error' ? error.code : `${error.code}.resource`
  const { message, cause, remedy } = error
  components.examples[name] ??= {
    summary: message,
    description: `${cause} ${remedy}`,
    value: form === 'Error' ? errorBody(error, status) : { statusCode: status, message: headlineOf(error) },
  }
  return { $ref: `#/components/examples/${name}` }
}

const PATH = 'items[0].unitPrice'
const UNIT_PRICE = fieldErrors.wrongType.at(
  PATH,
  mustBe(words('a number or a decimal text, such as 12.50', 'un número o un texto decimal, por ejemplo 12.50')),
)

export function errorBody(error: AnyDeclaredError, statusCode: number) {
  const details = error === fieldErrors.invalidRequest ? [UNIT_PRICE] : []
  const requestId = '019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77'
  return { code: error.code, message: headlineOf(error), statusCode, details, requestId }
}

function headlineOf(error: AnyDeclaredError): string {
  return error === fieldErrors.invalidRequest
    ? `${error.message.replace(/\.$/, '')}: ${PATH} ${UNIT_PRICE.message}`
    : error.message
}
