import { gatewayErrors } from '@etax/contracts'
import { decodeCursor, encodeCursor, fieldErrors, type Language, rule, suchAs, words } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { byId, id, instant, mode } from '../accounts/field-schemas.ts'
import type { App } from '../http/app.ts'
import { adviceOn } from '../http/domain/explain-error.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { answer, cursorPageOf, ErrorDetail, enveloped, envelopedCursorPage, Failure } from '../http/envelope.ts'
import { described, filterValue, oneOf, pageQuery, strict, textOrNull } from '../http/schema-parts.ts'
import type { RequestLog } from '../ports.ts'
import { bodiesLeftOut, KEPT_DAYS, type LoggedBody, type LoggedRequest, statusesOf } from './domain/logged-request.ts'
import { asAnswered, sayAgain } from './domain/say-again.ts'

const EXAMPLE_CODE = fieldErrors.invalidRequest.code

const Remedy = Type.Object(
  {
    code: Type.String({ examples: [EXAMPLE_CODE] }),
    meaning: Type.String({ description: 'The meaning of the code.', examples: ['The request is not valid.'] }),
    remedy: Type.String({
      description: 'What to do.',
      examples: ['Correct every field named in details and send the request again.'],
    }),
  },
  { title: 'Remedy' },
)

const logged = {
  id,
  at: described(instant, 'When the request arrived. RFC 3339, in UTC.'),
  method: Type.String({ examples: ['POST'] }),
  path: Type.String({
    description: 'The path without the query and without possible secrets.',
    examples: ['/v1/developer/invoices'],
  }),
  query: Type.Unsafe<string | null>({
    ...textOrNull,
    description: 'The query as sent, without secrets; null if there was none.',
    examples: [null],
  }),
  status: Type.Integer({ description: 'The HTTP status of the answer.', examples: [400] }),
  code: Type.Unsafe<string | null>({
    ...textOrNull,
    description: 'The code of the error, even if the answer has none (resource API); null if the request succeeded.',
    examples: [EXAMPLE_CODE],
  }),
  durationMs: Type.Integer({
    minimum: 0,
    description: 'From the arrival of the request to the end of the answer.',
    examples: [12],
  }),
  requestId: Type.String({
    description: 'The same as in X-Request-Id.',
    examples: ['019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77'],
  }),
  mode,
  taxpayerRuc: Type.Unsafe<string | null>({
    ...textOrNull,
    description: 'The header x-taxpayer-ruc; null if it was missing or not a registry number.',
    examples: ['1799999990001'],
  }),
  apiKey: Type.Object({
    id,
    name: Type.String({ examples: ['Shop on the web'] }),
    lastFour: Type.String({ description: 'The last four characters of the key.', examples: ['x7Qd'] }),
  }),
  ip: Type.String({ description: 'The address of the caller.', examples: ['198.51.100.7'] }),
  remedies: Type.Array(Remedy, {
    description: 'What to do about each code of a failed request and of its details; empty for a successful request.',
  }),
}
const Logged = Type.Object(logged, { title: 'LoggedRequest' })

const LEFT_OUT = [null, 'none', 'succeeded', 'live', 'secret', 'not-json', 'unread', 'too-many']

const Body = Type.Object(
  {
    json: Type.Unsafe<string | null>({
      ...textOrNull,
      description: 'The body in JSON, without secrets. It is well-formed even if it was cut. Null if it is not kept.',
      examples: ['{"customer":{"identificationType":"FINAL_CONSUMER"}}'],
    }),
    truncated: Type.Boolean({
      description: 'Whether the body was larger than the 16 KiB that are kept.',
      examples: [false],
    }),
    leftOut: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      enum: LEFT_OUT,
      description:
        'Why the body is not kept; null if it is. none: there was no body. succeeded, live: only bodies of failed ' +
        'sandbox requests are kept. secret: the address takes a secret, or does not exist. not-json: forms, files, ' +
        'XML and lines are never kept. unread: the request was refused before its body was read, or the body is ' +
        'not valid JSON. too-many: more requests failed than the log keeps bodies for.',
      examples: [null],
    }),
  },
  { title: 'LoggedBody' },
)
const RepeatedAnswer = Type.Object(
  {
    message: Type.Unsafe<string | null>({
      ...textOrNull,
      description: 'The error; null if the answer was not kept, or has no code.',
      examples: ['The request is not valid.'],
    }),
    details: Type.Array(ErrorDetail, { description: 'The errors of all fields in the answer.' }),
  },
  { title: 'RepeatedAnswer', description: 'The text of the answer, in the language of Accept-Language.' },
)
const WithBodies = Type.Object(
  { ...logged, request: Body, answer: Body, said: RepeatedAnswer },
  { title: 'LoggedRequestWithBodies' },
)

const description = `
Returns the requests with an API key in the last ${KEPT_DAYS} days: to the developer API, the resource API and /mcp, in the
mode of x-mode. Requests of a session are not included. A request appears within a few seconds. The log never delays a
request: under great load, or while the database is unavailable, some may be missing.

A tool call of an agent makes two requests with the same \`requestId\`: POST /mcp, and the request of the tool to the API.
`.trim()

