import { catalogErrors } from '@etax/contracts'
import { until } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { ACCESS_KEY, aReceipt, type Overrides, OWN_RUC, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'

const email = 'owner@example.com'
const account = { email, password: 'correct horse', workspaceName: 'Andina' }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function aSignedInGateway(overrides: Overrides = {}) {
  const gateway = await aGateway(overrides)
  const signedUp = await gateway.app.inject({ method: 'POST', url: '/account/sign-up', payload: account })
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  const { csrfToken } = signedUp.json().data
  const ask = (method: Method, path: string, payload?: object, headers: object = {}) =>
    gateway.app.inject({
      method,
      url: `/account${path}`,
      headers: { cookie, 'x-csrf-token': csrfToken, ...headers },
      ...(payload && { payload }),
    })
  return { ...gateway, signedUp, ask, cookie }
}

test('signing up answers the session and makes the workspace on the free plan', async () => {
  const { signedUp } = await aSignedInGateway()

  expect(signedUp.statusCode).toBe(201)
  expect(signedUp.json()).toMatchObject({
    data: { user: { email }, workspace: { name: 'Andina', plan: 'free' }, csrfToken: expect.any(String) },
    meta: { requestId: expect.any(String), environment: 'sandbox' },
  })
})

test.each([
  [{ ...account, email: 'not-an-address' }, 'email'],
  [{ ...account, password: 'short' }, 'password'],
  [{ email, password: account.password }, 'workspaceName'],
  [{ ...account, plan: 'development' }, 'plan'],
  [{ ...account, workspaceName: 'Andina\u202Ecod.exe' }, 'workspaceName'],
  [{ ...account, workspaceName: 'Andina\nof another line' }, 'workspaceName'],
  [{ ...account, workspaceName: ' \u00a0 ' }, 'workspaceName'],
])('signing up with a broken field names it', async (payload, path) => {
  const { app } = await aGateway()

  const answer = await app.inject({ method: 'POST', url: '/account/sign-up', payload })

  expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ path }] })
})

test('except on loopback, cookies are Secure and __Host-, and no others are read', async () => {
  const { app } = await aGateway({}, { publicUrl: 'https://tax.example' })

  const answer = await app.inject({ method: 'POST', url: '/account/sign-up', payload: account })

  const cookies = [answer.headers['set-cookie']].flat()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-etax_(session|device)=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(cookie).not.toMatch(/Domain/)
  }
  const headers = { cookie: String(cookies[0]).split(';')[0] }
  expect((await app.inject({ url: '/account/session', headers })).statusCode).toBe(200)
  const planted = { cookie: headers.cookie?.replace('__Host-', '') }
  expect((await app.inject({ url: '/account/session', headers: planted })).statusCode).toBe(401)
})

