import { randomBytes } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway, everyRoute } from '../../tests/gateway.ts'
import { createdKey } from './create-api-key.ts'
import { SCOPES, type Scope, USUAL_SCOPES } from './domain/scopes.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

const endpoint = {
  ...{ id: 'e-1', mode: 'MODE_TEST', url: 'https://shop.example/', events: [], status: 'ENDPOINT_STATUS_ACTIVE' },
  ...{ deactivationReason: '', deactivatedAt: '', consecutiveFailures: 0, createdAt: '', updatedAt: '' },
}

async function aScopedGateway() {
  const made: object[] = []
  const gateway = await aGateway({
    webhooks: {
      listEndpoints: async () => ({ endpoints: [] }),
      createEndpoint: async (request) => {
        made.push(request)
        return { endpoint: endpoint as never, secret: 'whsec_1' }
      },
    },
  })
  const { workspaceId, testKey, email } = await gateway.aWorkspace()
  const aKey = (scopes: readonly Scope[], mode: 'test' | 'live' = 'test') => {
    const wanted = { workspaceId, mode, name: 'CI', scopes, createdAt: new Date(gateway.clock.now) }
    const { key, record } = createdKey(wanted, { pepper: 'pepper', random: randomBytes })
    gateway.accounts.keepKey(record)
    return { key, id: record.id }
  }
  const ask = (key: string, method: Method, url: string, payload?: object, headers: object = {}) =>
    gateway.app.inject({
      ...{ method, url },
      headers: { 'x-api-key': key, 'x-taxpayer-ruc': TEST_RUC, ...headers },
      ...(payload && { payload }),
    })
  return { ...gateway, aKey, ask, made, testKey, email }
}

/** One operation of each scope, in both families. */
const OPERATIONS: readonly (readonly [Scope, Method, string])[] = [
  ['issue', 'POST', '/v1/developer/invoices'],
  ['issue', 'POST', '/v1/developer/batches'],
  ['issue', 'POST', '/v1/developer/sign'],
  ['issue', 'PATCH', '/v1/developer/invoices/sequential'],
  ['issue', 'POST', '/v1/developer/receipts/1/void'],
  ['issue', 'POST', '/invoices/1/issue'],
  ['read', 'GET', '/v1/developer/receipts/1'],
  ['read', 'GET', '/v1/developer/usage'],
  ['read', 'POST', '/v1/developer/verify'],
  ['read', 'GET', '/customers'],
  ['records', 'POST', '/v1/developer/customers'],
  ['records', 'POST', '/v1/developer/certificate'],
  ['records', 'PUT', '/taxpayers/1'],
  ['records', 'DELETE', '/products/1'],
  ['records', 'POST', '/invoice'],
  ['webhooks', 'GET', '/v1/developer/webhooks'],
  ['webhooks', 'POST', '/v1/developer/webhooks'],
  ['keys', 'GET', '/v1/developer/api-keys'],
  ['keys', 'POST', '/v1/developer/api-keys'],
]

describe('The scopes of keys', () => {
  test.each(OPERATIONS)('%s is needed for %s %s', async (scope, method, url) => {
    const { aKey, ask } = await aScopedGateway()
    const others = aKey(SCOPES.filter((one) => one !== scope))
    const alone = aKey([scope])

    const refused = await ask(others.key, method, url)
    const allowed = await ask(alone.key, method, url)

    expect(refused.statusCode).toBe(403)
    expect(refused.json().message).toContain(`lacks the scope ${scope}`)
    if (url.startsWith('/v1/')) expect(refused.json()).toMatchObject({ code: 'ACS_10008', params: { scope } })
    expect(allowed.json().message ?? '').not.toContain('scope')
    const inSpanish = await ask(others.key, method, url, undefined, { 'accept-language': 'es' })
    expect(inSpanish.json().message).toContain(`no tiene el permiso ${scope}`)
  })

  test('are declared by every route that takes a key', async () => {
    const byKey = new Set(['key', 'keyAlone', 'issuer'])
    const routes = (await everyRoute()).filter(({ schema }) => byKey.has(schema?.['x-access'] ?? ''))

    expect(routes.length).toBeGreaterThan(200)
    expect(routes.filter(({ schema }) => !SCOPES.includes(schema?.['x-scope'] as Scope)).map(({ url }) => url)).toEqual(
      [],
    )
  })

  test('of a key without a choice are the former ones', async () => {
    const { aKey, ask } = await aScopedGateway()
    const { key } = aKey(SCOPES)

    const made = (await ask(key, 'POST', '/v1/developer/api-keys', { name: 'Shop' })).json().data

    expect(made).toMatchObject({ mode: 'test', scopes: USUAL_SCOPES, key: expect.stringMatching(/^ak_test_/) })
    expect((await ask(made.key, 'GET', '/v1/developer/webhooks')).statusCode).toBe(403)
  })
})