const Query = strict({
  status: Type.Optional(
    Type.String({
      pattern: '^(?:[2-5]xx|failed|[2-5][0-9]{2})$',
      form: words(
        '2xx, 4xx, 5xx, failed (400 and above) or an exact status such as 404',
        '2xx, 4xx, 5xx, failed (400 o más) o un estado exacto, por ejemplo 404',
      ),
      description: 'The status of the answer: 2xx, 4xx, 5xx, failed (400 and above), or an exact status.',
      examples: ['failed'],
    }),
  ),
  method: Type.Optional(oneOf('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE')),
  path: Type.Optional({
    ...described(filterValue, 'The beginning of the path if it starts with a slash, otherwise a part of it.'),
    examples: ['/v1/developer/invoices'],
  }),
  code: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{2,5}_[0-9]{5}$',
      form: suchAs(words('an error code', 'un código de error'), EXAMPLE_CODE),
      description: 'The code of the error, or of one of its details.',
      examples: [EXAMPLE_CODE],
    }),
  ),
  requestId: Type.Optional(described(filterValue, 'The id of the request, from X-Request-Id of the answer.')),
  apiKeyId: Type.Optional(described(filterValue, 'The id of the API key, from GET /account/api-keys.')),
  from: Type.Optional(described(instant, 'Requests from this instant on, RFC 3339.')),
  to: Type.Optional(described(instant, 'Requests before this instant, RFC 3339.')),
  limit: pageQuery.limit,
  cursor: Type.Optional(described(filterValue, 'nextCursor of the previous page: the list continues after it.')),
})

const tags = ['requests']

export function requestRoutes(app: App, { requestLog }: { requestLog: RequestLog }): void {
  const listing = {
    operationId: 'listRequests',
    tags,
    summary: 'List requests made with API keys, newest first',
    description,
    querystring: Query,
    response: { 200: cursorPageOf(Logged), 400: Failure },
  }
  app.get('/requests', { schema: listing }, async (request) => pageOfRequests(request, requestLog, request.query))

  const reading = {
    operationId: 'getRequest',
    tags,
    summary: 'Read one request, with its bodies if it failed',
    description:
      'Returns the request and its answer. Bodies are kept only for failed sandbox requests, at most 16 KiB ' +
      'each, without their secrets.',
    params: byId,
    'x-errors': [gatewayErrors.requestUnknown],
    response: { 200: answer(WithBodies), 404: Failure },
  }
  app.get('/requests/:id', { schema: reading }, async (request) => {
    const { workspaceId, mode } = request.principal
    const stored = await requestLog.find({ workspaceId, mode, id: request.params.id })
    if (stored === null) throw gatewayErrors.requestUnknown()
    const { bodies: kept, ...logged } = stored
    const bodies = kept ?? bodiesLeftOut(logged)
    const [sent, answered] = [bodyView(bodies.request), bodyView(bodies.answer)]
    const language = languageOf(request)
    const answer = { ...answered, json: asAnswered(answered.json, language) }
    const said = sayAgain(answered.json, language)
    return enveloped(request, { ...loggedView(logged, language), request: sent, answer, said })
  })
}

const { apiKeyId: _, ...ownFilters } = Query.properties
const OwnQuery = strict(ownFilters)

/** A key sees its own requests: who holds one key learns nothing of the others. */
export function ownRequestRoute(app: App, { requestLog }: { requestLog: RequestLog }): void {
  const schema = {
    operationId: 'listOwnRequests',
    tags,
    summary: 'List requests made with this key, newest first',
    description:
      `Returns the requests with this API key in the last ${KEPT_DAYS} days. A request appears within a few seconds. ` +
      'This operation itself is not logged.',
    querystring: OwnQuery,
    response: { 200: cursorPageOf(Logged), 400: Failure },
  }
  app.get('/requests', { schema, config: { unlogged: true } }, async (request) => {
    const apiKeyId = request.principal.key?.id
    return pageOfRequests(request, requestLog, { ...request.query, ...(apiKeyId && { apiKeyId }) })
  })
}

async function pageOfRequests(request: FastifyRequest, requestLog: RequestLog, query: Static<typeof Query>) {
  const { limit = '20' } = query
  const most = Number(limit)
  const requests = await requestLog.list({ ...filterFrom(query, request), limit: most + 1 })
  const page = requests.slice(0, most)
  const last = page.at(-1)
  const next =
    requests.length > most && last ? encodeCursor({ createdAt: last.at, id: last.id }, listOf(request)) : null
  const rows = page.map((one) => loggedView(one, languageOf(request)))
  return envelopedCursorPage(request, rows, { limit: most, nextCursor: next })
}

function filterFrom(query: Static<typeof Query>, request: FastifyRequest) {
  const { status, from, to, cursor, method, path, code, requestId, apiKeyId } = query
  const { workspaceId, mode } = request.principal
  const after = cursor === undefined ? undefined : decodeCursor(cursor, listOf(request))
  if (after === null) throw fieldErrors.invalidRequest({ details: [fieldErrors.wrongForm.at('cursor', NO_CURSOR)] })
  return {
    workspaceId,
    mode,
    method,
    path,
    code,
    requestId,
    apiKeyId,
    after,
    status: status === undefined ? undefined : statusesOf(status),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
}

const NO_CURSOR = rule(
  'must be meta.pagination.nextCursor of the page before, in the same mode; or be left out',
  'debe ser meta.pagination.nextCursor de la página anterior, en el mismo ambiente; o no enviarse',
)

function listOf({ principal: { workspaceId, mode } }: FastifyRequest): string {
  return `requests/${workspaceId}/${mode}`
}

function loggedView({ at, codes, key, workspaceId: _, ...request }: LoggedRequest, language: Language) {
  const remedies = adviceOn(codes, language)
  return { ...request, at: at.toISOString(), code: codes[0] ?? null, apiKey: key, remedies }
}

function bodyView(body: LoggedBody) {
  return 'json' in body ? { ...body, leftOut: null } : { json: null, truncated: false, leftOut: body.leftOut }
}
