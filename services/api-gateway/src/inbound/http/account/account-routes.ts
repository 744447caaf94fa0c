import { gatewayErrors } from '@etax/contracts'
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { createdKey } from '../../../create-api-key.ts'
import type { ApiKey } from '../../../domain/account.ts'
import { EMAIL_FORM, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../domain/credentials.ts'
import type { TakeToken } from '../../../domain/rate-limit.ts'
import type { OpenWorkspace } from '../../../open-workspace.ts'
import type { Accounts } from '../../../ports.ts'
import { SESSION_LIFE_MS, type Sessions, type SignedIn } from '../../../sign-in.ts'
import type { App } from '../app.ts'
import { type Hook, SESSION_COOKIE } from '../authentication.ts'
import { baseUrlOf, type PublicUrl } from '../base-url.ts'
import { answer, enveloped, Failure } from '../envelope.ts'
import { notBlank, oneOf, strict, text, textOrNull } from '../schema-words.ts'

export interface AccountDependencies {
  accounts: Accounts
  openWorkspace: OpenWorkspace
  sessions: Sessions
  signUpPlan: string
  publicUrl: PublicUrl
  pepper: string
  random: (size: number) => Buffer
  takeToken: TakeToken
  now: () => number
}

const email = Type.String({ maxLength: MAX_EMAIL_LENGTH, pattern: EMAIL_PATTERN, form: EMAIL_FORM })
const password = Type.String({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH })

const Session = Type.Object({
  user: Type.Object({ id: text, email: text }),
  workspace: Type.Object({ id: text, name: text, plan: text }),
  csrfToken: text,
})

const tags = ['account']

/** Bodies of callers who are not signed in yet. */
const SIGN_IN_BODY_LIMIT = 16 * 1024
/** Each attempt costs a slow hash: one address of the network has this many at once, and one more every second. */
const SIGN_IN_RATE = { perSecond: 1, burst: 100 }

/** Each key has a rate of its own, so the number of keys limits the rate of a workspace. */
const MAX_KEYS = 50

/** Signing up and in: the routes that need no session. */
export function signInRoutes(app: App, needs: AccountDependencies): void {
  const { openWorkspace, sessions, signUpPlan } = needs
  app.addHook('onRequest', ifNotTooMany(needs))
  const signUp = {
    tags,
    summary: 'Make an account and its workspace',
    body: strict({ email, password, workspaceName: notBlank(200) }),
    response: { 201: answer(Session), 409: Failure },
  }
  app.post('/sign-up', { schema: signUp, bodyLimit: SIGN_IN_BODY_LIMIT }, async (request, reply) => {
    const { user, workspace } = await openWorkspace({ ...request.body, plan: signUpPlan, keys: [] })
    const { token, ...signedIn } = await sessions.begin(user, workspace)
    setCookie(request, reply, token, needs.publicUrl)
    reply.code(201)
    return enveloped(request, sessionView(signedIn))
  })

  const signIn = {
    tags,
    summary: 'Sign in',
    body: strict({ email: text, password: text }),
    response: { 200: answer(Session), 401: Failure, 429: Failure },
  }
  app.post('/session', { schema: signIn, bodyLimit: SIGN_IN_BODY_LIMIT }, async (request, reply) => {
    const { token, ...signedIn } = await sessions.signIn(request.body.email, request.body.password)
    setCookie(request, reply, token, needs.publicUrl)
    return enveloped(request, sessionView(signedIn))
  })
}

function ifNotTooMany({ takeToken, now }: AccountDependencies): Hook {
  return async ({ ip }) => {
    const { allowed, retryAfter } = await takeToken(`sign-in from ${ip}`, SIGN_IN_RATE, now())
    if (!allowed) throw gatewayErrors.tooManySignIns({ retryAfter })
  }
}

/** The session itself, and the workspace's API keys. */
export function accountRoutes(app: App, { accounts, sessions, pepper, random, now }: AccountDependencies): void {
  const reading = { tags, summary: 'Who is signed in', response: { 200: answer(Session), 401: Failure } }
  app.get('/session', { schema: reading }, async (request) => enveloped(request, sessionView(request.signedIn)))

  app.delete('/session', { schema: { tags, summary: 'Sign out' } }, async (request, reply) => {
    await sessions.end(request.cookies[SESSION_COOKIE])
    return reply.clearCookie(SESSION_COOKIE, { path: '/' }).code(204).send()
  })

  const listing = { tags, summary: 'API keys, newest first', response: { 200: answer(Type.Array(Key)) } }
  app.get('/api-keys', { schema: listing }, async (request) => {
    const keys = await accounts.keysOf(request.principal.workspaceId)
    return enveloped(request, keys.map(keyView))
  })

  const making = {
    tags,
    summary: 'Make an API key; it is shown this once',
    body: strict({ mode: oneOf('test', 'live'), name: notBlank(100) }),
    response: { 201: answer(Type.Object({ ...Key.properties, key: text })), 409: Failure },
  }
  app.post('/api-keys', { schema: making }, async (request, reply) => {
    const { workspaceId } = request.principal
    if ((await accounts.keysOf(workspaceId)).length >= MAX_KEYS) throw gatewayErrors.tooManyApiKeys()
    const wanted = { ...request.body, workspaceId, createdAt: new Date(now()) }
    const { key, record } = createdKey(wanted, { pepper, random })
    await accounts.addKey(record)
    request.log.info({ workspaceId, keyId: record.id, mode: record.mode }, 'API key made')
    reply.code(201)
    return enveloped(request, { ...keyView(record), key })
  })

  const params = Type.Object({ id: text })
  app.delete('/api-keys/:id', { schema: { tags, summary: 'Revoke an API key', params } }, async (request, reply) => {
    const { workspaceId } = request.principal
    const { id } = request.params
    if (!(await accounts.revokeKey(workspaceId, id, new Date(now())))) throw gatewayErrors.apiKeyUnknown()
    request.log.info({ workspaceId, keyId: id }, 'API key revoked')
    return reply.code(204).send()
  })
}

const Key = Type.Object({
  id: text,
  mode: text,
  name: text,
  prefix: text,
  lastFour: text,
  createdAt: text,
  lastUsedAt: textOrNull,
})

function keyView({ id, mode, name, prefix, lastFour, createdAt, lastUsedAt }: ApiKey) {
  return {
    id,
    mode,
    name,
    prefix,
    lastFour,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, publicUrl: PublicUrl): void {
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: baseUrlOf(request, publicUrl).startsWith('https:'),
    maxAge: SESSION_LIFE_MS / 1_000,
  })
}

function sessionView({ user, workspace, csrfToken }: SignedIn) {
  return {
    user: { id: user.id, email: user.email },
    workspace: { id: workspace.id, name: workspace.name, plan: workspace.plan },
    csrfToken,
  }
}