test('after ten attempts for one address signing in has to wait', async () => {
  const { app, clock } = await aSignedInGateway()
  const attempt = (password: string) =>
    app.inject({ method: 'POST', url: '/account/session', payload: { email, password } })

  for (let tries = 0; tries < 10; tries += 1) expect((await attempt('wrong')).statusCode).toBe(401)
  const refused = await attempt(account.password)
  expect(refused.json()).toMatchObject({ statusCode: 429, code: 'LIM_10002' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1)
  clock.now += 10_000
  expect((await attempt(account.password)).statusCode).toBe(200)
})

test('reading needs the cookie; writing needs the header that no other site can send', async () => {
  const { ask } = await aSignedInGateway()

  const key = { mode: 'test', name: 'k' }
  expect((await ask('GET', '/api-keys', undefined, { cookie: '' })).statusCode).toBe(401)
  expect((await ask('GET', '/api-keys', undefined, { 'x-csrf-token': '' })).statusCode).toBe(200)
  expect((await ask('POST', '/api-keys', key, { 'x-csrf-token': '' })).json()).toMatchObject({ code: 'ACS_10005' })
  expect((await ask('POST', '/api-keys', key, { 'x-csrf-token': 'guessed' })).statusCode).toBe(403)
  expect((await ask('POST', '/api-keys', key)).statusCode).toBe(201)
})

test('a session ends by itself after a week', async () => {
  const { ask, clock } = await aSignedInGateway()

  clock.now += 7 * 24 * 3_600_000

  expect((await ask('GET', '/session')).statusCode).toBe(401)
})

test('the dashboard reads through the handlers of families A and B, in the mode it chooses', async () => {
  const modes: unknown[] = []
  const { ask, accounts, clock } = await aSignedInGateway({
    issuance: {
      findReceipt: async ({ caller }) => {
        modes.push(caller?.mode)
        return aReceipt()
      },
    },
    catalog: { listRecords: async () => ({ records: [], total: 0, nextCursor: '' }) },
  })
  accounts.markVerified(email, new Date(clock.now))
  const path = `/v1/developer/receipts/${ACCESS_KEY}`
  const header = { 'x-taxpayer-ruc': TEST_RUC }

  const test = await ask('GET', path, undefined, header)
  const live = await ask('GET', path, undefined, { 'x-taxpayer-ruc': OWN_RUC, 'x-mode': 'live' })

  expect(test.json()).toMatchObject({ data: { accessKey: ACCESS_KEY }, meta: { environment: 'sandbox' } })
  expect(live.json()).toMatchObject({ meta: { environment: 'production' } })
  expect(modes).toEqual(['MODE_TEST', 'MODE_LIVE'])
  expect((await ask('GET', '/customers')).json()).toEqual([])
  expect((await ask('GET', path, undefined, { ...header, 'x-mode': 'both' })).json()).toMatchObject({
    statusCode: 400,
    details: [{ path: 'x-mode' }],
  })
})

function aWaybill() {
  const items = [{ code: 'A', description: 'Café', quantity: 1 }]
  const recipient = { identification: '1710034065', legalName: 'Ana', address: 'Quito', reason: 'venta', items }
  return {
    departureAddress: 'Quito',
    carrier: { identificationType: 'RUC', identification: '1790012345001', legalName: 'Transportes' },
    plate: 'PBA1234',
    startDate: '2026-11-21',
    endDate: '2026-11-22',
    recipients: [recipient],
  }
}

test('a waybill is issued from the dashboard', async () => {
  const { ask } = await aSignedInGateway({
    issuance: {
      issue: async () => ({ receipt: aReceipt({ documentType: 'WAYBILL' }), duplicate: false, warnings: [] }),
    },
  })
  const waybill = aWaybill()

  const answer = await ask('POST', '/waybills', waybill, { 'x-taxpayer-ruc': TEST_RUC })

  expect([answer.statusCode, answer.json().data.documentType]).toEqual([202, 'WAYBILL'])
  expect((await ask('POST', '/waybills', waybill)).json()).toMatchObject({ code: 'CTX_10001' })
})

test('a waybill is previewed from the dashboard, as data and as a draft', async () => {
  const { ask } = await aSignedInGateway({
    issuance: {
      previewOrder: async () => ({
        receipt: null,
        establishment: '001',
        emissionPoint: '001',
        issueDate: '2026-11-21',
        customer: null,
        lines: ['1 x Café'],
        linesEs: ['1 x Café'],
        total: '0.00',
        totals: null,
        warnings: [],
        xml: Buffer.from('<a/>'),
        logoId: '',
        content: '',
        recipients: [],
        issuer: null,
      }),
    },
    renderer: { printDraft: async () => ({ name: 'Borrador_GuiaRemision.pdf', content: Buffer.from('%PDF') }) },
  })
  const header = { 'x-taxpayer-ruc': TEST_RUC }

  const data = await ask('POST', '/waybills/preview', aWaybill(), header)
  const pdf = await ask('POST', '/waybills/preview/pdf', aWaybill(), header)

  expect(data.json().data).toMatchObject({ lines: ['1 x Café'] })
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await ask('POST', '/v1/developer/invoices/preview/pdf', {}, header)).json()).toMatchObject({
    code: 'VAL_10000',
  })
})

