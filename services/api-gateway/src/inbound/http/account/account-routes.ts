import { gatewayErrors } from '@etax/contracts'
import { Type } from 'typebox'
import { createdKey } from '../../../create-api-key.ts'
import type { ApiKey, Session as StoredSession } from '../../../domain/account.ts'
import type { ManageAccount } from '../../../manage-account.ts'
import type { ApiKeys } from '../../../ports.ts'
import type { Sessions } from '../../../sign-in.ts'
import type { App } from '../app.ts'
import { refuseUnverified } from '../authentication.ts'
import type { Cookies } from '../cookies.ts'
import { answer, enveloped, Failure } from '../envelope.ts'
import { notBlank, oneOf, strict, text, textOrNull } from '../schema-parts.ts'
import { newPassword, Session, sessionView, tags } from './session-schemas.ts'

export interface AccountDependencies {
  accounts: ApiKeys
  sessions: Sessions
  manageAccount: ManageAccount
  cookies: Cookies
  pepper: string
  random: (size: number) => Buffer
  now: () => number
}

/** However many keys there are: lists and the check of their number stay small. */
const MAX_KEYS = 50

const params = Type.Object({ id: text })
const Nothing = Type.Unsafe<undefined>({ type: 'null', description: 'Done.' })

/** An account's own things: the session, passwords, sessions elsewhere, and the workspace's API keys. */
export function accountRoutes(app: App, needs: AccountDependencies): void {
  sessionRoutes(app, needs)
  securityRoutes(app, needs)
  keyRoutes(app, needs)
}

function sessionRoutes(app: App, { sessions, manageAccount, cookies }: AccountDependencies): void {
  const reading = { tags, summary: 'Who is signed in', response: { 200: answer(Session), 401: Failure } }
  app.get('/session', { schema: reading }, async (request) => enveloped(request, sessionView(request.signedIn)))

  app.delete('/session', { schema: { tags, summary: 'Sign out' } }, async (request, reply) => {
    await sessions.end(cookies.read(request, 'session'))
    cookies.clear(reply, 'session')
    return reply.code(204).send()
  })

  const listing = {
    tags,
    summary: 'Your sessions, newest first',
    response: { 200: answer(Type.Array(ListedSession)), 401: Failure },
  }
  app.get('/sessions', { schema: listing }, async (request) => {
    const listed = await manageAccount.sessions(request.signedIn)
    const { sessionId } = request.signedIn
    return enveloped(
      request,
      listed.map((one) => listedSession(one, sessionId)),
    )
  })

  const ending = { tags, summary: 'End one of your sessions', params, response: { 204: Nothing, 404: Failure } }
  app.delete('/sessions/:id', { schema: ending }, async (request, reply) => {
    await manageAccount.endSession(request.signedIn, request.params.id)
    return reply.code(204).send(undefined)
  })
}

function securityRoutes(app: App, { manageAccount }: AccountDependencies): void {
  const changing = {
    tags,
    summary: 'Change the password; your other sessions end',
    body: strict({ currentPassword: text, password: newPassword }),
    response: { 204: Nothing, 400: Failure, 403: Failure, 429: Failure },
  }
  app.post('/password', { schema: changing }, async (request, reply) => {
    await manageAccount.changePassword(request.signedIn, request.body)
    request.log.info({ userId: request.signedIn.user.id }, 'password changed')
    return reply.code(204).send(undefined)
  })

  const resending = {
    tags,
    summary: 'Mail the link that verifies your address again',
    response: { 202: answer(Type.Object({ email: text })) },
  }
  app.post('/verify/resend', { schema: resending }, async (request, reply) => {
    await manageAccount.resendVerification(request.signedIn)
    reply.code(202)
    return enveloped(request, { email: request.signedIn.user.email })
  })
}

function keyRoutes(app: App, { accounts, pepper, random, now }: AccountDependencies): void {
  const listing = { tags, summary: 'API keys, newest first', response: { 200: answer(Type.Array(Key)) } }
  app.get('/api-keys', { schema: listing }, async (request) => {
    const keys = await accounts.keysOf(request.principal.workspaceId)
    return enveloped(request, keys.map(keyView))
  })

  const making = {
    tags,
    summary: 'Make an API key; it is shown this once',
    description: `Live keys need a verified e-mail address: 403 ${gatewayErrors.emailUnverified.code} before.`,
    body: strict({ mode: oneOf('test', 'live'), name: notBlank(100) }),
    response: { 201: answer(Type.Object({ ...Key.properties, key: text })), 403: Failure, 409: Failure },
  }
  app.post('/api-keys', { schema: making }, async (request, reply) => {
    const { workspaceId } = request.principal
    const { mode } = request.body
    refuseUnverified(request.principal, mode)
    if ((await accounts.keysOf(workspaceId)).length >= MAX_KEYS) throw gatewayErrors.tooManyApiKeys()
    const wanted = { ...request.body, workspaceId, createdAt: new Date(now()) }
    const { key, record } = createdKey(wanted, { pepper, random })
    await accounts.addKey(record)
    request.log.info({ workspaceId, keyId: record.id, mode: record.mode }, 'API key made')
    reply.code(201)
    return enveloped(request, { ...keyView(record), key })
  })

  app.delete('/api-keys/:id', { schema: { tags, summary: 'Revoke an API key', params } }, async (request, reply) => {
    const { workspaceId } = request.principal
    const { id } = request.params
    if (!(await accounts.revokeKey(workspaceId, id, new Date(now())))) throw gatewayErrors.apiKeyUnknown()
    request.log.info({ workspaceId, keyId: id }, 'API key revoked')
    return reply.code(204).send()
  })
}

const ListedSession = Type.Object({
  id: text,
  current: Type.Boolean({ description: 'Whether it is the one that asks.' }),
  userAgent: Type.String({ description: 'The browser, as it named itself.' }),
  createdAt: text,
  expiresAt: text,
})

function listedSession({ id, userAgent, createdAt, expiresAt }: StoredSession, current: string) {
  return {
    id,
    current: id === current,
    userAgent,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
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
