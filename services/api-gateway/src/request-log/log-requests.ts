import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import { REMOVED } from '../http/domain/without-binary.ts'
import type { FailedFacts } from '../http/error-answers.ts'
import { asksForHeadOnly } from '../http/head-as-get.ts'
import { FAILED_FROM, type KeyOwner, type LoggedBody, NO_BODIES } from './domain/logged-request.ts'
import {
  cutAddress,
  jsonWithoutSecrets,
  pathWithoutSecrets,
  queryWithoutSecrets,
  textWithoutSecrets,
} from './domain/without-secrets.ts'
import type { KeepRequests, NotedRequest, UnreadBodies } from './keep-requests.ts'
import { type LoggedAddresses, loggedAddresses } from './logged-address.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads the log: followers would only see themselves. */
    unlogged?: boolean
  }
  interface FastifyRequest {
    revokedKeyOf?: KeyOwner
    /** The address, which a closed connection no longer has. */
    calledFrom?: string
    sentBody?: unknown
    failedWith?: readonly string[]
    failedAnswer?: string
  }
}

export interface LoggingDependencies {
  keepRequests: Pick<KeepRequests, 'note'>
  now: () => number
}

const MAX_BODY_BYTES = 16 * 1024

/** Logs each answered request by API key; sessions are not logged. */
export function logRequests(app: App, needs: LoggingDependencies): void {
  const addresses = loggedAddresses(app)
  app.addHook('onRequest', (request, _reply, done) => {
    request.calledFrom = request.ip
    done()
  })
  app.addHook('onSend', keepFailedAnswer)
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const owner = request.routeOptions.config.unlogged === true ? undefined : ownerOf(request)
    if (owner !== undefined) note(request, reply, owner, { ...needs, addresses })
  })
}

function keepFailedAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: () => void): void {
  if (reply.statusCode >= FAILED_FROM && typeof payload === 'string') request.failedAnswer = payload
  done()
}

function ownerOf({ principal, signedIn, revokedKeyOf }: FastifyRequest): KeyOwner | undefined {
  if (signedIn !== undefined || principal?.key == null) return revokedKeyOf
  const { workspaceId, mode, key } = principal
  return { workspaceId, mode, key }
}

interface Noting extends LoggingDependencies {
  addresses: LoggedAddresses
}

/** No scan here. Waiting entries hold no request, and only the part of the address that is stored. */
function note(
  request: FastifyRequest,
  reply: FastifyReply,
  { workspaceId, mode, key }: KeyOwner,
  { keepRequests, addresses, now }: Noting,
): void {
  const durationMs = Math.max(0, Math.round(reply.elapsedTime))
  const logged = {
    workspaceId,
    mode,
    key,
    at: new Date(now() - durationMs),
    method: asksForHeadOnly(request) ? 'HEAD' : request.method,
    status: reply.statusCode,
    codes: request.failedWith ?? [],
    durationMs,
    taxpayerRuc: registryNumberIn(request),
    ip: request.calledFrom ?? request.ip ?? 'unknown',
  }
  const bare = addresses.bareOf(request)
  if (bare !== undefined) {
    keepRequests.note({
      request: logged,
      ...bareAddress(bare, request),
      bodies: () => ({ bytes: 0, look: () => NO_BODIES }),
    })
    return
  }
  const address = cutAddress(request.url)
  const { id } = request
  const look = () => ({
    path: pathWithoutSecrets(address.path),
    query: address.query === null ? null : queryWithoutSecrets(address.query),
    // Callers choose this header.
    requestId: textWithoutSecrets(id),
  })
  const { url: route = REMOVED } = request.routeOptions
  const short = { path: route, query: address.query === null ? null : REMOVED, requestId: REMOVED }
  keepRequests.note({ request: logged, look, short, bodies: () => bodiesOf(request) })
}

/** The request may have a secret anywhere: stores nothing that needs a scan. */
function bareAddress(path: string, { url, id }: FastifyRequest): Pick<NotedRequest, 'look' | 'short'> {
  const short = { path, query: url.includes('?') ? REMOVED : null, requestId: REMOVED }
  return { short, look: () => ({ ...short, requestId: textWithoutSecrets(id) }) }
}

function registryNumberIn({ headers }: FastifyRequest): string | null {
  const ruc = String(headers['x-taxpayer-ruc'] ?? '').trim()
  return /^\d{13}$/.test(ruc) ? ruc : null
}

const UNKNOWN_BYTES = 256 * 1024

/** Counts the text; the parsed body takes several times as much memory. */
function bodiesOf({ sentBody: body, headers, url, failedAnswer, failedFacts }: FastifyRequest): UnreadBodies {
  const sent = { sentBody: body, headers: bodyHeaders(headers), url }
  const length = Number(headers['content-length'] ?? UNKNOWN_BYTES)
  const bytes = (body === undefined ? 0 : length) + (failedAnswer?.length ?? 0)
  return { bytes, look: () => ({ request: sentBody(sent), answer: answeredBody(failedAnswer, failedFacts) }) }
}

type Headers = FastifyRequest['headers']

function bodyHeaders(headers: Headers): Headers {
  const { 'transfer-encoding': encoding, 'content-length': length, 'content-type': type } = headers
  return {
    ...(encoding !== undefined && { 'transfer-encoding': encoding }),
    ...(length !== undefined && { 'content-length': length }),
    ...(type !== undefined && { 'content-type': type }),
  }
}

/** On these routes, a body that is a single text may be a password or a key. */
const EXPECTS_SECRET = /certificat|sign|login|session|password|taxpayer|key|token|account/i

function sentBody({ sentBody, headers, url }: Pick<FastifyRequest, 'sentBody' | 'headers' | 'url'>): LoggedBody {
  const isBare = typeof sentBody === 'string' || typeof sentBody === 'number'
  if (isBare && EXPECTS_SECRET.test(url)) return jsonWithoutSecrets(REMOVED, MAX_BODY_BYTES)
  if (sentBody !== undefined) return jsonWithoutSecrets(sentBody, MAX_BODY_BYTES)
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return { leftOut: 'none' }
  return { leftOut: /^application\/json\b/i.test(headers['content-type'] ?? '') ? 'unread' : 'not-json' }
}

function answeredBody(answer: string | undefined, facts: FailedFacts | undefined): LoggedBody {
  if (answer === undefined || answer === '') return { leftOut: 'none' }
  try {
    return jsonWithoutSecrets(withAllFacts(JSON.parse(answer), facts), MAX_BODY_BYTES)
  } catch {
    return { leftOut: 'not-json' }
  }
}

/** Answers have no finished sentences among their facts; the log needs them to say the answer in another language. */
function withAllFacts(answer: unknown, facts: FailedFacts | undefined): unknown {
  const { details } = (answer ?? {}) as { details?: unknown }
  if (facts === undefined || !Array.isArray(details)) return answer
  const all = details.map((detail, at) => ({ ...detail, ...(facts.details[at] && { params: facts.details[at] }) }))
  return { ...(answer as object), ...(facts.params && { params: facts.params }), details: all }
}
