import type { Schema } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'

/** What a route says of its body: in several content types, that of the JSON one. Undefined where it takes no body. */
export function bodySchemaOf(request: FastifyRequest): Schema | undefined {
  const { body } = (request.routeOptions.schema ?? {}) as { body?: Body }
  return resolved(request, body?.content?.['application/json']?.schema ?? body)
}

/** A schema, or the one that is referred to. */
export function resolved({ server }: FastifyRequest, schema: Referring | undefined): Schema | undefined {
  return schema?.$ref === undefined ? schema : (server.getSchema(schema.$ref.replace(/#$/, '')) as Schema)
}

/** A schema, or where there is one. */
export type Referring = Schema & { $ref?: string }
type Body = Referring & { content?: Record<string, { schema: Referring }> }
