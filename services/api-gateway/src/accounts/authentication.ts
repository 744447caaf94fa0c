import { timingSafeEqual } from 'node:crypto'
import { contextErrors, gatewayErrors, MODES, type Mode } from '@etax/contracts'
import { AppError, fieldErrors, mustBeOneOf, withValue } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../http/cookies.ts'
import type { ApiVersions } from '../http/domain/api-versions.ts'
import { mayActLive, type Principal } from '../http/domain/principal.ts'
import { type TakeToken, tokensFor } from '../http/domain/rate-limit.ts'
import { type Networks, showRate, showUntouched } from '../http/limit-networks.ts'
import type { TakenMethods } from '../http/taken-methods.ts'
import type { Issuers } from '../issuing/find-issuer.ts'
import type { LimitRecords } from '../records/limit-records.ts'
import type { AuthenticateKey } from './authenticate-key.ts'
import { ceilingOf, type Plans, planNamed } from './domain/plan.ts'
import { SCOPES } from './domain/scopes.ts'
import { clockOffsetOf } from './domain/test-clock.ts'
import type { Sessions } from './sign-in.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A recently cached taxpayer is enough: issuance decides on the order. */
    takesOrder?: boolean
    /** The kind of record that the route creates; a plan may limit its number. */
    addsRecord?: string
  }
}

export interface Guards {
  authenticateKey: AuthenticateKey
  sessions: Sessions
  cookies: Cookies
  issuers: Issuers
  takeToken: TakeToken
  networks: Networks
  plans: Plans
  versions: ApiVersions
  now: () => number
}

export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Authenticates families A and B by API key. A refused request takes a token of the key, or of the network if the key
 * is not valid.
 */
export function byKey({ authenticateKey, takeToken, networks, plans, now }: Guards): Hook {
  return async (request, reply) => {
    showUntouched(reply, { plans, now })
    const key = request.headers['x-api-key']
    if (typeof key !== 'string' || key === '') {
      await networks.take(request, reply)
      throw gatewayErrors.keyMissing({ as: 'header' })
    }
    const find = () =>
      authenticateKey(key, (owner) => {
        request.revokedKeyOf = owner
      })
    request.letInAt = now()
    request.principal = await networks.find({ request, reply, credential: key }, find)
    await limit(request, reply, takeToken, now())
    refuseUnverified(request.principal)
  }
}

/**
 * Refuses unknown addresses before the body is read. With a valid key the request counts against the key's rate.
 * @throws AppError `not-found` REQ_10003, or `too-many`
 */
export function refuseUnknownAddress(guards: Guards, methodsAt: TakenMethods): Hook {
  const authenticate = byKey(guards)
  return async (request, reply) => {
    if (!request.is404) return
    const hasKey = request.headers['x-api-key'] !== undefined
    const counted = hasKey ? authenticate(request, reply) : guards.networks.take(request, reply)
    await counted.catch((error: unknown) => {
      if (AppError.is(error) && error.kind === 'too-many') throw error
    })
    if (request.url.startsWith('/v1/') && !hasKey) showUntouched(reply, guards)
    throw addressUnknown(request, methodsAt)
  }
}

/** Names the methods of an address that exists with others. */
export function addressUnknown({ method, url }: FastifyRequest, methodsAt: TakenMethods): AppError {
  const taken = methodsAt(url)
  return gatewayErrors.addressUnknown(taken.length === 0 ? {} : { method, taken })
}

/** Checks during a long request that its key is not revoked. Takes no token. @throws AppError `unauthenticated` */
export function stillLetIn({
  authenticateKey,
  sessions,
  cookies,
}: Pick<Guards, 'authenticateKey' | 'sessions' | 'cookies'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const key = request.headers['x-api-key']
    if (request.signedIn === undefined) await authenticateKey(typeof key === 'string' ? key : '')
    else await sessions.find(cookies.read(request, 'session'), request.ip)
  }
}

/** During a longer body, a key may be revoked or a session may end. */
const SLOW_BODY_MS = 1_000

/** Authenticates again after a slow body. */
export function ifStillLetIn(guards: Guards): Hook {
  const letInAgain = stillLetIn(guards)
  return async (request) => {
    if (guards.now() - request.letInAt > SLOW_BODY_MS) await letInAgain(request)
  }
}

