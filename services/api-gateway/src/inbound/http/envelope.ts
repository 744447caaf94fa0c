import type { FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { type Environment, environmentOf, type Principal } from '../../domain/principal.ts'
import { refTo, strict, text } from './schema-parts.ts'

export interface Warning {
  code: string
  message: string
  path: string
}

export const Warning = Type.Object({ code: text, message: text, path: text })

const metaFields = {
  requestId: text,
  environment: Type.Unsafe<Environment>({ type: 'string', enum: ['sandbox', 'production'] }),
  warnings: Type.Optional(Type.Array(Warning)),
}

export const Pagination = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  totalPages: Type.Integer(),
  nextCursor: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
})
export type Pagination = Static<typeof Pagination>

/** An answer of family B: `{data, meta}`. */
export function answer<Data extends TSchema>(data: Data) {
  return Type.Object({ data, meta: Type.Object(metaFields) })
}

export function pageOf<Data extends TSchema>(data: Data) {
  return Type.Object({
    data: Type.Array(data),
    meta: Type.Object({ ...metaFields, pagination: Pagination }),
  })
}

/** An error of family B; the app knows it as the component `Error`. */
export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'Stable; explained at /docs/errors.' }),
    message: text,
    statusCode: Type.Integer(),
    details: Type.Array(strict({ path: text, code: text, message: text }), { description: 'Every broken field.' }),
    requestId: text,
  },
  { $id: 'Error', additionalProperties: false },
)

/** An error of family A; the app knows it as the component `ResourceError`. */
export const ResourceErrorBody = Type.Object(
  { statusCode: Type.Integer(), message: Type.String({ description: 'Names every broken field.' }) },
  { $id: 'ResourceError' },
)

/** What a route answers besides its success. */
export const Failure = refTo(ErrorBody)
export const ResourceFailure = refTo(ResourceErrorBody)

export function enveloped<Data>(request: FastifyRequest, data: Data, warnings: readonly Warning[] = []) {
  return { data, meta: metaOf(request, warnings) }
}

export function envelopedPage<Data>(request: FastifyRequest, data: Data[], pagination: Pagination) {
  return { data, meta: { ...metaOf(request, []), pagination } }
}

/** The same of every list. With a cursor `page` is 1: pages are not counted from there. */
export function paginationOf(
  { page, limit }: { page: number; limit: number },
  { total, nextCursor }: { total: number; nextCursor: string },
): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit), nextCursor: nextCursor || null }
}

function metaOf({ id, principal }: FastifyRequest, warnings: readonly Warning[]) {
  // A request to sign in has no mode yet.
  const { mode = 'test' } = (principal ?? {}) as Partial<Principal>
  const meta = { requestId: id, environment: environmentOf(mode) }
  return warnings.length === 0 ? meta : { ...meta, warnings: [...warnings] }
}
