import { timingSafeEqual } from 'node:crypto'
import { contextErrors, gatewayErrors } from '@etax/contracts'
import { fieldErrors, withValue } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthenticateKey } from '../../authenticate-key.ts'
import type { Mode } from '../../domain/api-key.ts'
import { ceilingOf, type Plans, planNamed } from '../../domain/plan.ts'
import { mayActLive, type Principal } from '../../domain/principal.ts'
import { type Taken, type TakeToken, untouched } from '../../domain/rate-limit.ts'
import type { Issuers } from '../../find-issuer.ts'
import type { Sessions } from '../../sign-in.ts'
import type { Cookies } from './cookies.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What becomes of the order is issuance's to decide, and so whose taxpayer it is: who was found lately may go on. */
    takesOrder?: boolean
  }
}

export interface Guards {
  authenticateKey: AuthenticateKey
  sessions: Sessions
  cookies: Cookies
  issuers: Issuers
  takeToken: TakeToken
  plans: Plans
  now: () => number
}

export type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export const WRITES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** By API key: families A and B. */
export function byKey({ authenticateKey, takeToken, plans, now }: Guards): Hook {
  const anonymous = planNamed(plans, 'free').rate
  return async (request, reply) => {
    showRate(reply, untouched(anonymous, now()))
    const key = request.headers['x-api-key']
    if (typeof key !== 'string' || key === '') throw gatewayErrors.keyMissing()
    request.principal = await authenticateKey(key, (owner) => {
      request.revokedKeyOf = owner
    })
    await limit(request, reply, takeToken, now())
    refuseUnverified(request.principal)
  }
}

/**
 * Whether the caller of a request that lasts would be let in now: its key may be revoked meanwhile. It takes nothing of what
 * the key may send.
 * @throws AppError `unauthenticated`
 */
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

/** By the dashboard's session, in the mode that it chooses. */
export function bySession(guards: Guards): Hook {
  const asOwner = byOwner(guards)
  return async (request, reply) => {
    await asOwner(request, reply)
    refuseUnverified(request.principal)
  }
}

/**
 * By the dashboard's session, for what belongs to no mode: the account itself. Writes prove with a header that no other
 * site sent them.
 */
export function byOwner({ sessions, cookies, takeToken, plans, now }: Guards): Hook {
  return async (request, reply) => {
    const signedIn = await sessions.find(cookies.read(request, 'session'), request.ip)
    request.signedIn = signedIn
    const { user, workspace, verifiedEmails, csrfToken } = signedIn
    if (WRITES.has(request.method) && !same(request.headers['x-csrf-token'], csrfToken))
      throw gatewayErrors.csrfTokenWrong()
    request.principal = {
      workspaceId: workspace.id,
      mode: modeOf(request.headers['x-mode']),
      planName: workspace.plan,
      plan: planNamed(plans, workspace.plan),
      workspaceOpenedAt: workspace.createdAt,
      bucket: user.id,
      key: null,
      email: user.email,
      verifiedEmails,
    }
    await limit(request, reply, takeToken, now())
  }
}

/**
 * The one place that says who may do anything live, by key or by session. Routes that name a mode in their body ask too.
 * @throws AppError `forbidden` ACC_10008
 */
export function refuseUnverified(principal: Principal, mode: Mode = principal.mode): void {
  if (mode === 'live' && !mayActLive(principal)) throw gatewayErrors.emailUnverified()
}

/** The taxpayer that family B acts on. */
export function forIssuer({ issuers }: Guards): Hook {
  return async (request) => {
    const ruc = request.headers['x-taxpayer-ruc']
    const find = request.routeOptions.config.takesOrder === true ? issuers.findRecent : issuers.find
    request.issuer = await find(request.principal, typeof ruc === 'string' ? ruc.trim() : undefined)
  }
}

/** Only who may issue in this mode goes on, before the body is even read. */
export function ifMayIssue({ issuers }: Guards): Hook {
  return (request) => issuers.mayIssue(request.principal, request.issuer)
}

/** Only with a live key: in the sandbox there is no authority to import from. */
export const ifLive: Hook = async ({ principal }) => {
  if (principal.mode !== 'live') throw contextErrors.importInSandbox()
}

export function showRate(reply: FastifyReply, { limit: burst, remaining, reset }: Taken): void {
  reply.header('x-ratelimit-limit', burst)
  reply.header('x-ratelimit-remaining', remaining)
  reply.header('x-ratelimit-reset', reset)
}

async function limit(request: FastifyRequest, reply: FastifyReply, takeToken: TakeToken, now: number): Promise<void> {
  const { bucket, plan, workspaceId } = request.principal
  const taken = await takeToken(bucket, plan.rate, now)
  showRate(reply, taken)
  if (!taken.allowed) throw gatewayErrors.tooManyRequests({ retryAfter: taken.retryAfter })
  const together = await takeToken(`workspace ${workspaceId}`, ceilingOf(plan.rate), now)
  if (!together.allowed) throw gatewayErrors.tooManyRequestsOfWorkspace({ retryAfter: together.retryAfter })
}

function modeOf(header: string | string[] | undefined): Mode {
  if (header === undefined || header === 'test') return 'test'
  if (header === 'live') return 'live'
  throw fieldErrors.invalidRequest({
    details: [fieldErrors.notAllowed.at('x-mode', withValue('must be one of test, live', header))],
  })
}

function same(given: string | string[] | undefined, expected: string): boolean {
  const left = Buffer.from(typeof given === 'string' ? given : '')
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