test('the workspace is read, and gets another name', async () => {
  const { ask } = await aSignedInGateway()

  const before = await ask('GET', '/workspace')
  const renamed = await ask('PATCH', '/workspace', { name: 'Ferretería Andina' })
  const broken = await ask('PATCH', '/workspace', { name: ' ' })
  const more = await ask('PATCH', '/workspace', { name: 'Andina', plan: 'corporate' })

  expect(before.json().data).toEqual({
    id: expect.any(String),
    name: 'Andina',
    plan: 'free',
    createdAt: '2026-11-21T15:00:00.000Z',
    apiVersion: { version: '2026-11-27', versions: ['2026-11-27'], previous: null },
  })
  expect(renamed.json().data).toEqual({ ...before.json().data, name: 'Ferretería Andina' })
  expect((await ask('GET', '/session')).json().data.workspace.name).toBe('Ferretería Andina')
  expect(broken.json().details).toMatchObject([{ path: 'name' }])
  expect(more.json().details).toMatchObject([{ path: 'plan' }])
})

test('a session says when and from where it was last used', async () => {
  const { ask, clock } = await aSignedInGateway()
  const listed = async () => (await ask('GET', '/sessions')).json().data[0]

  const first = await listed()
  clock.now += 60_000
  const soon = await listed()
  clock.now += 300_000
  const later = await listed()

  expect(first).toMatchObject({ lastUsedAt: '2026-11-21T15:00:00.000Z', ip: '127.0.0.1' })
  expect(soon.lastUsedAt).toBe(first.lastUsedAt)
  expect(later.lastUsedAt).toBe('2026-11-21T15:06:00.000Z')
})

test("errors in a file name line and column, in the caller's language", async () => {
  const { params, ...twice } = catalogErrors.fileLine.at('', { reason: 'key-twice', first: 2 })
  const problems = [
    { line: 3, column: 'price', code: '', paramsJson: '', message: 'must be a decimal number, such as 12.50' },
    { line: 7, column: '', ...twice, paramsJson: JSON.stringify(params) },
  ]
  const { ask } = await aSignedInGateway({
    catalog: {
      importRecords: async () => ({ finished: true, created: 0, updated: 0, unchanged: 0, wrongLines: 2, problems }),
    },
  })

  const post = (headers: Record<string, string> = {}) =>
    ask('POST', '/products/import?taxpayerId=t1', Buffer.from('a'), { 'content-type': 'text/csv', ...headers })

  expect((await post()).json()).toMatchObject({
    message: 'Nothing was imported; wrong lines: 2.',
    details: [
      { line: 3, column: 'price', code: 'FLD_10009', message: problems[0]?.message },
      { line: 7, code: 'CAT_60005', params, message: 'is on line 2 already: leave one of the lines out' },
    ],
  })
  expect((await post({ 'accept-language': 'es' })).json()).toMatchObject({
    details: [{ line: 3 }, { line: 7, message: 'ya está en la línea 2: deje una sola' }],
  })
})

test('a session is no key, and a key no session', async () => {
  const { app, cookie, aWorkspace } = await aSignedInGateway()
  const { testKey } = await aWorkspace()

  const bySession = await app.inject({ url: '/customers', headers: { cookie } })
  const byKey = await app.inject({ url: '/account/api-keys', headers: { 'x-api-key': testKey } })

  expect([bySession.statusCode, byKey.statusCode]).toEqual([401, 401])
})

test('errors below /account have the form of family B, also where family A answers', async () => {
  const { ask } = await aSignedInGateway()

  expect((await ask('GET', '/customers?colour=red')).json()).toMatchObject({ code: 'VAL_10000', details: [{}] })
  expect((await ask('GET', '/nothing')).json()).toMatchObject({ code: 'REQ_10004', statusCode: 404 })
})

