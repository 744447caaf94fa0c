import swagger from '@fastify/swagger'
import type { App } from './app.ts'
import { Receipt } from './receipt-schemas.ts'

/** Collects the schemas of every route that is registered after it into one OpenAPI document. */
export async function describeApi(app: App): Promise<void> {
  app.addSchema(Receipt)
  await app.register(swagger, {
    // A schema that several routes share is a component under its own name.
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Electronic tax documents',
        version: '1',
        description:
          'Issues electronic tax documents to the national tax authority. Families: the developer API below /v1/developer, ' +
          'and the resource API. Error codes: docs/errors.md.',
      },
      components: {
        securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      },
      security: [{ apiKey: [] }],
    },
  })
}
