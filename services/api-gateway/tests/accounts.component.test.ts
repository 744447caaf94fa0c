import { randomBytes } from 'node:crypto'
import { CertificateExpiring, envelope, QuotaReached } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { collectionsOf, connectMongo } from '@etax/runtime'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { confirmLive } from '../src/agents/confirm-live.ts'
import { mongoUsedConfirmations } from '../src/agents/mongo-used-confirmations.ts'
import { schemas } from '../src/outbound/collections.ts'
import type { Clients } from '../src/ports.ts'
import { filterOf, mongoRequestLog } from '../src/request-log/mongo-request-log.ts'
import { ACCESS_KEY, aReceipt, TEST_RUC } from './fake-clients.ts'
import { aRunningGateway } from './running-gateway.ts'

let gateway: Awaited<ReturnType<typeof aRunningGateway>>

/** The signer's list, read on start and every hour. */
const expiring: Awaited<ReturnType<Clients['signer']['listExpiring']>>['certificates'] = []

beforeAll(async () => {
  gateway = await aRunningGateway({
    signer: { listExpiring: async () => ({ certificates: expiring, next: '' }) },
    issuance: {
      findReceipt: async () => aReceipt({ status: 'COMPLETED' }),
      fetchXml: async () => ({
        name: `${ACCESS_KEY}.xml`,
        contentType: 'application/xml',
        content: Buffer.from('<a/>'),
      }),
    },
  })
}, 120_000)

afterAll(() => gateway[Symbol.asyncDispose]())

const open = (email: string, plan = 'development') =>
  gateway.accounts.openWorkspace({ email, password: 'correct horse', workspaceName: 'Andina', plan })

