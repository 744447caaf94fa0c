import { type Environment, environmentOf, issuanceErrors, sentenceOf } from '@etax/contracts'
import type { Params } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { preferredLanguage } from './domain/preferred-language.ts'
import type { Principal } from './domain/principal.ts'
import { withPublishedFacts } from './domain/published-facts.ts'
import { factsOf, type Warned } from './domain/warned.ts'
import { refTo, strict } from './schema-parts.ts'

export const facts = Type.Optional(
  Type.Unsafe<Params>({
    type: 'object',
    additionalProperties: true,
    description:
      'The facts in the message, such as limits, allowed values and the value received, and as `about` the value or ' +
      'the line with the error; left out if there are none. Texts among them are in the language of the message.',
  }),
)

export const Warning = Type.Object(
  {
    code: Type.String({
      description: 'A stable code; /docs/errors explains it.',
      examples: [issuanceErrors.anotherBody.code],
    }),
    params: facts,
    message: Type.String({ examples: [issuanceErrors.anotherBody.message] }),
    path: Type.String({ description: 'The field with the warning.', examples: ['devReference'] }),
  },
  { title: 'Warning' },
)

const metaFields = {
  requestId: Type.String({
    description: 'The id of the request, as in X-Request-Id.',
    examples: ['019dd4c2-9d0e-7c55-a3b3-0f2a6c1d5e77'],
  }),
  environment: Type.Unsafe<Environment>({
    type: 'string',
    enum: ['sandbox', 'production'],
    description: 'sandbox for a test key, production for a live one.',
  }),
  warnings: Type.Optional(
    Type.Array(Warning, {
      description: 'Warnings about this successful request; left out if there are none.',
      examples: [[]],
    }),
  ),
}

export const Pagination = Type.Object(
  {
    page: Type.Integer({ minimum: 1, description: '1 with a cursor, because cursors do not count pages.' }),
    limit: Type.Integer({ minimum: 1, maximum: 100, examples: [20] }),
    total: Type.Integer({ minimum: 0, description: 'Receipts are counted up to 10,000.', examples: [1] }),
    totalPages: Type.Integer({ minimum: 0, examples: [1] }),
    totalIsMinimum: Type.Optional(
      Type.Boolean({
        description: 'true: there are more than `total`. Left out if `total` is exact.',
        examples: [true],
      }),
    ),
    nextCursor: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The cursor of the next page; null on the last page.',
      examples: [null],
    }),
  },
  { title: 'Pagination' },
)
export type Pagination = Static<typeof Pagination>

const CursorPagination = Type.Object(
  { limit: Pagination.properties.limit, nextCursor: Pagination.properties.nextCursor },
  { title: 'CursorPagination' },
)
type CursorPagination = Static<typeof CursorPagination>

const Meta = Type.Object(metaFields, { title: 'Meta' })
const CursorMeta = Type.Object({ ...metaFields, pagination: CursorPagination }, { title: 'CursorMeta' })
const PageMeta = Type.Object({ ...metaFields, pagination: Pagination }, { title: 'PageMeta' })

/** An answer of family B: `{data, meta}`; its schema is named after the data: `ReceiptAnswer`. */
export function answer<Data extends TSchema>(data: Data) {
  return Type.Object({ data, meta: Meta }, titled(data, 'Answer'))
}

export function pageOf<Data extends TSchema>(data: Data) {
  return Type.Object({ data: Type.Array(data, { maxItems: 100 }), meta: PageMeta }, titled(data, 'Page'))
}

/** The page has no total, whose cost would grow with the list. */
export function cursorPageOf<Data extends TSchema>(data: Data) {
  return Type.Object({ data: Type.Array(data, { maxItems: 100 }), meta: CursorMeta }, titled(data, 'Page'))
}

function titled(schema: TSchema, what: 'Answer' | 'Page' | 'List'): { title?: string } {
  const { title, $ref, items } = schema as { title?: string; $ref?: string; items?: TSchema }
  if (items !== undefined) return titled(items, 'List')
  const name = title ?? $ref?.replace(/#$/, '')
  return name === undefined ? {} : { title: `${name}${what}` }
}

export const ErrorDetail = strict(
  {
    path: Type.String({ description: 'The field: items[0].unitPrice.' }),
    code: Type.String({ description: 'A stable code; /docs/errors explains it.' }),
    params: facts,
    message: Type.String({ description: 'What is wrong, and what form is expected.' }),
    line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line of the sent file; its header is line 1.' })),
    column: Type.Optional(
      Type.String({ description: 'The name of the column in the sent file, if the error is about one.' }),
    ),
  },
  { title: 'ErrorDetail' },
)

export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'A stable code; /docs/errors explains it.' }),
    params: facts,
    message: Type.String({ description: 'The error in words, for people. It names the first field with an error.' }),
    statusCode: Type.Integer({ description: 'The HTTP status of the answer.' }),
    details: Type.Array(ErrorDetail, {
      description: 'The errors of all fields: at most 200, or 1,000 of a file.',
    }),
    requestId: Type.String({ description: 'The id of the request, as in X-Request-Id.' }),
  },
  { $id: 'Error', additionalProperties: false },
)

export const ResourceErrorBody = Type.Object(
  {
    statusCode: Type.Integer({ description: 'The HTTP status of the answer.' }),
    message: Type.String({ description: 'The errors of all fields in words, for people.' }),
  },
  { $id: 'ResourceError' },
)

export const Failure = refTo(ErrorBody)
export const ResourceFailure = refTo(ResourceErrorBody)

export function enveloped<Data>(request: FastifyRequest, data: Data, warnings: readonly Warned[] = []) {
  return { data, meta: metaOf(request, warnings) }
}

export function envelopedPage<Data>(request: FastifyRequest, data: Data[], pagination: Pagination) {
  return { data, meta: { ...metaOf(request, []), pagination } }
}

export function envelopedCursorPage<Data>(request: FastifyRequest, data: Data[], pagination: CursorPagination) {
  return { data, meta: { ...metaOf(request, []), pagination } }
}

/** With a cursor `page` is 1: pages are not counted then. */
export function paginationOf(
  { page, limit }: { page: number; limit: number },
  { total, nextCursor, totalIsMinimum = false }: { total: number; nextCursor: string; totalIsMinimum?: boolean },
): Pagination {
  const counted = { page, limit, total, totalPages: Math.ceil(total / limit), nextCursor: nextCursor || null }
  return totalIsMinimum ? { ...counted, totalIsMinimum } : counted
}

function metaOf({ id, principal, headers }: FastifyRequest, warnings: readonly Warned[]) {
  const { mode = 'test' } = (principal ?? {}) as Partial<Principal>
  const meta = { requestId: id, environment: environmentOf(mode) }
  return warnings.length === 0 ? meta : { ...meta, warnings: warningsFor(headers, warnings) }
}

export function warningsFor(headers: FastifyRequest['headers'], warnings: readonly Warned[]): Static<typeof Warning>[] {
  const language = preferredLanguage(headers['accept-language'])
  return warnings.map((warning) => {
    const { code, message, path } = warning
    const params = factsOf(warning)
    const said = { code, message: sentenceOf({ code, params, message }, language), path }
    return withPublishedFacts({ ...said, ...(params && { params }) }, language)
  })
}
