import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthenticateKey } from '../../authenticate-key.ts'
import { FAILED_FROM, type KeyOwner, type LoggedBodies, type LoggedBody } from '../../domain/logged-request.ts'
import {
  jsonWithoutSecrets,
  pathWithoutSecrets,
  queryWithoutSecrets,
  textWithoutSecrets,
} from '../../domain/without-secrets.ts'
import type { KeepRequests } from '../../keep-requests.ts'
import type { App } from './app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose key was refused because it is revoked. */
    revokedKeyOf?: KeyOwner
    /** The body in JSON, as it was sent: null and blank members too. */
    sentBody?: unknown
    /** The codes of the error that was answered. */
    failedWith?: readonly string[]
    /** The answer of a request that failed. */
    failedAnswer?: string
  }
}

export interface LoggingDependencies {
  keepRequests: Pick<KeepRequests, 'note'>
  authenticateKey: AuthenticateKey
  now: () => number
}

const MAX_BODY_BYTES = 16 * 1024

/** Notes every request that was made with an API key, once it is answered. Those of sessions are none of a program. */
export function logRequests(app: App, needs: LoggingDependencies): void {
  app.addHook('onSend', keepFailedAnswer)
  app.addHook('onResponse', (request, reply, done) => {
    done()
    const owner = ownerOf(request)
    if (owner !== undefined) note(request, reply, owner, needs)
    else if (request.is404) void noteUnknownAddress(request, reply, needs)
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

/** At an address that there is not nobody looks at the key, and its owner looks for the request all the same. */
async function noteUnknownAddress(request: FastifyRequest, reply: FastifyReply, needs: LoggingDependencies) {
  const key = request.headers['x-api-key']
  if (typeof key !== 'string' || key === '') return
  const principal = await needs.authenticateKey(key).catch(() => null)
  if (principal?.key != null) note(request, reply, { ...principal, key: principal.key }, needs)
}

function note(
  request: FastifyRequest,
  reply: FastifyReply,
  { workspaceId, mode, key }: KeyOwner,
  { keepRequests, now }: LoggingDependencies,
): void {
  const [path = '', ...query] = request.url.split('?')
  const durationMs = Math.round(reply.elapsedTime)
  const logged = {
    ...{ workspaceId, mode, key },
    at: new Date(now() - durationMs),
    method: request.method,
    path: pathWithoutSecrets(path),
    query: query.length === 0 ? null : queryWithoutSecrets(query.join('?')),
    status: reply.statusCode,
    codes: request.failedWith ?? [],
    durationMs,
    // A caller may send any as its own.
    requestId: textWithoutSecrets(request.id),
    taxpayerRuc: registryNumberIn(request),
    ip: request.ip,
  }
  keepRequests.note(logged, () => bodiesOf(request))
}

function registryNumberIn({ headers }: FastifyRequest): string | null {
  const ruc = String(headers['x-taxpayer-ruc'] ?? '').trim()
  return /^\d{13}$/.test(ruc) ? ruc : null
}

function bodiesOf(request: FastifyRequest): LoggedBodies {
  return { request: sentBody(request), answer: answeredBody(request.failedAnswer) }
}

function sentBody({ sentBody, headers }: FastifyRequest): LoggedBody {
  if (sentBody !== undefined) return jsonWithoutSecrets(sentBody, MAX_BODY_BYTES)
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return { leftOut: 'none' }
  return { leftOut: /^application\/json\b/i.test(headers['content-type'] ?? '') ? 'unread' : 'not-json' }
}

function answeredBody(answer: string | undefined): LoggedBody {
  if (answer === undefined || answer === '') return { leftOut: 'none' }
  try {
    return jsonWithoutSecrets(JSON.parse(answer), MAX_BODY_BYTES)
  } catch {
    return { leftOut: 'not-json' }
  }
}
