import { until } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { aGateway } from '../../tests/gateway.ts'
import type { Clients, Endpoint } from '../ports.ts'

type Webhooks = Partial<Clients['webhooks']>

const EVENT = { id: 'v-1', type: 'invoice.completed', body: '{"id":"v-1"}' }

const anEndpoint = (id: string, status: Endpoint['status'] = 'ENDPOINT_STATUS_ACTIVE'): Endpoint => ({
  id,
  mode: 'MODE_TEST',
  url: 'https://shop.example/hook',
  events: [],
  status,
  deactivationReason: 'DEACTIVATION_REASON_UNSPECIFIED',
  deactivatedAt: '',
  consecutiveFailures: 0,
  previousSecretsExpireAt: '',
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
  ownerEmails: ['owner@example.com'],
})

async function aCaller(webhooks: Webhooks, mode: 'testKey' | 'liveKey' = 'testKey') {
  const gateway = await aGateway({ webhooks })
  const workspace = await gateway.aWorkspace()
  const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
    gateway.app.inject({
      method,
      url: `/v1/developer${path}`,
      headers: { 'x-api-key': workspace[mode] },
      ...(payload && { payload }),
    })
  return { ...gateway, ...workspace, send }
}

test('a stream has each event with the body of the webhook, and ends with the key', async () => {
  const waiting = [[], [EVENT]]
  const asked: object[] = []
  const takeEvents: Webhooks['takeEvents'] = async (request) => {
    asked.push(request)
    return { events: waiting.shift() ?? [] }
  }
  const { send, accounts, clock, workspaceId } = await aCaller({ takeEvents })

  const streaming = send('GET', '/webhooks/events')
  await until('it asks for more', () => asked.length > 3)
  const [key] = (await accounts.keysOf(workspaceId)).filter(({ mode }) => mode === 'test')
  accounts.endKey(key?.id ?? '')
  clock.now += 5_000
  const { statusCode, headers, body } = await streaming

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  const blocks = body.split('\n\n').filter((block) => block.includes('event: '))
  expect(blocks.map((block) => JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ''))).toEqual([
    {},
    EVENT,
    { reason: 'refused' },
  ])
  expect(asked[0]).toMatchObject({ caller: { workspaceId, mode: 'MODE_TEST' } })
  expect(new Set(asked.map((request) => JSON.stringify(request))).size).toBe(1)
})

test('an outage of the dispatcher ends no stream; a workspace has few of them', async () => {
  let asked = 0
  const takeEvents: Webhooks['takeEvents'] = async () => {
    asked += 1
    if (asked === 3) throw new Error('away')
    return { events: asked === 5 ? [EVENT] : [] }
  }
  const { send, accounts, clock, workspaceId } = await aCaller({ takeEvents })

  const streams = [send('GET', '/webhooks/events'), send('GET', '/webhooks/events')]
  await until('the event is taken', () => asked > 6)
  expect((await send('GET', '/webhooks/events')).json()).toMatchObject({ statusCode: 429, code: 'LIM_10010' })
  const [key] = (await accounts.keysOf(workspaceId)).filter(({ mode }) => mode === 'test')
  accounts.endKey(key?.id ?? '')
  clock.now += 5_000

  const bodies = await Promise.all(streams)
  expect(bodies.filter(({ body }) => body.includes('event: webhook'))).toHaveLength(1)
})

test('streams and test events are for test keys', async () => {
  const { send } = await aCaller({}, 'liveKey')

  for (const answer of [await send('GET', '/webhooks/events'), await send('POST', '/webhooks/events', EVENT)]) {
    expect([403, 400]).toContain(answer.statusCode)
  }
  const refused = await send('POST', '/webhooks/events', { type: 'invoice.completed' })
  expect(refused.json()).toMatchObject({ statusCode: 403, code: 'CTX_10011' })
})

test('a test event is sent in the sandbox of the workspace', async () => {
  const asked: object[] = []
  const triggerEvent: Webhooks['triggerEvent'] = async (request) => {
    asked.push(request)
    return EVENT
  }
  const { send, workspaceId } = await aCaller({ triggerEvent })

  const answer = await send('POST', '/webhooks/events', { type: 'invoice.completed' })

  expect([answer.statusCode, answer.json().data]).toEqual([202, EVENT])
  expect(asked).toEqual([{ caller: { workspaceId, mode: 'MODE_TEST' }, type: 'invoice.completed' }])
})

test('an event is sent again by its id, and missed deliveries of every active endpoint by their time', async () => {
  const asked: object[] = []
  const { send } = await aCaller({
    resendEvent: async ({ eventId }) => {
      asked.push({ eventId })
      return { deliveries: 2 }
    },
    listEndpoints: async () => ({
      endpoints: [anEndpoint('e-1'), anEndpoint('e-2', 'ENDPOINT_STATUS_INACTIVE'), anEndpoint('e-3')],
    }),
    resendSince: async ({ endpointId, since }) => {
      asked.push({ endpointId, since })
      return { deliveries: 3 }
    },
  })
  const since = '2026-11-21T15:00:00.000Z'

  expect((await send('POST', '/webhooks/events/v-1/resend')).json().data).toEqual({ deliveries: 2 })
  expect((await send('POST', '/webhooks/events/resend', { since })).json().data).toEqual({ deliveries: 6 })
  expect(asked).toEqual([{ eventId: 'v-1' }, { endpointId: 'e-1', since }, { endpointId: 'e-3', since }])
})

test('a key sees its own requests and their remedies, and reading them is not logged', async () => {
  const { send, aWorkspace, app, keepRequests } = await aCaller({ listEndpoints: async () => ({ endpoints: [] }) })
  const other = await aWorkspace()
  await send('POST', '/webhooks/events', { type: 5 })
  await app.inject({ url: '/v1/developer/webhooks', headers: { 'x-api-key': other.testKey } })
  await send('GET', '/requests')
  await keepRequests.finish()

  const { data } = (await send('GET', '/requests?status=failed')).json()
  const all = (await send('GET', '/requests')).json()

  expect(data).toMatchObject([{ path: '/v1/developer/webhooks/events', status: 400, code: 'VAL_10000' }])
  expect(data[0].remedies[0].remedy).not.toBe('')
  expect(all.data).toHaveLength(1)
})
