import { webhookErrors } from '@etax/contracts'
import { AppError, isUuid } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { aGateway } from '../../tests/gateway.ts'
import type { Clients, Delivery, Endpoint } from '../ports.ts'

type Webhooks = Partial<Clients['webhooks']>

const anEndpoint = (fields: Partial<Endpoint> = {}): Endpoint => ({
  id: 'e-1',
  mode: 'MODE_TEST',
  url: 'https://shop.example/hook',
  events: [],
  status: 'ENDPOINT_STATUS_ACTIVE',
  deactivationReason: 'DEACTIVATION_REASON_UNSPECIFIED',
  deactivatedAt: '',
  consecutiveFailures: 0,
  previousSecretsExpireAt: '',
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
  ownerEmails: [],
  ...fields,
})

const aDelivery: Delivery = {
  id: 'd-1',
  endpointId: 'e-1',
  eventId: 'v-1',
  eventType: 'webhook.ping',
  receiptId: '',
  status: 'DELIVERY_STATUS_DELIVERED',
  attempts: [{ at: '2026-11-21T15:00:00.000Z', durationMs: 12, statusCode: 0, error: 'no-answer', answer: '' }],
  nextAttemptAt: '',
  createdAt: '2026-11-21T15:00:00.000Z',
  body: '{}',
}

const absent = new AppError('not-found', 'WHK_00002', 'no such endpoint')
const whereMode =
  (wanted: string, answer: Endpoint) =>
  async ({ caller }: { caller?: { mode?: unknown } | null }): Promise<Endpoint> => {
    if (caller?.mode !== wanted) throw absent
    return answer
  }

let opened = 0

