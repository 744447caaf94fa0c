import type { IncomingMessage, ServerResponse } from 'node:http'
import { isUuid, newId } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import type { SignedIn } from '../accounts/sign-in.ts'
import type { Taxpayer } from '../ports.ts'
import { Receipt } from '../receipts/receipt-schemas.ts'
import { compiledWhenUsed, type SchemaController } from './compile-schemas.ts'
import type { Principal } from './domain/principal.ts'
import { ErrorBody, ResourceErrorBody } from './envelope.ts'
import { answerError, BODY_LIMIT, refuseForms } from './error-answers.ts'
import { takeHeadAsGet } from './head-as-get.ts'
import { answerClientErrors } from './long-requests.ts'
import { readJson } from './read-json.ts'
import { refuseBrokenQuery } from './read-query.ts'
import { refuseEncodings, refuseForbiddenTexts, refuseOtherCharsets } from './read-text.ts'
import { refuseUnaskedBody } from './refuse-unasked-body.ts'

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal
    /** The taxpayer in x-taxpayer-ruc; set where the header is required. */
    issuer: Taxpayer & { ruc: string }
    /** Set below /account. */
    signedIn: SignedIn
    letInAt: number
  }
}

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
}

/** A longer id or name in a path is an unknown address. */
export const MAX_PARAMETER_LENGTH = 512

interface Options {
  trustProxy: boolean
  schemaController?: SchemaController
}

/** Fastify with the shared parts: strict validation, one error handler, a request id on every answer. */
export async function httpApp(
  log: Logger,
  { trustProxy, schemaController = compiledWhenUsed() }: Options,
): Promise<App> {
  const app = Fastify({
    schemaController,
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request costs more than it gives: our single line names the request.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    // Only the address that the proxy saw: a caller may invent the rest of the chain.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    exposeHeadRoutes: false,
    // requestTimeout: to receive a whole request. connectionTimeout: silence, as long as an import may take.
    requestTimeout: 60_000,
    connectionTimeout: 150_000,
    keepAliveTimeout: 72_000,
    // Requests on open connections are still answered during the stop; each connection then closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    rewriteUrl: rewrite,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    ajv: {
      customOptions: {
        allErrors: true,
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        allowUnionTypes: true,
        // brokenFields needs the value and the schema in errors.
        verbose: true,
        keywords: ['form', 'published', 'x-left-out'],
      },
    },
    frameworkErrors: answerError,
  }).withTypeProvider<TypeBoxTypeProvider>()

  answerClientErrors(app.server)
  app.decorateRequest('principal')
  app.decorateRequest('issuer')
  app.decorateRequest('signedIn')
  app.decorateRequest('letInAt')
  app.decorateRequest('sentBody')
  app.decorateRequest('jsonLosses')
  app.decorateRequest('failedWith')
  app.decorateRequest('failedFacts')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, readJson(app))
  app.setErrorHandler(answerError)
  for (const schema of [ErrorBody, ResourceErrorBody, Receipt]) app.addSchema(schema)
  app.addHook('onRequest', addHeaders)
  app.addHook('preParsing', refuseEncodings)
  app.addHook('preParsing', refuseOtherCharsets)
  app.addHook('preParsing', refuseForms)
  app.addHook('preValidation', refuseBrokenQuery)
  app.addHook('preValidation', refuseUnaskedBody)
  app.addHook('preValidation', lowerIds)
  app.addHook('preHandler', refuseForbiddenTexts)
  await app.register(cookie)
  await app.register(multipart)
  return app
}

function addHeaders(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers(securityHeaders)
  reply.header('x-request-id', request.id)
  done()
}

/** Stored ids are in lower case; callers may use any. */
async function lowerIds(request: FastifyRequest): Promise<void> {
  const params = Object.entries(request.params as Record<string, string>)
  request.params = Object.fromEntries(
    params.map(([name, value]) => [name, isUuid(value) ? value.toLowerCase() : value]),
  )
}

function rewrite(message: IncomingMessage): string {
  takeHeadAsGet(message)
  return withoutOrigin(message.url ?? '/')
}

/** Proxies may send the whole address; its origin has no effect. */
function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '')
}

/** The caller's request id if its characters are harmless, otherwise a new one. */
function requestIdOf({ headers }: { headers: IncomingMessage['headers'] }): string {
  const header = headers['x-request-id']
  return typeof header === 'string' && (isUuid(header) || /^[\w.:-]{1,128}$/.test(header)) ? header : newId()
}
