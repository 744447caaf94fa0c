import { gatewayErrors } from '@etax/contracts'
import { words } from '@etax/kernel'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import type { Cookies } from '../http/cookies.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { strict } from '../http/schema-parts.ts'
import type { ApiKeys, People } from '../ports.ts'
import { refuseUnverified } from './authentication.ts'
import { createdKey } from './create-api-key.ts'
import type { ApiKey, Session as StoredSession } from './domain/account.ts'
import { byId, id, instant, instantOrNull, label, mode, Nothing } from './field-schemas.ts'
import type { ManageAccount } from './manage-account.ts'
import {
  endsSession,
  existingPassword,
  Mailed,
  newPassword,
  Session,
  sessionView,
  tags,
  workspaceName,
} from './session-schemas.ts'
import { type Sessions, type SignedIn, standingOf } from './sign-in.ts'

export interface AccountDependencies {
  accounts: ApiKeys & Pick<People, 'renameWorkspace'>
  sessions: Sessions
  manageAccount: ManageAccount
  cookies: Cookies
  pepper: string
  random: (size: number) => Buffer
  now: () => number
}

const MAX_KEYS = 50

const params = byId
const keyName = label(100, 'Your name for the key.', words('Shop on the web', 'Tienda en línea'))

export function accountRoutes(app: App, needs: AccountDependencies): void {
  sessionRoutes(app, needs)
  securityRoutes(app, needs)
  workspaceRoutes(app, needs)
  keyRoutes(app, needs)
}