async function aDashboard(webhooks: Webhooks, { verified = true } = {}) {
  const { app, accounts, clock } = await aGateway({ webhooks })
  opened += 1
  const payload = { email: `owner-${opened}@example.com`, password: 'correct horse', workspaceName: 'Andina' }
  const signedUp = await app.inject({ method: 'POST', url: '/account/sign-up', payload })
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  const headers = { cookie, 'x-csrf-token': signedUp.json().data.csrfToken }
  if (verified) accounts.markVerified(payload.email, new Date(clock.now))
  return (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, more: object = {}) =>
    app.inject({
      method,
      url: `/account/webhooks${path}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    })
}

test('an endpoint is made in the mode its body names, and its secret shown this once', async () => {
  const requests: { endpointId?: string }[] = []
  const ask = await aDashboard({
    createEndpoint: async (request) => {
      requests.push(request)
      return { endpoint: anEndpoint({ mode: 'MODE_LIVE' }), secret: 'whsec_x' }
    },
  })

  const answer = await ask('POST', '', {
    url: 'https://shop.example/hook',
    mode: 'live',
    events: ['invoice.authorized'],
  })

  expect(answer.statusCode).toBe(201)
  expect(answer.json().data).toMatchObject({
    mode: 'live',
    status: 'active',
    deactivationReason: null,
    secret: 'whsec_x',
  })
  expect(requests).toMatchObject([
    {
      caller: { mode: 'MODE_LIVE' },
      events: ['invoice.authorized'],
      ownerEmails: [expect.stringMatching(/^owner-\d+@example.com$/)],
    },
  ])
  expect(isUuid(requests[0]?.endpointId ?? '')).toBe(true)
})

test('an unproved address gets no warnings', async () => {
  const requests: { ownerEmails?: string[] }[] = []
  const createEndpoint: Webhooks['createEndpoint'] = async (request) => {
    requests.push(request)
    return { endpoint: anEndpoint(), secret: 'whsec_x' }
  }
  const ask = await aDashboard({ createEndpoint }, { verified: false })

  await ask('POST', '', { url: 'https://shop.example/hook', mode: 'test' })

  expect(requests).toMatchObject([{ ownerEmails: [] }])
})

test('the list holds both modes, or the one that is chosen', async () => {
  const ask = await aDashboard({
    listEndpoints: async ({ caller }) => ({ endpoints: [anEndpoint({ mode: caller?.mode as Endpoint['mode'] })] }),
  })
  const modes = async (headers: object) =>
    (await ask('GET', '', undefined, headers)).json().data.map(({ mode }: { mode: string }) => mode)

  expect(await modes({})).toEqual(['test', 'live'])
  expect(await modes({ 'x-mode': 'live' })).toEqual(['live'])
})

test('an endpoint is found in its mode; a mode that is chosen is kept to', async () => {
  const ask = await aDashboard({ reactivate: whereMode('MODE_LIVE', anEndpoint()) })

  expect((await ask('POST', '/e-1/reactivate')).statusCode).toBe(200)
  expect((await ask('POST', '/e-1/reactivate', undefined, { 'x-mode': 'test' })).json()).toMatchObject({
    statusCode: 404,
    code: 'WHK_00002',
  })
})

test('changing sends only what is given', async () => {
  const changes: object[] = []
  const ask = await aDashboard({
    updateEndpoint: async ({ caller, ...change }) => {
      changes.push(change)
      return anEndpoint()
    },
  })

  await ask('PATCH', '/e-1', { events: [] })
  await ask('PATCH', '/e-1', { url: 'https://shop.example/2' })

  expect(changes).toEqual([
    { endpointId: 'e-1', events: { names: [] } },
    { endpointId: 'e-1', url: 'https://shop.example/2' },
  ])
})

test('a change that would empty the address or the events is refused', async () => {
  const ask = await aDashboard({})

  const answer = await ask('PATCH', '/e-1', { url: '', events: null })

  const emptied = { code: 'FLD_10001', message: 'cannot be empty; leave it out to keep it' }
  expect([answer.statusCode, answer.json().details]).toMatchObject([
    400,
    [
      { path: 'url', ...emptied },
      { path: 'events', ...emptied },
    ],
  ])
})

test('the first page of the history may be named, and the others are asked for by cursor', async () => {
  const ask = await aDashboard({ listDeliveries: async () => ({ deliveries: [], total: 0, nextCursor: '' }) })

  const [first, second] = [await ask('GET', '/e-1/deliveries?page=1'), await ask('GET', '/e-1/deliveries?page=2')]

  expect([first.statusCode, second.statusCode]).toEqual([200, 400])
  expect(second.json().details[0].message).toContain('send cursor')
})

test('what a new endpoint needs is required, blank or not', async () => {
  const ask = await aDashboard({})

  const answer = await ask('POST', '', { url: ' ', mode: null, events: null })

  expect(answer.json()).toMatchObject({
    statusCode: 400,
    details: [
      { path: 'url', code: 'FLD_10001' },
      { path: 'mode', code: 'FLD_10001' },
    ],
  })
})

test('rotate, ping, deliveries, resend and delete are there', async () => {
  const ask = await aDashboard({
    rotateSecret: async () => ({ endpoint: anEndpoint(), secret: 'whsec_y' }),
    ping: async () => aDelivery,
    listDeliveries: async () => ({ deliveries: [aDelivery], nextCursor: 'next', total: 7 }),
    resendDelivery: async () => aDelivery,
    findDelivery: async () => ({ ...aDelivery, body: '{"type":"webhook.ping"}' }),
    resendSince: async () => ({ deliveries: 3 }),
    deleteEndpoint: async () => ({}),
    listEndpoints: async ({ caller }) => ({ endpoints: caller?.mode === 'MODE_LIVE' ? [anEndpoint()] : [] }),
  })

  expect((await ask('POST', '/e-1/rotate')).json().data.secret).toBe('whsec_y')
  expect((await ask('POST', '/e-1/ping')).json().data).toMatchObject({
    status: 'delivered',
    receiptId: null,
    attempts: [{ statusCode: null, error: 'the server did not answer in time', answer: null }],
  })
  expect((await ask('GET', '/e-1/deliveries?status=failed&limit=5')).json()).toMatchObject({
    data: [{ id: 'd-1' }],
    meta: { pagination: { page: 1, limit: 5, total: 7, totalPages: 2, nextCursor: 'next' } },
  })
  expect((await ask('GET', '/e-1/deliveries/d-1')).json().data).toMatchObject({
    id: 'd-1',
    body: '{"type":"webhook.ping"}',
    attempts: [{ statusCode: null, error: 'the server did not answer in time', answer: null }],
  })
  expect((await ask('POST', '/e-1/deliveries/d-1/resend')).json().data.id).toBe('d-1')
  expect((await ask('POST', '/e-1/resend', { since: '2026-11-21T00:00:00Z' })).json().data).toEqual({ deliveries: 3 })
  expect((await ask('POST', '/e-1/resend', { since: 'yesterday' })).statusCode).toBe(400)
  expect((await ask('DELETE', '/e-1')).statusCode).toBe(204)
  expect((await ask('DELETE', '/e-2')).statusCode).toBe(404)
})

test.each([
  ['MODE_TEST', 'GET', '/e-1/deliveries/d-9'],
  ['MODE_LIVE', 'GET', '/e-1/deliveries/d-9'],
  ['MODE_TEST', 'POST', '/e-1/deliveries/d-9/resend'],
  ['MODE_LIVE', 'POST', '/e-1/deliveries/d-9/resend'],
] as const)('an unknown delivery of an endpoint of %s is named as such: %s %s', async (mode, method, path) => {
  const find = async ({ caller }: { caller?: { mode?: unknown } | null }) => {
    throw caller?.mode === mode ? webhookErrors.deliveryUnknown() : webhookErrors.endpointUnknown()
  }
  const ask = await aDashboard({ findDelivery: find, resendDelivery: find })

  expect((await ask(method, path)).json()).toMatchObject({ statusCode: 404, code: 'WHK_00003' })
})