async function aProgram(overrides: Overrides = {}, { mode = 'test' } = {}) {
  const gateway = await aSignedInGateway(overrides)
  const { accounts, clock, ask, app } = gateway
  accounts.markVerified(email, new Date(clock.now))
  const made = await ask('POST', '/api-keys', { mode, name: 'Shop' })
  const { key, id, lastFour } = made.json().data
  const byKey = (method: Method, url: string, rest: { payload?: object | string; headers?: object } = {}) =>
    app.inject({ method, url, ...rest, headers: { 'x-api-key': key, 'x-taxpayer-ruc': TEST_RUC, ...rest.headers } })
  const listed = async () => {
    await gateway.keepRequests.write()
    return (await ask('GET', '/requests', undefined, { 'x-mode': mode })).json().data
  }
  const read = async (one: { id: string }) => (await ask('GET', `/requests/${one.id}`)).json().data
  return { ...gateway, key, byKey, listed, read, keyView: { id, name: 'Shop', lastFour } }
}

const brokenOrder = { customer: { identificationType: 'FINAL_CONSUMER', legalName: '' }, signaturePassword: 's3same' }

test('requests by key are listed with their answers, newest first', async () => {
  const { byKey, listed, keyView } = await aProgram({ issuance: { findReceipt: async () => aReceipt() } })
  await byKey('GET', `/v1/developer/receipts/${ACCESS_KEY}`)
  await byKey('GET', '/customers?colour=red&token=s3same', { headers: { 'x-taxpayer-ruc': 'ak_test_1' } })

  expect(await listed()).toMatchObject([
    {
      method: 'GET',
      path: '/customers',
      query: 'colour=red&token=[removed]',
      status: 400,
      code: 'VAL_10000',
      taxpayerRuc: null,
      apiKey: keyView,
      mode: 'test',
      ip: '127.0.0.1',
      requestId: expect.any(String),
      remedies: [{ code: 'VAL_10000', remedy: expect.stringContaining('Correct') }, { code: 'FLD_10002' }],
    },
    {
      path: `/v1/developer/receipts/${ACCESS_KEY}`,
      query: null,
      status: 200,
      code: null,
      taxpayerRuc: TEST_RUC,
      remedies: [],
    },
  ])
})

test('a failed sandbox request shows its bodies as sent, without secrets', async () => {
  const { byKey, listed, read } = await aProgram()
  const answer = await byKey('POST', '/v1/developer/invoices', { payload: brokenOrder })

  const logged = await read((await listed())[0])

  expect(JSON.parse(logged.request.json)).toEqual({ ...brokenOrder, signaturePassword: '[removed]' })
  expect(JSON.parse(logged.answer.json)).toEqual(answer.json())
  expect(logged).toMatchObject({ status: 400, request: { truncated: false, leftOut: null } })
})

test('a body that is only a text is not kept where it may be a password', async () => {
  const { byKey, listed, read } = await aProgram()
  const headers = { 'content-type': 'application/json' }
  await byKey('POST', '/v1/developer/certificate', { payload: '"s3same"', headers })
  await byKey('POST', '/v1/developer/invoices', { payload: '"s3en"', headers })

  const [invoice, certificate] = await Promise.all((await listed()).map(read))

  expect(JSON.stringify(certificate)).not.toContain('s3same')
  expect(invoice.request.json).toBe('"s3en"')
})

test('a body that is not stored has a reason', async () => {
  const { byKey, listed, read } = await aProgram({ issuance: { findReceipt: async () => aReceipt() } })
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const noRuc = { 'x-taxpayer-ruc': '' }
  await byKey('GET', `/v1/developer/receipts/${ACCESS_KEY}`)
  await byKey('GET', '/customers?colour=red')
  await byKey('POST', '/v1/developer/invoices', { payload: '{"a"', headers: { 'content-type': 'application/json' } })
  await byKey('POST', '/v1/developer/invoices', { payload: {}, headers: noRuc })
  await byKey('POST', '/v1/developer/certificate', { payload: '--x\r\n\r\ns3same\r\n--x--', headers: form })

  const logged = await Promise.all((await listed()).map(read))

  const why = logged.map(({ request, answer }) => [request.leftOut, answer.leftOut])
  expect(why.toReversed()).toEqual([
    ['succeeded', 'succeeded'],
    ['none', null],
    ['unread', null],
    ['unread', null],
    ['secret', 'secret'],
  ])
  expect(JSON.stringify(logged)).not.toContain('s3same')
})