export function bySession(guards: Guards): Hook {
  const asOwner = byOwner(guards)
  return async (request, reply) => {
    await asOwner(request, reply)
    refuseUnverified(request.principal)
  }
}

/** Authenticates by the dashboard's session, without a mode. A header proves that no other site sent a write. */
export function byOwner({ sessions, cookies, takeToken, networks, plans, versions, now }: Guards): Hook {
  return async (request, reply) => {
    const token = cookies.read(request, 'session') ?? ''
    const find = () => sessions.find(token, request.ip)
    request.letInAt = now()
    const signedIn = await networks.find({ request, reply, credential: token }, find)
    request.signedIn = signedIn
    const { user, workspace, verifiedEmails, csrfToken } = signedIn
    if (WRITES.has(request.method) && !same(request.headers['x-csrf-token'], csrfToken))
      throw gatewayErrors.csrfTokenWrong()
    const mode = modeOf(request.headers['x-mode'])
    request.principal = {
      workspaceId: workspace.id,
      mode,
      planName: workspace.plan,
      plan: planNamed(plans, workspace.plan),
      workspaceOpenedAt: workspace.createdAt,
      bucket: user.id,
      key: null,
      scopes: SCOPES,
      // The dashboard is of this release.
      apiVersion: versions.newest,
      clockOffsetMs: clockOffsetOf(mode, workspace),
      email: user.email,
      verifiedEmails,
    }
    await limit(request, reply, takeToken, now())
  }
}

/** @throws AppError `forbidden` ACS_10008 */
export const ifInScope: Hook = async ({ principal, routeOptions }) => {
  const scope = routeOptions.schema?.['x-scope']
  if (scope === undefined) throw gatewayErrors.defect({ more: 'a route by key without a scope' })
  if (!principal.scopes.includes(scope)) throw gatewayErrors.scopeMissing({ scope })
}

/**
 * The only check for live actions, by key or by session. Routes with a mode in their body call it too.
 * @throws AppError `forbidden` ACC_10008
 */
export function refuseUnverified(principal: Principal, mode: Mode = principal.mode): void {
  if (mode === 'live' && !mayActLive(principal)) throw gatewayErrors.emailUnverified()
}

export function forIssuer({ issuers }: Guards): Hook {
  return async (request) => {
    const ruc = request.headers['x-taxpayer-ruc']
    const find = request.routeOptions.config.takesOrder === true ? issuers.findRecent : issuers.find
    request.issuer = await find(request.principal, typeof ruc === 'string' ? ruc.trim() : undefined)
  }
}

/** Runs before the body is read. */
export function ifMayIssue({ issuers }: Guards): Hook {
  return (request) => issuers.mayIssue(request.principal, request.issuer)
}

export function ifBelowCeiling({ limitRecords }: { limitRecords: LimitRecords }): Hook {
  return async ({ principal, routeOptions }) => {
    const { addsRecord } = routeOptions.config
    if (addsRecord !== undefined) await limitRecords(principal, addsRecord)
  }
}

export const ifLive: Hook = async ({ principal }) => {
  if (principal.mode !== 'live') throw contextErrors.importInSandbox()
}

async function limit(request: FastifyRequest, reply: FastifyReply, takeToken: TakeToken, now: number): Promise<void> {
  const { bucket, plan, workspaceId } = request.principal
  const tokens = tokensFor(request.headers)
  const taken = await takeToken(bucket, plan.rate, now, tokens)
  showRate(reply, taken)
  if (!taken.allowed) throw gatewayErrors.tooManyRequests({ retryAfter: taken.retryAfter })
  const together = await takeToken(`workspace ${workspaceId}`, ceilingOf(plan.rate), now, tokens)
  if (!together.allowed) throw gatewayErrors.tooManyRequestsOfWorkspace({ retryAfter: together.retryAfter })
}

function modeOf(header: string | string[] | undefined): Mode {
  if (header === undefined || header === 'test') return 'test'
  if (header === 'live') return 'live'
  throw fieldErrors.invalidRequest({
    details: [withValue(fieldErrors.notAllowed.at('x-mode', mustBeOneOf(MODES)), header)],
  })
}

function same(value: string | string[] | undefined, expected: string): boolean {
  const left = Buffer.from(typeof value === 'string' ? value : '')
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