function call(
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: unknown },
) {
  return fetch(`${gateway.baseUrl}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** The token of the last mail to an address, after `number` mails. */
async function mailedTo(email: string, path = '/account/verify', number = 1): Promise<string> {
  return until('the mail is handed over', () => {
    const mails = gateway.mails.filter(({ body }) => body.recipients.includes(email) && body.text.includes(path))
    return mails.length < number ? undefined : /token=([\w-]+)/.exec(mails.at(-1)?.body.text ?? '')?.[1]
  })
}

const post = (path: string, body: unknown, headers: object = {}) => call(path, { method: 'POST', headers, body })

const byKey = (key: string) => ({ 'x-api-key': key, 'x-taxpayer-ruc': TEST_RUC })

/** Returns the headers for calls of the session. */
async function signedUp(email: string) {
  const body = { email, password: 'correct horse', workspaceName: 'Andina' }
  const answer = await call('/account/sign-up', { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { csrfToken: string; workspace: { plan: string } } }
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { answer, data, headers: { cookie, 'x-csrf-token': data.csrfToken } }
}

test('an opened workspace has keys of both modes that work', async () => {
  const { testKey, liveKey, workspaceId, ruc } = await open('owner@example.com')

  expect(ruc).toBe(TEST_RUC)
  expect(workspaceId).toMatch(/^[0-9a-f-]{36}$/)
  const [test, live] = await Promise.all(
    [testKey, liveKey].map(async (key) =>
      (await call(`/v1/developer/receipts/${ACCESS_KEY}`, { headers: byKey(key) })).json(),
    ),
  )
  // The key is valid: the workspace has only the test taxpayer, so the live mode fails later.
  expect([test, live]).toMatchObject([{ meta: { environment: 'sandbox' } }, { code: 'CTX_10003' }])
})

test('an e-mail address has one account in any spelling, even if two open at once', async () => {
  const opened = await Promise.allSettled([
    open('Twice@example.com'),
    open('twice@EXAMPLE.com'),
    open('twice@example.com'),
  ])

  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(open('twice@example.com')).rejects.toMatchObject({ kind: 'conflict', code: 'ACC_10001' })
})

test('no secret is stored in plain text', async () => {
  const { testKey } = await open('secret@example.com')
  const { headers } = await signedUp('secret-session@example.com')

  await using mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)
  const { db } = mongo
  const all = await Promise.all(['users', 'apiKeys', 'sessions'].map((name) => db.collection(name).find().toArray()))
  const stored = JSON.stringify(all)

  expect(stored).not.toContain(testKey)
  expect(stored).not.toContain('correct horse')
  expect(stored).not.toContain(headers.cookie.split('=')[1])
  expect(stored).toContain('$argon2id$m=19456')
})

test('signing up signs in: the cookie is HttpOnly and SameSite=Lax, the plan is the free one', async () => {
  const { answer, data, headers } = await signedUp('new@example.com')

  expect(answer.status).toBe(201)
  expect(data.workspace.plan).toBe('free')
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  expect((await call('/account/session', { headers })).status).toBe(200)
})

test('signing in takes the right password, and signing out ends the session', async () => {
  await signedUp('again@example.com')
  const attempt = (password: string) =>
    call('/account/session', { method: 'POST', body: { email: 'Again@example.com', password } })

  expect((await attempt('wrong horse')).status).toBe(401)
  const answer = await attempt('correct horse')
  const { data } = (await answer.json()) as { data: { csrfToken: string } }
  const headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-csrf-token': data.csrfToken }
  expect((await call('/account/session', { method: 'DELETE', headers })).status).toBe(204)
  expect((await call('/account/session', { headers })).status).toBe(401)
})

test('a key made in the dashboard works until it is revoked, then stops within five seconds', async () => {
  const { headers } = await signedUp('keys@example.com')
  const body = { mode: 'test', name: 'shop' }
  const created = await call('/account/api-keys', { method: 'POST', headers, body })
  const { data } = (await created.json()) as { data: { id: string; key: string; lastFour: string } }
  const use = async () => (await call(`/v1/developer/receipts/${ACCESS_KEY}`, { headers: byKey(data.key) })).status

  expect([created.status, await use()]).toEqual([201, 200])
  const listed = await (await call('/account/api-keys', { headers })).json()
  expect(listed).toMatchObject({ data: [{ id: data.id, name: 'shop', lastFour: data.key.slice(-4) }] })
  expect(JSON.stringify(listed)).not.toContain(data.key)
  expect((await call(`/account/api-keys/${data.id}`, { method: 'DELETE', headers })).status).toBe(204)
  await until('the key is refused', async () => (await use()) === 401, { within: 5_000 })
})

test("another workspace's key cannot be revoked", async () => {
  const [mine, theirs] = await Promise.all([signedUp('mine@example.com'), signedUp('theirs@example.com')])
  const body = { mode: 'test', name: 'theirs' }
  const created = await call('/account/api-keys', { method: 'POST', headers: theirs.headers, body })
  const { data } = (await created.json()) as { data: { id: string } }

  const answer = await call(`/account/api-keys/${data.id}`, { method: 'DELETE', headers: mine.headers })

  expect(answer.status).toBe(404)
})

test('owners get one mail before a certificate ends, with any number of processes and restarts', async () => {
  const email = 'ends@example.com'
  const { workspaceId } = await open(email)
  const { certificate: example, taxpayerRuc: ruc } = CertificateExpiring.example
  const certificate = {
    ...example,
    registryNumber: ruc,
    fileId: 'file-7',
    chain: 'UNCHECKED',
    vouched: false,
    daysLeft: 7,
  }
  expiring.push({ workspaceId, ruc, certificate: certificate as never })
  const mailsToOwner = () => gateway.mails.filter(({ body }) => body.recipients.includes(email))
  const both = await Promise.all([gateway.startAnother(), gateway.startAnother()])
  await until('the mail', () => mailsToOwner().length > 0)
  await Promise.all(both.map((process) => process[Symbol.asyncDispose]()))

  await using _restarted = await gateway.startAnother()
  expiring.push({ workspaceId, ruc, certificate: { ...certificate, fileId: 'file-8' } as never })
  await using _again = await gateway.startAnother()
  await until('the next certificate', () => mailsToOwner().length > 1)

  expect(mailsToOwner().map(({ id }) => id)).toEqual(['certificate-file-7-7', 'certificate-file-8-7'])
  expect(gateway.events.map(({ id }) => id)).toEqual(['certificate-file-7-7', 'certificate-file-8-7'])
  expiring.length = 0
})

test('owners are mailed that the quota is used', async () => {
  const email = 'quota@example.com'
  const { workspaceId: tenantId = '' } = await open(email)

  await gateway.tell(envelope(QuotaReached, QuotaReached.example, { id: 'quota-1', tenantId, correlationId: tenantId }))

  const [mail] = gateway.mails.filter(({ body }) => body.recipients.includes(email))
  expect(mail).toMatchObject({ id: 'quota-1', body: { text: expect.stringContaining('8 de los 10 comprobantes') } })
})

test('a file link signed by one process opens at another', async () => {
  const { testKey } = await open('links@example.com')
  await using another = await gateway.startAnother()

  const located = await call(`/v1/developer/receipts/${ACCESS_KEY}/xml`, { headers: byKey(testKey) })
  const { data } = (await located.json()) as { data: { url: string; fileName: string; size: number } }
  const elsewhere = data.url.replace(gateway.baseUrl, another.http)
  const file = await fetch(elsewhere)

  expect(data).toMatchObject({ fileName: `${ACCESS_KEY}.xml`, size: 4 })
  expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([200, 'application/xml', '<a/>'])
  expect(file.headers.get('content-disposition')).toContain(`${ACCESS_KEY}.xml`)
})

test('a workspace is not opened with an invalid address or a short password', async () => {
  const request = { email: 'nobody', password: 'short', workspaceName: 'Andina', plan: 'free' }

  await expect(gateway.accounts.openWorkspace(request)).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'email' }, { path: 'password' }],
  })
})

test('an unknown plan is refused', async () => {
  await expect(open('plan@example.com', 'gold')).rejects.toMatchObject({ kind: 'invalid', code: 'ACC_10003' })
})

test('liveness and readiness are on the same port', async () => {
  const answers = await Promise.all(['/livez', '/readyz', '/'].map((path) => call(path, {})))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('the mailed link verifies the address, and then live keys can be created', async () => {
  const email = 'proves@example.com'
  const { headers } = await signedUp(email)
  const live = async (own: object) => (await post('/account/api-keys', { mode: 'live', name: 'k' }, own)).status
  const planted = (await (await post('/account/api-keys', { mode: 'test', name: 'k' }, headers)).json()) as {
    data: { key: string }
  }

  expect(await live(headers)).toBe(403)
  const token = await mailedTo(email)
  const proof = { token, password: 'a new battery staple' }
  expect((await post('/account/verify', proof)).status).toBe(200)
  expect((await post('/account/verify', proof)).status).toBe(400)
  expect(await live(headers)).toBe(401)
  expect((await call('/taxpayers', { headers: byKey(planted.data.key) })).status).toBe(401)
  expect((await post('/account/session', { email, password: 'correct horse' })).status).toBe(401)
  const signIn = await post('/account/session', { email, password: 'a new battery staple' })
  const { data } = (await signIn.json()) as { data: { csrfToken: string } }
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(await live({ cookie, 'x-csrf-token': data.csrfToken })).toBe(201)
})

test('a second sign-up sends the mail that an interrupted one did not request', async () => {
  const email = 'cut-off@example.com'
  await open(email)
  await using mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)
  await mongo.db.collection('users').updateOne({ email }, { $set: { verifiedAt: null } })
  const again = await post('/account/sign-up', { email, password: 'correct horse', workspaceName: 'Andina' })

  expect(again.status).toBe(409)
  const proof = { token: await mailedTo(email), password: 'correct horse' }
  expect((await post('/account/verify', proof)).status).toBe(200)
})

test('the last of several links opens the account, even just after another request', async () => {
  await using byMail = await gateway.startAnother({ signUp: 'verified' })
  const email = 'several@example.com'
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${byMail.http}/account${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as { code?: string } }
  }
  const take = (token: string) => ask('/verify', { token, password: 'correct horse' })
  await ask('/sign-up', { email, workspaceName: 'Theirs', password: 'jade harbour nine' })
  const first = await mailedTo(email)
  await ask('/sign-up', { email, workspaceName: 'Mine' })

  expect(await take(first)).toMatchObject({ status: 400, body: { code: 'ACC_10010' } })
  const second = await mailedTo(email, undefined, 2)
  expect(await take(first)).toMatchObject({ status: 400, body: { code: 'ACC_10010' } })
  await ask('/password/forgotten', { email })
  const third = await mailedTo(email, undefined, 3)
  expect(await take(second)).toMatchObject({ status: 400, body: { code: 'ACC_10010' } })
  expect((await take(third)).status).toBe(200)
  const signedIn = await post('/account/session', { email, password: 'correct horse' })
  expect(await signedIn.json()).toMatchObject({ data: { workspace: { name: 'Mine' } } })
})

test('of many simultaneous uses of a link one sets the password, and every session ends', async () => {
  const email = 'forgets@example.com'
  const { headers } = await signedUp(email)
  await post('/account/password/forgotten', { email })
  const token = await mailedTo(email, '/account/password/reset')
  const passwords = Array.from({ length: 5 }, (_, number) => `new battery staple ${number}`)

  const answers = await Promise.all(passwords.map((password) => post('/account/password/reset', { token, password })))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  expect((await call('/account/session', { headers })).status).toBe(401)
  const password = passwords[answers.findIndex(({ status }) => status === 200)]
  expect((await post('/account/session', { email, password })).status).toBe(200)
})

function mailsTo(email: string): number {
  return gateway.mails.filter(({ body }) => body.recipients.includes(email)).length
}

test('sessions are listed and ended, and a changed password ends the others', async () => {
  const email = 'sessions@example.com'
  const { headers } = await signedUp(email)
  const signIn = async (password: string) => {
    const answer = await post('/account/session', { email, password })
    const { data } = (await answer.json()) as { data: { csrfToken: string } }
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-csrf-token': data.csrfToken }
  }
  const [second, third] = [await signIn('correct horse'), await signIn('correct horse')]
  const { data } = (await (await call('/account/sessions', { headers })).json()) as {
    data: { id: string; current: boolean }[]
  }

  expect(data.map(({ current }) => current)).toEqual([false, false, true])
  const end = await call(`/account/sessions/${data[0]?.id}`, { method: 'DELETE', headers })
  expect(end.status).toBe(204)
  const statuses = () =>
    Promise.all([headers, second, third].map(async (one) => (await call('/account/session', { headers: one })).status))
  expect(await statuses()).toEqual([200, 200, 401])
  const change = { currentPassword: 'correct horse', password: 'a new battery staple' }
  expect((await post('/account/password', change, headers)).status).toBe(204)
  expect(await statuses()).toEqual([200, 401, 401])
})

test('no token of a mailed link, and no mail, stays in the database', async () => {
  const email = 'nothing-stays@example.com'
  await signedUp(email)
  const token = await mailedTo(email)
  await using mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)

  const leftover = await until('the request is done', async () => {
    const requests = await mongo.db.collection('mailRequests').find({ 'request.email': email }).toArray()
    return requests.length === 0 ? mongo.db.collection('mailedLinks').find().toArray() : undefined
  })

  expect(JSON.stringify(leftover)).not.toContain(token)
  expect(leftover.length).toBeGreaterThan(0)
})

test('mail waits for the broker, and then has the same link', async () => {
  const email = 'waits@example.com'
  gateway.cutBus(true)
  await signedUp(email)
  await until('it was tried', () => gateway.failedPublishes() > 0)
  expect(mailsTo(email)).toBe(0)
  gateway.cutBus(false)
  await using mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)
  await mongo.db.collection('mailRequests').updateMany({}, { $set: { 'due.at': new Date(0) } })

  const token = await mailedTo(email)

  expect((await post('/account/verify', { token, password: 'correct horse' })).status).toBe(200)
})

test('users and sessions without the newer columns still work', async () => {
  const email = 'of-before@example.com'
  const { headers } = await signedUp(email)
  await using mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)
  await mongo.db.collection('users').updateOne({ email }, { $unset: { verifiedAt: '' } })
  await mongo.db.collection('sessions').updateMany({}, { $unset: { createdAt: '', userAgent: '' } })

  const listed = await (await call('/account/sessions', { headers })).json()

  expect(listed).toMatchObject({ data: [{ current: true, userAgent: '', createdAt: expect.any(String) }] })
  expect((await (await call('/account/session', { headers })).json()) as object).toMatchObject({
    data: { user: { emailVerified: false } },
  })
})

test('production does not start without the settings it needs', async () => {
  await expect(gateway.startAnother({ deployment: 'production' })).rejects.toMatchObject({ code: 'ACC_10013' })
})

/** Signs in with a plan that has a higher rate limit. */
async function signedIn(email: string) {
  await open(email)
  const answer = await post('/account/session', { email, password: 'correct horse' })
  const { data } = (await answer.json()) as { data: { csrfToken: string } }
  return { headers: { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-csrf-token': data.csrfToken } }
}

async function loggedFor(headers: object, query = '') {
  const answer = await call(`/account/requests?limit=100${query}`, { headers })
  const { data } = (await answer.json()) as {
    data: { id: string; path: string; status: number; code: string | null }[]
  }
  return data
}

async function aKeyOf({ headers }: { headers: object }): Promise<string> {
  const created = await post('/account/api-keys', { mode: 'test', name: 'Shop' }, headers)
  return ((await created.json()) as { data: { key: string } }).data.key
}

test('logged requests are found by every filter, in one workspace only', async () => {
  const [mine, theirs] = await Promise.all([signedIn('log@example.com'), signedIn('log-theirs@example.com')])
  const [key, other] = await Promise.all([aKeyOf(mine), aKeyOf(theirs)])
  const began = new Date().toISOString()
  await call('/customers?colour=red', { headers: byKey(key) })
  await call(`/v1/developer/receipts/${ACCESS_KEY}`, { headers: { ...byKey(key), 'x-request-id': 'order-7' } })
  await post('/v1/developer/invoices', { token: 's3same' }, byKey(key))
  await call('/customers', { headers: byKey(other) })
  const all = await until('the requests are written', async () => {
    const logged = await loggedFor(mine.headers)
    return logged.length === 3 ? logged : undefined
  })

  expect(all.map(({ path }) => path)).toEqual([
    '/v1/developer/invoices',
    `/v1/developer/receipts/${ACCESS_KEY}`,
    '/customers',
  ])
  const counts = [
    'status=2xx',
    'status=failed',
    'status=400',
    'status=5xx',
    'method=POST',
    'path=/v1',
    'path=tomer',
    'path=(',
  ]
  const logged = await Promise.all(counts.map((query) => loggedFor(mine.headers, `&${query}`)))
  expect(logged.map((rows) => rows.length)).toEqual([1, 2, 2, 0, 1, 2, 1, 0])
  const others = [
    'code=VAL_10000',
    'code=FLD_10002',
    'requestId=order-7',
    `from=${began}`,
    `to=${began}`,
    'apiKeyId=nothing',
  ]
  const more = await Promise.all(others.map((query) => loggedFor(mine.headers, `&${query}`)))
  expect(more.map((rows) => rows.length)).toEqual([2, 2, 1, 3, 0, 0])
  expect(await loggedFor({ ...mine.headers, 'x-mode': 'test' }, '&status=2xx&path=/v1&method=GET')).toHaveLength(1)
  const read = await call(`/account/requests/${all[0]?.id}`, { headers: mine.headers })
  expect(await read.json()).toMatchObject({ data: { request: { json: '{"token":"[removed]"}' } } })
  expect((await call(`/account/requests/${all[0]?.id}`, { headers: theirs.headers })).status).toBe(404)
})

test('a confirmation is accepted once by all processes together, with any number of simultaneous calls', async () => {
  const processes = await Promise.all([1, 2].map(() => connectMongo(gateway.mongo.url, gateway.mongo.database)))
  const secret = 'the same everywhere'
  const confirming = processes.map(({ db }) => {
    const used = mongoUsedConfirmations(collectionsOf(db, schemas).usedConfirmations)
    return confirmLive({ used, secret, random: randomBytes, now: Date.now })
  })
  const principal = { workspaceId: 'w', key: { id: 'k', name: 'Agent', lastFour: 'x7Qd' } }
  const example = { total: '11.50' }
  const offered = confirming[0]?.offer(principal, example)

  const taken = await Promise.all(
    Array.from({ length: 20 }, (_, at) => confirming[at % 2]?.take(principal, example, offered)),
  )

  expect(taken.filter(Boolean)).toEqual([true])
  for (const one of processes) await one[Symbol.asyncDispose]()
})

test('the request log keeps the newest rows of a workspace, in time order, each once', async () => {
  await using mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)
  const collections = collectionsOf(mongo.db, schemas)
  const requestLog = mongoRequestLog(collections, { requests: 6, bodies: 2 })
  const bodies = { request: { leftOut: 'none' }, answer: { leftOut: 'none' } } as const
  const rows = Array.from({ length: 9 }, (_, at) => ({
    ...{
      id: newId(1_800_000_000_000 + at),
      at: new Date(1_800_000_000_000 + at),
      workspaceId: 'mine',
      mode: 'test' as const,
    },
    key: { id: 'key', name: 'Shop', lastFour: 'x7Qd' },
    method: 'GET',
    path: `/${at}`,
    query: null,
    status: 400,
    codes: [],
    durationMs: 1,
    requestId: 'r',
    taxpayerRuc: null,
    ip: '127.0.0.1',
    bodies,
  }))

  await requestLog.write(rows)
  await requestLog.write([...rows.slice(3), { ...(rows[0] ?? rows[1] ?? never()), id: newId(), workspaceId: 'theirs' }])
  await requestLog.trim('mine')

  const request = { workspaceId: 'mine', mode: 'test' as const, limit: 4 }
  const first = await requestLog.list(request)
  const last = first.at(-1) ?? never()
  const next = await requestLog.list({ ...request, after: { createdAt: last.at, id: last.id } })
  expect([...first, ...next].map(({ path }) => path)).toEqual(['/8', '/7', '/6', '/5', '/4', '/3'])
  expect(await collections.requestBodies.countDocuments({ workspaceId: 'mine' })).toBe(2)
  expect(await requestLog.list({ ...request, workspaceId: 'theirs' })).toHaveLength(1)
})

test('a refused row of the request log does not affect the others', async () => {
  await using mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)
  const collections = collectionsOf(mongo.db, schemas)
  const requestLog = mongoRequestLog(collections)
  const request = {
    workspaceId: 'refusing',
    mode: 'test' as const,
    at: new Date(),
    method: 'GET',
    path: '/good',
    query: null,
    key: { id: 'key', name: 'Shop', lastFour: 'x7Qd' },
    status: 400,
    codes: [],
    durationMs: 1,
    requestId: 'r',
    bodies: { request: { leftOut: 'none' }, answer: { leftOut: 'none' } } as const,
    taxpayerRuc: null,
    ip: '127.0.0.1',
  }
  const unfit = { ...request, id: newId(), ip: undefined as unknown as string }

  expect(await requestLog.write([unfit, { ...request, id: newId() }])).toEqual(['Document failed validation'])

  const stored = await requestLog.list({ workspaceId: 'refusing', mode: 'test', limit: 4 })
  expect(stored.map(({ path }) => path)).toEqual(['/good'])
})

test('every list of requests is found by an index, in its order', async () => {
  await using mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)
  const filters = [
    {},
    { status: [400, 599] },
    { status: [404, 404] },
    { code: 'VAL_10000' },
    { path: '/v1' },
    { method: 'GET' },
  ]
  const after = { createdAt: new Date(), id: newId() }
  for (const filter of [...filters, { after }, { from: new Date(0), to: new Date() }, { requestId: 'order-7' }]) {
    const request = filterOf({ workspaceId: 'mine', mode: 'test', limit: 20, ...(filter as object) })
    const logged = mongo.db
      .collection('requests')
      .find(request as object)
      .sort({ at: -1, _id: -1 })
      .limit(20)
    const plan = JSON.stringify((await logged.explain('queryPlanner')).queryPlanner.winningPlan)
    expect(plan).toMatch(/newest_first/)
    expect(plan).not.toMatch(/COLLSCAN|"stage":"SORT"/)
  }
  const indexes = await mongo.db.collection('requests').indexes()
  expect(indexes.find(({ key }) => Object.keys(key).join() === 'at')?.expireAfterSeconds).toBe(7 * 86_400)
})

test('pending rows are written when a process stops', async () => {
  const owner = await signedUp('log-stop@example.com')
  const key = await aKeyOf(owner)
  const another = await gateway.startAnother()

  await fetch(`${another.http}/customers?colour=red`, { headers: byKey(key) })
  await another[Symbol.asyncDispose]()

  expect(await loggedFor(owner.headers)).toMatchObject([{ path: '/customers', status: 400 }])
})

function never(): never {
  throw new Error('there is one')
}
