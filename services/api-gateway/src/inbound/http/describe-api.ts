import swagger from '@fastify/swagger'
import type { App } from './app.ts'

/** Collects the schemas of every route that is registered after it into one OpenAPI document. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `schema-${index}`) },
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
