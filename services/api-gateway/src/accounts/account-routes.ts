import { gatewayErrors } from '@etax/contracts'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import type { Cookies } from '../http/cookies.ts'
import { type ApiVersions, FIRST_VERSION } from '../http/domain/api-versions.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { strict } from '../http/schema-parts.ts'
import type { People } from '../ports.ts'
import { type ApiKeyDependencies, apiKeyRoutes } from './api-key-routes.ts'
import type { Session as StoredSession, Workspace as StoredWorkspace } from './domain/account.ts'
import { withVersion } from './domain/pinned-version.ts'
import { byId, id, instant, Nothing } from './field-schemas.ts'
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
import { type Sessions, standingOf } from './sign-in.ts'

export interface AccountDependencies extends ApiKeyDependencies {
  accounts: ApiKeyDependencies['accounts'] & Pick<People, 'renameWorkspace' | 'changeVersion'>
  sessions: Sessions
  manageAccount: ManageAccount
  cookies: Cookies
  versions: ApiVersions
}

const params = byId

export function accountRoutes(app: App, needs: AccountDependencies): void {
  sessionRoutes(app, needs)
  securityRoutes(app, needs)
  workspaceRoutes(app, needs)
  apiKeyRoutes(app, needs, 'session')
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

function workspaceRoutes(app: App, { accounts, versions, now }: AccountDependencies): void {
  const reading = {
    operationId: 'getWorkspace',
    tags,
    summary: 'Read the workspace',
    description: 'Returns name and plan of the workspace, and the API version of requests that name none.',
    response: { 200: answer(Workspace) },
  }
  app.get('/workspace', { schema: reading }, async (request) =>
    enveloped(request, workspaceView(request.signedIn.workspace, versions)),
  )

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
    return enveloped(request, workspaceView({ ...workspace, name }, versions))
  })

  const versioning = {
    operationId: 'changeApiVersion',
    tags,
    summary: 'Change the API version of the workspace',
    description:
      'Changes the version of requests by key that name none in X-API-Version, within a few seconds. For 72 hours after ' +
      'an upgrade the version before can be chosen again.',
    body: strict({ version }, { title: 'ApiVersionChange' }),
    'x-errors': [gatewayErrors.versionUnknown, gatewayErrors.versionIsOlder],
    response: { 200: answer(Workspace), 400: Failure, 409: Failure },
  }
  app.put('/workspace/api-version', { schema: versioning }, async (request) => {
    const { workspace } = request.signedIn
    const { version } = request.body
    if (!versions.all.includes(version)) throw gatewayErrors.versionUnknown({ versions: [...versions.all] })
    const pinned = workspace.apiVersion ?? { version: versions.newest, previous: null }
    const apiVersion = withVersion(pinned, version, now())
    if (apiVersion === null) throw gatewayErrors.versionIsOlder()
    await accounts.changeVersion(standingOf(request.signedIn), workspace.id, apiVersion)
    return enveloped(request, workspaceView({ ...workspace, apiVersion }, versions))
  })
}

const version = Type.String({
  description: 'A version of the API: the day of its first use.',
  examples: [FIRST_VERSION],
})

const Workspace = Type.Object(
  {
    id,
    name: workspaceName,
    plan: Type.String({ description: 'The plan, which sets quota and rate.', examples: ['development'] }),
    createdAt: instant,
    apiVersion: Type.Object(
      {
        version,
        versions: Type.Array(version, { description: 'All that are served, oldest first.' }),
        previous: Type.Union([Type.Object({ version, until: instant }), Type.Null()], {
          description: 'After an upgrade: the version that can be chosen again, until then.',
          examples: [null],
        }),
      },
      { description: 'The API version of requests by key that name none.' },
    ),
  },
  { title: 'Workspace' },
)

function workspaceView({ id, name, plan, createdAt, apiVersion }: StoredWorkspace, { all, newest }: ApiVersions) {
  const { version = newest, previous = null } = apiVersion ?? {}
  return {
    id,
    name,
    plan,
    createdAt: createdAt.toISOString(),
    apiVersion: {
      version,
      versions: [...all],
      previous: previous && { version: previous.version, until: previous.until.toISOString() },
    },
  }
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