test('no body of production is stored, and each mode has its own list', async () => {
  const { byKey, listed, ask, keepRequests, requestLog } = await aProgram({}, { mode: 'live' })
  await byKey('POST', '/v1/developer/invoices', { payload: brokenOrder })

  const [one] = await listed()
  await keepRequests.write()

  expect(one).toMatchObject({ mode: 'live', status: 400, code: 'CTX_10003' })
  expect((await ask('GET', '/requests')).json().data).toEqual([])
  expect((await ask('GET', `/requests/${one.id}`)).json()).toMatchObject({ code: 'REQ_10030', statusCode: 404 })
  expect(requestLog.rows.map((row) => row.bodies)).toEqual([null])
  const live = { 'x-mode': 'live' }
  expect((await ask('GET', `/requests/${one.id}`, undefined, live)).json().data.request).toMatchObject({
    leftOut: 'live',
  })
})

test('requests by session or with an unknown key are not logged', async () => {
  const { app, ask, listed, byKey, key, requestLog } = await aProgram()
  await ask('GET', '/customers?colour=red')
  await app.inject({ url: '/customers', headers: { 'x-api-key': 'ak_test_nobody' } })
  await app.inject({ url: '/customers', headers: { 'x-api-key': `${key.slice(0, -1)}_` } })
  await app.inject({ url: '/nothing', headers: { 'x-api-key': 'ak_test_nobody' } })
  await app.inject({ url: '/customers' })
  expect(await listed()).toEqual([])

  await byKey('GET', '/nothing')
  await until('its key is looked up', async () => (await listed()).length > 0)
  expect(await listed()).toMatchObject([{ path: '/[removed]', code: 'REQ_10004' }])
  expect(requestLog.rows).toHaveLength(1)
})

test('requests with a revoked key are logged', async () => {
  const { byKey, listed, ask, clock, keyView } = await aProgram()
  await ask('DELETE', `/api-keys/${keyView.id}`)
  clock.now += 5_000

  expect((await byKey('GET', '/customers')).statusCode).toBe(401)

  expect(await listed()).toMatchObject([{ status: 401, code: 'ACS_10002', apiKey: keyView }])
})

test('a key in the place of an id, of a request id or of a path is not shown', async () => {
  const { byKey, listed, key } = await aProgram()
  await byKey('GET', `/customers/${key}?q=${key}`, { headers: { 'x-request-id': key } })
  await byKey('GET', `/v1/developer/nothing/${key}`)

  const text = JSON.stringify(await listed())

  expect(text).not.toContain(key.slice(8, 20))
  expect(text).toContain('/customers/[removed]')
})

test('the list continues after its cursor, which fits no other list', async () => {
  const { byKey, listed, ask } = await aProgram()
  for (const name of ['a', 'b', 'c']) await byKey('GET', `/customers?${name}=1`)
  await listed()

  const first = (await ask('GET', '/requests?limit=2')).json()

  expect([first.data.length, first.meta.pagination]).toEqual([2, { limit: 2, nextCursor: expect.any(String) }])
  const { nextCursor } = first.meta.pagination
  expect((await ask('GET', `/requests?cursor=${nextCursor}`)).statusCode).toBe(200)
  const elsewhere = await ask('GET', `/requests?cursor=${nextCursor}`, undefined, { 'x-mode': 'live' })
  expect(elsewhere.json()).toMatchObject({ statusCode: 400, details: [{ path: 'cursor' }] })
})

test.each([
  ['status=9xx', 'status'],
  ['status=404x', 'status'],
  ['method=BREW', 'method'],
  ['code=10000', 'code'],
  ['from=yesterday', 'from'],
  ['path=', 'path'],
  ['limit=101', 'limit'],
  ['cursor=made-up', 'cursor'],
  ['colour=red', 'colour'],
])('a malformed filter is refused by name: %s', async (query, path) => {
  const { ask } = await aSignedInGateway()

  expect((await ask('GET', `/requests?${query}`)).json()).toMatchObject({ statusCode: 400, details: [{ path }] })
})
