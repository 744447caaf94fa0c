import { gatewayErrors, MODES } from '@etax/contracts'
import { fieldErrors } from '@etax/kernel'
import { SCOPE_TEXTS, SCOPES, USUAL_SCOPES } from '../accounts/domain/scopes.ts'
import { FIRST_VERSION } from '../http/domain/api-versions.ts'
import { limited, withLimits } from './api-limits.ts'
import { type Components, type Operation, type OperationContext, publishedOperation } from './api-operations.ts'
import { mapped, publishedComponent, type Schema, type Schemas } from './api-schemas.ts'
import { webhookHeaders, webhooksOf } from './api-webhooks.ts'

/** Of the request ids that the gateway keeps. */
const MAX_REQUEST_ID = 128

export interface CollectedApi {
  paths?: Readonly<Record<string, object | undefined>>
  components?: { schemas?: Schemas }
}

export interface Publication extends Pick<OperationContext, 'statusOf' | 'errorFormOf'> {
  server: string
  sessionCookie: string
}

/**
 * The description for clients: shared parts at each operation, every titled schema as a component, and an example of
 * every status.
 */
export function publishedApi(collected: CollectedApi, { server, sessionCookie, ...shared }: Publication): object {
  const components: Components = { ...aComponents(), schemas: {} }
  for (const [name, schema] of Object.entries(collected.components?.schemas ?? {})) {
    const { title: _, ...untitled } = publishedComponent(schema, components.schemas)
    components.schemas[name] = untitled
  }
  const context: OperationContext = { ...shared, components }
  const paths = Object.entries(collected.paths ?? {}).map(([path, item = {}]) => [
    path,
    publishedPath(path, item, context),
  ])
  const webhooks = webhooksOf(components.schemas)
  const { paths: _paths, components: _components, ...head } = collected
  const schemas = mapped(components.schemas, (schema) => limited(schema as Schema)) as Schemas
  return {
    ...head,
    servers: [{ url: server, description: 'This system. The API key selects the sandbox or production.' }],
    paths: withLimits(Object.fromEntries(paths)),
    webhooks,
    components: {
      ...sorted({ ...withLimits({ ...components, schemas: {} }), schemas }),
      securitySchemes: securitySchemes(sessionCookie),
    },
  }
}

function publishedPath(path: string, item: object, context: OperationContext): object {
  const operations = Object.entries(item as Record<string, Operation>)
  return Object.fromEntries(
    operations.map(([method, operation]) => [method, publishedOperation(method, path, operation, context)]),
  )
}

/** Sorts by name, so that diffs are readable. */
function sorted(components: Components): object {
  const parts = Object.entries(components as unknown as Record<string, Schemas>)
  const byName = (part: Schemas) => Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  return Object.fromEntries(parts.map(([name, part]) => [name, byName(part)]))
}

function securitySchemes(sessionCookie: string): object {
  return {
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description: KEYS,
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie,
      description: 'The session that POST /account/session starts, for seven days.',
    },
    csrf: {
      type: 'apiKey',
      in: 'header',
      name: 'x-csrf-token',
      description: 'The csrfToken from GET /account/session, sent with the cookie in every write.',
    },
  }
}

const KEYS = [
  'A key from the dashboard: ak_test_… acts in the sandbox, ak_live_… in production.',
  `Each operation lists the scope that the key needs; without it the answer is 403 ${gatewayErrors.scopeMissing.code}.`,
  `The scopes: ${SCOPES.map((scope) => `\`${scope}\` ${SCOPE_TEXTS[scope]}`).join('; ')}.`,
  `Keys have ${USUAL_SCOPES.join(', ')} unless their maker chooses others.`,
].join(' ')

function aComponents(): Components {
  return {
    schemas: {},
    parameters: {
      ...webhookHeaders,
      TaxpayerRuc: {
        name: 'x-taxpayer-ruc',
        in: 'header',
        required: true,
        description: 'The registry number (RUC) of a taxpayer of your workspace. The request acts for this taxpayer.',
        schema: { type: 'string', pattern: '^[0-9]{13}$' },
        example: '1799999990001',
      },
      Mode: {
        name: 'x-mode',
        in: 'header',
        description: 'Whether the session acts in the sandbox or in production. The default is test.',
        schema: { type: 'string', enum: MODES, default: 'test' },
      },
      ApiVersion: {
        name: 'x-api-version',
        in: 'header',
        description: 'The API version of this request. The default is that of the workspace: /docs/guides/versioning.',
        schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
      },
      RequestId: {
        name: 'x-request-id',
        in: 'header',
        description: 'Your own id for this request. The answer and the log contain it.',
        schema: { type: 'string', maxLength: MAX_REQUEST_ID },
      },
    },
    headers: {
      'X-Request-Id': header('The id of the request: yours, or a new one.', {
        type: 'string',
        maxLength: MAX_REQUEST_ID,
      }),
      'X-API-Version': header('The API version of the answer.', { type: 'string', examples: [FIRST_VERSION] }),
      Deprecation: header('Since when the operation, or the version, is deprecated: @ and seconds since 1970.', {
        type: 'string',
        examples: ['@1795737600'],
      }),
      Sunset: header('Until when it is served at least: a date of HTTP.', {
        type: 'string',
        examples: ['Sat, 27 Nov 2027 00:00:00 GMT'],
      }),
      'X-RateLimit-Limit': header('The number of requests that may arrive at once.', { type: 'integer' }),
      'X-RateLimit-Remaining': header('The number of requests left now.', { type: 'integer' }),
      'X-RateLimit-Reset': header('When all of them are available again: seconds since 1970-01-01T00:00:00Z.', {
        type: 'integer',
      }),
      'Retry-After': header('Seconds to wait before the next attempt.', { type: 'integer' }),
      Link: header('The address that explains the code.', {
        type: 'string',
        maxLength: 128,
        examples: [`</docs/errors#${fieldErrors.invalidRequest.code}>; rel="help"`],
      }),
    },
    examples: {},
    responses: {},
  }
}

function header(description: string, schema: Schema): Schema {
  return { description, schema }
}
