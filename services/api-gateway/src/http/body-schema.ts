import type { Schema } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'

/** Returns the schema for JSON if there are several content types; undefined without a body. */
export function bodySchemaOf(request: FastifyRequest): Schema | undefined {
  const { body } = (request.routeOptions.schema ?? {}) as { body?: Body }
  return resolved(request, body?.content?.['application/json']?.schema ?? body)
}

export function resolved({ server }: FastifyRequest, schema: Referring | undefined): Schema | undefined {
  return schema?.$ref === undefined ? schema : (server.getSchema(schema.$ref.replace(/#$/, '')) as Schema)
}

export type Referring = Schema & { $ref?: string }
type Body = Referring & { content?: Record<string, { schema: Referring }> }