describe('A key with the scope keys', () => {
  test('makes a key that names its maker, and revokes it', async () => {
    const { aKey, ask } = await aScopedGateway()
    const { key, id: makerId } = aKey(['keys', 'issue'])

    const made = await ask(key, 'POST', '/v1/developer/api-keys', { name: 'Deploy 7', scopes: ['issue'] })
    const { id, key: child, scopes, madeBy } = made.json().data

    expect(made.statusCode).toBe(201)
    expect({ scopes, madeBy }).toMatchObject({ scopes: ['issue'], madeBy: { id: makerId, name: 'CI' } })
    expect((await ask(child, 'GET', '/v1/developer/api-keys')).json()).toMatchObject({ code: 'ACS_10008' })
    const listed = (await ask(key, 'GET', '/v1/developer/api-keys')).json().data
    expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({ madeBy: { id: makerId } })
    expect((await ask(key, 'DELETE', `/v1/developer/api-keys/${id}`)).statusCode).toBe(204)
    expect((await ask(key, 'DELETE', `/v1/developer/api-keys/${id}`)).statusCode).toBe(404)
  })

  test.each([[['issue', 'webhooks']], [['records']], [undefined]])(
    'gives no scope that it lacks: %j',
    async (scopes) => {
      const { aKey, ask } = await aScopedGateway()
      const { key } = aKey(['keys', 'issue'])

      const answer = await ask(key, 'POST', '/v1/developer/api-keys', { name: 'More', ...(scopes && { scopes }) })

      expect(answer.json()).toMatchObject({ statusCode: 403, code: 'ACS_10008' })
      expect((await ask(key, 'GET', '/v1/developer/api-keys')).json().data).not.toContainEqual(
        expect.objectContaining({ name: 'More' }),
      )
    },
  )

  test.each(['test', 'live'] as const)(
    'of mode %s neither makes, lists nor revokes a key of the other mode',
    async (mode) => {
      const { aKey, ask, accounts, email, clock } = await aScopedGateway()
      accounts.markVerified(email, new Date(clock.now))
      const other = mode === 'test' ? 'live' : 'test'
      const { key } = aKey(SCOPES, mode)
      const { id } = aKey(['read'], other)

      const made = await ask(key, 'POST', '/v1/developer/api-keys', { name: 'Other', mode: other })
      const listed = (await ask(key, 'GET', '/v1/developer/api-keys')).json().data

      expect(made.json()).toMatchObject({ statusCode: 403, code: 'ACS_10009' })
      expect(listed.map((one: { mode: string }) => one.mode)).not.toContain(other)
      expect((await ask(key, 'DELETE', `/v1/developer/api-keys/${id}`)).statusCode).toBe(404)
    },
  )

  test('that was revoked while its request ran makes nothing', async () => {
    const { aKey, ask, accounts } = await aScopedGateway()
    const { key, id } = aKey(SCOPES)
    await ask(key, 'GET', '/v1/developer/api-keys')
    accounts.endKey(id)

    const answer = await ask(key, 'POST', '/v1/developer/api-keys', { name: 'Late' })

    expect(answer.json()).toMatchObject({ statusCode: 401, code: 'ACS_10002' })
  })

  test('reaches no key of another workspace', async () => {
    const { aKey, ask, aWorkspace, accounts } = await aScopedGateway()
    const { key } = aKey(SCOPES)
    const other = await aWorkspace()
    const [foreign] = await accounts.keysOf(other.workspaceId)

    expect((await ask(key, 'DELETE', `/v1/developer/api-keys/${foreign?.id}`)).statusCode).toBe(404)
  })
})

test('A key with the scope webhooks makes endpoints of its own mode', async () => {
  const { aKey, ask, made } = await aScopedGateway()
  const { key } = aKey(['webhooks'])
  const url = 'https://shop.example/'

  const answer = await ask(key, 'POST', '/v1/developer/webhooks', { url }, { 'x-mode': 'live' })
  const live = await ask(key, 'POST', '/v1/developer/webhooks', { url, mode: 'live' })

  expect(answer.json()).toMatchObject({ data: { secret: 'whsec_1' }, meta: { environment: 'sandbox' } })
  expect(made).toMatchObject([{ caller: { mode: 'MODE_TEST' }, url }])
  expect(live.json()).toMatchObject({ statusCode: 403, code: 'ACS_10009' })
})
