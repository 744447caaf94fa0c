import { gatewayErrors } from '@etax/contracts'
import { fieldErrors, type Language, words } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { byKey, type Guards } from '../accounts/authentication.ts'
import type { App } from '../http/app.ts'
import type { BaseUrl } from '../http/base-url.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { isOfOwnSite } from '../http/own-site.ts'
import { apiFor } from './call-api.ts'
import type { ConfirmLive } from './confirm-live.ts'

export interface McpDependencies extends Guards {
  confirmLive: ConfirmLive
  baseUrl: BaseUrl
}

const ALLOWED = 'POST'

/**
 * The Model Context Protocol over streamable HTTP, by API key. It has no sessions and no messages from the server,
 * hence no GET or DELETE.
 */
export function mcpRoutes(app: App, { baseUrl, now, confirmLive, ...guards }: McpDependencies): void {
  app.addHook('onRequest', refuseOtherSites(baseUrl))
  app.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    handler: async (request, reply) =>
      reply
        .code(405)
        .header('allow', ALLOWED)
        .send(notAllowed(languageOf(request))),
  })
  const authenticate = byKey({ ...guards, now })
  app.post('/mcp', {
    // The protocol's library reads the body.
    schema: { hide: true, body: Type.Any() },
    // The routes behind report forbidden characters.
    attachValidation: true,
    config: { takesRecord: true },
    onRequest: async (request, reply) => {
      takeBearer(request, reply)
      await authenticate(request, reply)
      reply.removeHeader('www-authenticate')
    },
    preHandler: [refuseManyAtOnce, refuseLosses],
    handler: async (request, reply) => {
      // Loaded with the first agent: most processes never need it.
      const { serveMcp } = await import('./serve-mcp.ts')
      const signal = untilGone(reply)
      const answer = await serveMcp({
        request,
        api: apiFor(app, request, guards.versions.newest),
        confirmLive,
        baseUrl: baseUrl(),
        now,
        signal,
      })
      const type = answer.headers.get('content-type')
      if (type !== null) reply.header('content-type', type)
      return reply.code(answer.status).send(answer.body === null ? undefined : await answer.text())
    },
  })
}

/** The parsed body no longer shows repeated members or inexact numbers to the routes behind. */
async function refuseLosses({ jsonLosses = [] }: FastifyRequest): Promise<void> {
  if (jsonLosses.length > 0) throw fieldErrors.invalidRequest({ details: [...jsonLosses] })
}

const ONLY_POST = words(
  'Only POST: this server keeps no sessions and begins no messages.',
  'Solo POST: este servidor no mantiene sesiones ni inicia mensajes.',
)

function notAllowed(language: Language) {
  return { jsonrpc: '2.0', error: { code: -32_000, message: ONLY_POST[language] }, id: null }
}

/**
 * A page of another site, or a name that resolves to this machine, must not reach a server on a person's own machine.
 */
function refuseOtherSites(baseUrl: BaseUrl) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const site = [headers['sec-fetch-site']].flat()[0]
    if (!isOfOwnSite({ origin: headers.origin, site }, baseUrl())) throw gatewayErrors.foreignSite()
  }
}

/** Older versions of the protocol send several messages at once; one request must not stand for hundreds. */
const MAX_MESSAGES = 10

async function refuseManyAtOnce({ body }: FastifyRequest): Promise<void> {
  if (!Array.isArray(body) || (body.length > 0 && body.length <= MAX_MESSAGES)) return
  throw gatewayErrors.unreadable({ reason: 'messages', count: body.length, most: MAX_MESSAGES })
}

/** Agents send the key as a bearer token or as x-api-key. */
function takeBearer({ headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('www-authenticate', 'Bearer realm="API key"')
  const { authorization } = headers
  if (authorization === undefined) {
    if (!headers['x-api-key']) throw gatewayErrors.keyMissing({ as: 'bearer' })
    return
  }
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
  const apiKey = headers['x-api-key']
  if (bearer === undefined) throw gatewayErrors.keyRefused({ reason: 'not-bearer' })
  if (apiKey !== undefined && apiKey !== '' && apiKey !== bearer) throw gatewayErrors.keyRefused({ reason: 'two-keys' })
  headers['x-api-key'] = bearer
}

function untilGone(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  return controller.signal
}