function sessionRoutes(app: App, { sessions, manageAccount, cookies }: AccountDependencies): void {
  const reading = {
    operationId: 'getSession',
    tags,
    summary: 'Read the current session',
    description:
      'Returns the user, the workspace and the `csrfToken`. Every write sends the token in the header ' +
      'x-csrf-token.',
    response: { 200: answer(Session), 401: Failure },
  }
  app.get('/session', { schema: reading }, async (request) => enveloped(request, sessionView(request.signedIn)))

  const ending = {
    operationId: 'signOut',
    tags,
    summary: 'Sign out',
    description: 'Ends the session and removes its cookie.',
    response: { 204: Nothing },
    'x-answer-headers': { 204: endsSession },
  }
  app.delete('/session', { schema: ending }, async (request, reply) => {
    await sessions.end(cookies.read(request, 'session'))
    cookies.clear(reply, 'session')
    return reply.code(204).send(undefined)
  })

  const listing = {
    operationId: 'listSessions',
    tags,
    summary: 'List your sessions, newest first',
    description: 'Returns your active sessions with browser, address and last use.',
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

  const endingOther = {
    operationId: 'endSession',
    tags,
    summary: 'End one of your sessions',
    description: 'Ends the session. The browser that holds it has to sign in again.',
    params,
    'x-errors': [gatewayErrors.sessionUnknown],
    response: { 204: Nothing, 404: Failure },
  }
  app.delete('/sessions/:id', { schema: endingOther }, async (request, reply) => {
    await manageAccount.endSession(request.signedIn, request.params.id)
    return reply.code(204).send(undefined)
  })
}

function securityRoutes(app: App, { manageAccount }: AccountDependencies): void {
  const changing = {
    operationId: 'changePassword',
    tags,
    summary: 'Change the password; your other sessions end',
    description: 'Sets a new password and ends your other sessions. The current password is required.',
    body: strict({ currentPassword: existingPassword, password: newPassword }, { title: 'PasswordChange' }),
    'x-errors': [gatewayErrors.passwordWrong],
    response: { 204: Nothing, 400: Failure, 403: Failure, 429: Failure },
  }
  app.post('/password', { schema: changing }, async (request, reply) => {
    await manageAccount.changePassword(request.signedIn, request.body)
    request.log.info({ userId: request.signedIn.user.id }, 'password changed')
    return reply.code(204).send(undefined)
  })

  const resending = {
    operationId: 'resendVerification',
    tags,
    summary: 'Mail the link that verifies your address again',
    description: 'Mails a new link to your address.',
    response: { 202: answer(Mailed), 429: Failure },
  }
  app.post('/verify/resend', { schema: resending }, async (request, reply) => {
    await manageAccount.resendVerification(request.signedIn)
    reply.code(202)
    return enveloped(request, { email: request.signedIn.user.email })
  })
}

function workspaceRoutes(app: App, { accounts }: AccountDependencies): void {
  const reading = {
    operationId: 'getWorkspace',
    tags,
    summary: 'Read the workspace',
    description: 'Returns the name and the plan of the workspace.',
    response: { 200: answer(Workspace) },
  }
  app.get('/workspace', { schema: reading }, async (request) => enveloped(request, workspaceView(request.signedIn)))

  const renaming = {
    operationId: 'renameWorkspace',
    tags,
    summary: 'Rename the workspace',
    description:
      'Changes the name of the workspace. Documents do not show it. GET /v1/developer/usage has the limits of ' +
      'the plan.',
    body: strict({ name: workspaceName }, { title: 'WorkspaceChange' }),
    response: { 200: answer(Workspace), 400: Failure },
  }
  app.patch('/workspace', { schema: renaming, config: { takesChange: true } }, async (request) => {
    const { workspace } = request.signedIn
    const { name } = request.body
    await accounts.renameWorkspace(standingOf(request.signedIn), workspace.id, name)
    return enveloped(request, workspaceView({ workspace: { ...workspace, name } }))
  })
}

function keyRoutes(app: App, { accounts, pepper, random, now }: AccountDependencies): void {
  const listing = {
    operationId: 'listApiKeys',
    tags,
    summary: 'List API keys, newest first',
    description:
      'Returns the keys with name, mode, beginning, last four characters and last use, never the key itself.',
    response: { 200: answer(Type.Array(Key)) },
  }
  app.get('/api-keys', { schema: listing }, async (request) => {
    const keys = await accounts.keysOf(request.principal.workspaceId)
    return enveloped(request, keys.map(keyView))
  })

  const making = {
    operationId: 'createApiKey',
    tags,
    summary: 'Create an API key, shown once',
    description: `Creates a key and shows it once. A live key requires a verified e-mail address; without one the answer is 403 ${gatewayErrors.emailUnverified.code}.`,
    body: strict({ mode, name: keyName }, { title: 'ApiKeyInput' }),
    'x-errors': [gatewayErrors.tooManyApiKeys, gatewayErrors.emailUnverified],
    response: { 201: answer(CreatedKey), 403: Failure, 409: Failure },
  }
  app.post('/api-keys', { schema: making }, async (request, reply) => {
    const { workspaceId } = request.principal
    const { mode } = request.body
    refuseUnverified(request.principal, mode)
    const wanted = { ...request.body, workspaceId, createdAt: new Date(now()) }
    const { key, record } = createdKey(wanted, { pepper, random })
    const isAdded = await accounts.addKey(standingOf(request.signedIn), record, MAX_KEYS)
    if (!isAdded) throw gatewayErrors.tooManyApiKeys()
    request.log.info({ workspaceId, keyId: record.id, mode: record.mode }, 'API key made')
    reply.code(201)
    return enveloped(request, { ...keyView(record), key })
  })

  const revoking = {
    operationId: 'revokeApiKey',
    tags,
    summary: 'Revoke an API key',
    description: 'Revokes the key. Every gateway refuses it within a few seconds.',
    params,
    'x-errors': [gatewayErrors.apiKeyUnknown],
    response: { 204: Nothing, 404: Failure },
  }
  app.delete('/api-keys/:id', { schema: revoking }, async (request, reply) => {
    const { workspaceId } = request.principal
    const { id } = request.params
    const isRevoked = await accounts.revokeKey(standingOf(request.signedIn), workspaceId, id, new Date(now()))
    if (!isRevoked) throw gatewayErrors.apiKeyUnknown()
    request.log.info({ workspaceId, keyId: id }, 'API key revoked')
    return reply.code(204).send(undefined)
  })
}

const Workspace = Type.Object(
  {
    id,
    name: workspaceName,
    plan: Type.String({ description: 'The plan, which sets quota and rate.', examples: ['development'] }),
    createdAt: instant,
  },
  { title: 'Workspace' },
)

function workspaceView({ workspace }: Pick<SignedIn, 'workspace'>) {
  const { id, name, plan, createdAt } = workspace
  return { id, name, plan, createdAt: createdAt.toISOString() }
}

const ListedSession = Type.Object(
  {
    id: Type.String({ description: 'The id to end the session. The cookie has another value.' }),
    current: Type.Boolean({ description: 'Whether it is the current session.' }),
    userAgent: Type.String({
      description: "The browser's own name.",
      examples: ['Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'],
    }),
    createdAt: instant,
    lastUsedAt: { ...instant, description: 'The last use, accurate to about five minutes.' },
    ip: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The last known address; null if unknown.',
      examples: ['203.0.113.7'],
    }),
    expiresAt: instant,
  },
  { title: 'ListedSession' },
)

function listedSession({ id, userAgent, createdAt, lastUsedAt, ip, expiresAt }: StoredSession, current: string) {
  return {
    id,
    current: id === current,
    userAgent,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    ip: ip === '' ? null : ip,
    expiresAt: expiresAt.toISOString(),
  }
}

const key = {
  id,
  mode,
  name: keyName,
  prefix: Type.String({ description: 'The beginning of the key, with its mode.', examples: ['ak_test_'] }),
  lastFour: Type.String({ description: 'The last four characters.', examples: ['x7Qd'] }),
  createdAt: instant,
  lastUsedAt: instantOrNull('The last use, accurate to about a minute; null if never used.'),
}
const Key = Type.Object(key, { title: 'ApiKey' })
const CreatedKey = Type.Object(
  {
    ...key,
    key: Type.String({
      description: 'The key itself, for the header X-API-Key. It is not stored and cannot be shown again.',
      examples: ['ak_test_…'],
    }),
  },
  { title: 'CreatedApiKey' },
)

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
