import { gatewayErrors } from '@etax/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { type ApiVersions, type Deprecation, deprecationHeaders } from './domain/api-versions.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** The operation is deprecated: its answers say so, and its description. */
    'x-deprecation'?: Deprecation
  }
}

const HEADER = 'x-api-version'

/** Hooks for the routes of a scope, after its authentication. */
export function serveVersions(app: App, versions: ApiVersions): void {
  app.addHook('onRequest', async (request, reply) => {
    const version = versionOf(request, versions)
    reply.header(HEADER, version)
    const deprecation = request.routeOptions.schema?.['x-deprecation'] ?? versions.replaced(version)
    if (deprecation === null) return
    reply.headers(deprecationHeaders(deprecation))
    reply.header('link', '</docs/guides/versioning>; rel="deprecation"; type="text/html"')
  })
  app.addHook('preValidation', async (request) => {
    const { operation, version } = calledBy(request, versions)
    if (versions.differs(version, operation)) request.body = versions.request(request.body, version, operation)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation, version } = calledBy(request, versions)
    if (!versions.differs(version, operation) || !isJson(reply, payload)) return payload
    const answer = JSON.stringify(versions.answer(JSON.parse(payload), version, operation))
    reply.header('content-length', Buffer.byteLength(answer))
    return answer
  })
}

/** Errors and other types are the same in every version. */
function isJson(reply: FastifyReply, payload: unknown): payload is string {
  const type = String(reply.getHeader('content-type') ?? '')
  return reply.statusCode < 400 && typeof payload === 'string' && type.startsWith('application/json')
}

function calledBy(request: FastifyRequest, versions: ApiVersions) {
  const operation = request.routeOptions.schema?.operationId
  const sent = request.headers[HEADER]
  const version = typeof sent === 'string' && versions.all.includes(sent) ? sent : request.principal?.apiVersion
  return { operation, version: version ?? versions.newest }
}

/** The header's, or else the workspace's. @throws AppError `invalid` REQ_10032 */
function versionOf({ headers, principal }: FastifyRequest, { all }: ApiVersions): string {
  const sent = headers[HEADER]
  if (sent === undefined || sent === '') return principal.apiVersion
  if (typeof sent === 'string' && all.includes(sent)) return sent
  throw gatewayErrors.versionUnknown({ versions: [...all] })
}
