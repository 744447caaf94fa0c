import { gatewayErrors } from '@etax/contracts'
import { words } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import { type Principal, refuseOtherMode } from '../http/domain/principal.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { strict } from '../http/schema-parts.ts'
import type { ApiKeys } from '../ports.ts'
import { refuseUnverified } from './authentication.ts'
import { createdKey } from './create-api-key.ts'
import type { ApiKey, KeyMaker } from './domain/account.ts'
import { SCOPE_TEXTS, SCOPES, type Scope, scopesOf, USUAL_SCOPES } from './domain/scopes.ts'
import { type By, byId, id, instant, instantOrNull, label, mode, modeBy, Nothing } from './field-schemas.ts'
import { tags } from './session-schemas.ts'
import { standingOf } from './sign-in.ts'

export interface ApiKeyDependencies {
  accounts: ApiKeys
  pepper: string
  random: (size: number) => Buffer
  now: () => number
}

const MAX_KEYS = 50

const params = byId
const keyName = label(100, 'Your name for the key.', words('Shop on the web', 'Tienda en línea'))

/** Keys, managed by a session, or by a key for its own mode and with no scope that it lacks. */
export function apiKeyRoutes(app: App, { accounts, pepper, random, now }: ApiKeyDependencies, by: By): void {
  const listing = {
    operationId: 'listApiKeys',
    tags,
    summary: 'List API keys, newest first',
    description:
      'Returns the keys with name, mode, scopes, maker, beginning, last four characters and last use, never the key ' +
      'itself. A key lists the keys of its own mode.',
    response: { 200: answer(Type.Array(Key)) },
  }
  app.get('/api-keys', { schema: listing }, async (request) => {
    const { workspaceId, key, mode } = request.principal
    const keys = await accounts.keysOf(workspaceId)
    return enveloped(request, keys.filter((one) => key === null || one.mode === mode).map(keyView))
  })

  const making = {
    operationId: 'createApiKey',
    tags,
    summary: 'Create an API key, shown once',
    description:
      'Creates a key and shows it once. A live key requires a verified e-mail address; without one the answer is 403 ' +
      `${gatewayErrors.emailUnverified.code}. A key makes keys of its own mode only, and gives them no scope that it ` +
      'lacks; the list shows which key made them.',
    body: strict(
      { mode: modeBy(by), name: keyName, scopes: Type.Optional(Scopes) },
      { title: by === 'key' ? 'ApiKeyByKeyInput' : 'ApiKeyInput' },
    ),
    'x-errors': [
      ...[gatewayErrors.tooManyApiKeys, gatewayErrors.emailUnverified],
      ...[gatewayErrors.scopeMissing, gatewayErrors.otherModeOfKey],
    ],
    response: { 201: answer(CreatedKey), 403: Failure, 409: Failure },
  }
  app.post('/api-keys', { schema: making }, async (request, reply) => {
    const { workspaceId, key: madeBy } = request.principal
    const { mode = request.principal.mode, name, scopes } = request.body
    refuseOtherMode(request.principal, mode)
    refuseUnverified(request.principal, mode)
    refuseBeyond(request.principal, scopesOf(scopes))
    const wanted = { workspaceId, mode, name, scopes, madeBy, createdAt: new Date(now()) }
    const { key, record } = createdKey(wanted, { pepper, random })
    const isAdded = await accounts.addKey(makerOf(request), record, MAX_KEYS)
    if (!isAdded) throw gatewayErrors.tooManyApiKeys()
    request.log.info({ workspaceId, keyId: record.id, mode, scopes: record.scopes, madeBy: madeBy?.id }, 'API key made')
    reply.code(201)
    return enveloped(request, { ...keyView(record), key })
  })

  const revoking = {
    operationId: 'revokeApiKey',
    tags,
    summary: 'Revoke an API key',
    description:
      'Revokes the key. Every gateway refuses it within a few seconds. Keys that it made stay. A key can revoke the ' +
      'keys of its own mode, itself included.',
    params,
    'x-errors': [gatewayErrors.apiKeyUnknown],
    response: { 204: Nothing, 404: Failure },
  }
  app.delete('/api-keys/:id', { schema: revoking }, async (request, reply) => {
    const { workspaceId, key, mode } = request.principal
    const { id } = request.params
    const revoked = { id, workspaceId, ...(key && { mode }) }
    const isRevoked = await accounts.revokeKey(makerOf(request), revoked, new Date(now()))
    if (!isRevoked) throw gatewayErrors.apiKeyUnknown()
    request.log.info({ workspaceId, keyId: id, revokedBy: key?.id }, 'API key revoked')
    return reply.code(204).send(undefined)
  })
}

function refuseBeyond({ scopes: own }: Principal, wanted: readonly Scope[]): void {
  const scope = wanted.find((one) => !own.includes(one))
  if (scope !== undefined) throw gatewayErrors.scopeMissing({ scope, giving: true })
}

function makerOf({ principal, signedIn }: FastifyRequest): KeyMaker {
  return principal.key === null ? standingOf(signedIn) : { keyId: principal.key.id }
}

const Scopes = Type.Array(Type.Unsafe<Scope>({ type: 'string', enum: SCOPES }), {
  minItems: 1,
  maxItems: SCOPES.length,
  description: `What the key may do: ${SCOPES.map((scope) => `\`${scope}\` ${SCOPE_TEXTS[scope]}`).join('; ')}. Default ${USUAL_SCOPES.join(', ')}.`,
  examples: [USUAL_SCOPES],
})

const KeyLabel = Type.Object(
  { id, name: keyName, lastFour: Type.String({ examples: ['x7Qd'] }) },
  { title: 'ApiKeyLabel' },
)

const key = {
  id,
  mode,
  name: keyName,
  prefix: Type.String({ description: 'The beginning of the key, with its mode.', examples: ['ak_test_'] }),
  lastFour: Type.String({ description: 'The last four characters.', examples: ['x7Qd'] }),
  scopes: Scopes,
  madeBy: Type.Union([KeyLabel, Type.Null()], {
    description: 'The key that made this one; null if a user made it.',
    examples: [null],
  }),
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

function keyView({ id, mode, name, prefix, lastFour, scopes, madeBy, createdAt, lastUsedAt }: ApiKey) {
  return {
    id,
    mode,
    name,
    prefix,
    lastFour,
    scopes: [...scopes],
    madeBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
