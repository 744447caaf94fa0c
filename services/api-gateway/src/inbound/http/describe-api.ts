import swagger from '@fastify/swagger'
import type { App } from './app.ts'

/**
 * Collects the schemas of every route that is registered after it into one OpenAPI document. A schema that was added
 * with a `$id` is a component of that name; routes refer to it by `refTo`.
 */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Electronic tax documents',
        version: '1',
        description:
          'Issues electronic tax documents to the national tax authority. Families: the developer API below /v1/developer, ' +
          'and the resource API. Error codes: /docs/errors.',
      },
      components: {
        securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      },
      security: [{ apiKey: [] }],
    },
    refResolver: {
      buildLocalReference: ({ $id }, _baseUri, _fragment, index) => (typeof $id === 'string' ? $id : `def-${index}`),
    },
    transformObject: (given) => ('openapiObject' in given ? withOwnKeywords(given.openapiObject) : given.swaggerObject),
  })
}

/** `form`, which says in words what `pattern` or `not` asks for, is ours: OpenAPI wants such keywords to begin with `x-`. */
function withOwnKeywords<Document>(document: Document): Document {
  return renamed(document) as Document
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null) return value
  const isPatterned = ('pattern' in value && typeof value.pattern === 'string') || 'not' in value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [isPatterned && name === 'form' ? 'x-form' : name, renamed(member)]),
  )
}
