import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import type { Overrides } from '../../tests/fake-clients.ts'
import { aGateway, everyRoute, type GatewaySettings } from '../../tests/gateway.ts'
import { createdKey } from './create-api-key.ts'

let made = 0

/** Attempts are counted by address, so each test has its own. */
function anAccount() {
  made += 1
  return { email: `owner-${made}@example.com`, password: 'correct horse', workspaceName: 'Andina' }
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof aGateway>>['app']['inject']>>

function cookiesOf({ headers }: Answer): Record<string, string> {
  const pairs = [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0]?.split('=') ?? [])
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name.replace('__Host-', ''), value]))
}

async function someAccounts(settings: GatewaySettings = {}, overrides: Overrides = {}) {
  const gateway = await aGateway(overrides, settings)
  const send = (path: string, payload: object, more: { remoteAddress?: string; headers?: object } = {}) =>
    gateway.app.inject({ method: 'POST', url: `/account${path}`, payload, ...more, headers: { ...more.headers } })
  const signIn = (credentials: { email: string; password: string }, from = '192.0.2.7', device?: string) =>
    send(
      '/session',
      { email: credentials.email, password: credentials.password },
      { remoteAddress: from, headers: device === undefined ? {} : { cookie: `etax_device=${device}` } },
    )
  const session = (answer: Answer) => {
    const headers = {
      cookie: `etax_session=${cookiesOf(answer).etax_session}`,
      'x-csrf-token': answer.json().data.csrfToken,
    }
    return {
      headers,
      get: (path: string) => gateway.app.inject({ url: `/account${path}`, headers }),
      post: (path: string, payload: object = {}) => send(path, payload, { headers }),
      end: (id: string) => gateway.app.inject({ method: 'DELETE', url: `/account/sessions/${id}`, headers }),
    }
  }
  return { ...gateway, send, signIn, session }
}

test('endless guesses by an anonymous caller do not lock the owner out', async () => {
  const { send, signIn, clock } = await someAccounts()
  const account = anAccount()
  await send('/sign-up', account)
  const guesses: number[] = []
  for (let tries = 0; tries < 35; tries += 1) {
    guesses.push((await signIn({ ...account, password: 'wrong' }, '192.0.2.66')).statusCode)
    clock.now += 1_000
  }

  expect(guesses.filter((status) => status === 401).length).toBeLessThan(14)
  expect(guesses.at(-1)).toBe(429)
  expect((await signIn(account, '198.51.100.1')).statusCode).toBe(200)
})

const SPELLINGS = [
  ...[
    'ANA@Post.Example',
    'ａｎａ@post.example',
    'ana@ｐｏｓｔ.example',
    'ⓐna@post.example',
    'ana@ⓟost.example',
    'ana@post。example',
  ],
  ...['ana\u200b@post.example', 'ana@po\u00adst.example', 'ana@post.example\u2060', 'a\u034fna@post.example'],
]

test('however an address is written, its mailbox gets three mails at once', async () => {
  const gateway = await someAccounts({ signUp: 'verified' })
  for (const email of ['ana@post.example', ...SPELLINGS])
    await gateway.send('/sign-up', { email, workspaceName: 'Andina' })

  expect(await gateway.mailsTo('ana@post.example')).toHaveLength(3)
  for (const email of SPELLINGS.slice(1)) expect(await gateway.mailsTo(email.toLowerCase())).toHaveLength(0)
})

test.each([
  'ana@10.0.0.１２',
  'ana@127.1',
  'ana@0x7f.1',
  'ana@localhost',
  'ana@post.example.',
  'a\u200bna@post.example',
])('no account is opened for %j', async (email) => {
  const { send } = await someAccounts()

  expect((await send('/sign-up', { ...anAccount(), email })).statusCode).toBe(400)
})

test('an account that was opened under another spelling is signed in to as before', async () => {
  const { send, signIn, accounts } = await someAccounts()
  const account = anAccount()
  await send('/sign-up', account)
  const user = await accounts.userWith(account.email)
  Object.assign(user ?? {}, { email: `ｏ${account.email.slice(1)}` })

  expect((await signIn({ ...account, email: `ｏ${account.email.slice(1)}` })).statusCode).toBe(200)
})

test('the pause grows with every attempt, for one account from one network, of IPv6 the first half', async () => {
  const { send, signIn, clock } = await someAccounts()
  const account = anAccount()
  await send('/sign-up', account)
  const wrong = { ...account, password: 'wrong' }
  for (let tries = 0; tries < 10; tries += 1) await signIn(wrong, `2001:db8:0:1::${tries}`)
  const pauses: number[] = []
  for (let tries = 0; tries < 4; tries += 1) {
    const pause = Number((await signIn(wrong, '2001:db8:0:1:ffff::1')).headers['retry-after'])
    pauses.push(pause)
    clock.now += pause * 1_000
    await signIn(wrong, '2001:db8:0:1:ffff::1')
  }

  expect(pauses).toEqual([10, 20, 40, 80])
  expect((await signIn(account, '2001:db8:0:2::1')).statusCode).toBe(200)
})

test('a known device passes while guesses come from everywhere, and is limited itself', async () => {
  const { send, signIn } = await someAccounts()
  const account = anAccount()
  const device = cookiesOf(await send('/sign-up', account)).etax_device
  const attack = Array.from({ length: 250 }, (_, host) =>
    signIn({ ...account, password: 'wrong' }, `203.0.113.${host}`),
  )
  const statuses = (await Promise.all(attack)).map(({ statusCode }) => statusCode)

  expect(statuses.filter((status) => status === 401)).toHaveLength(200)
  expect((await signIn(account, '198.51.100.9')).statusCode).toBe(429)
  expect((await signIn(account, '198.51.100.9', device)).statusCode).toBe(200)
  for (let tries = 0; tries < 10; tries += 1) await signIn({ ...account, password: 'wrong' }, '198.51.100.9', device)
  expect((await signIn(account, '198.51.100.9', device)).statusCode).toBe(429)
})

test("another account's device, or a made-up one, is not known", async () => {
  const { send, signIn } = await someAccounts()
  const [account, other] = [anAccount(), anAccount()]
  await send('/sign-up', account)
  const theirs = cookiesOf(await send('/sign-up', other)).etax_device
  for (let tries = 0; tries < 10; tries += 1) await signIn({ ...account, password: 'wrong' }, '192.0.2.1')

  expect((await signIn(account, '192.0.2.1', theirs)).statusCode).toBe(429)
  expect((await signIn(account, '192.0.2.1', 'name.seal')).statusCode).toBe(429)
})

test('many guesses at once are no way around the limit', async () => {
  const { send, signIn } = await someAccounts()
  const account = anAccount()
  await send('/sign-up', account)

  const guesses = Array.from({ length: 50 }, () => signIn({ ...account, password: 'wrong' }, '192.0.2.1'))
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)

  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
})

test.each(['short', 'elevenchars', 'password1234', 'qwertyuiop12', 'Andina.Owner.2026'])(
  'the password %s is refused',
  async (password) => {
    const { send } = await someAccounts()

    const answer = await send('/sign-up', { ...anAccount(), email: 'owner.andina@example.com', password })

    expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ path: 'password' }] })
  },
)

test('with verified sign-up, an address with an account gets the same answer', async () => {
  const { send, mailsTo, signIn, aWorkspace } = await someAccounts({ signUp: 'verified' })
  const { email: existing } = await aWorkspace()
  const fresh = anAccount()

  const [forNew, forKnown] = [await send('/sign-up', fresh), await send('/sign-up', { ...fresh, email: existing })]

  expect([forNew.statusCode, forKnown.statusCode]).toEqual([202, 202])
  expect(forNew.json().data).toEqual({ email: fresh.email })
  expect(forKnown.json().data).toEqual({ email: existing })
  expect([cookiesOf(forNew), cookiesOf(forKnown)]).toEqual([{}, {}])
  expect((await signIn(fresh)).statusCode).toBe(401)
  expect(await mailsTo(fresh.email)).toMatchObject([{ subject: 'Confirme su cuenta' }])
  expect(await mailsTo(existing)).toMatchObject([{ subject: 'Usted ya tiene una cuenta' }])
})

test('the mailed link opens the account once, and signs nobody in', async () => {
  const { send, mailsTo, signIn } = await someAccounts({ signUp: 'verified' })
  const account = anAccount()
  await send('/sign-up', account)
  const [mail] = await mailsTo(account.email)
  const password = 'jade harbour nine'
  const take = (more: object = { password }) => send('/verify', { token: mail?.token, ...more })

  expect((await take({})).json()).toMatchObject({ statusCode: 400, details: [{ path: 'password' }] })
  expect((await take({ password: 'password1234' })).json()).toMatchObject({ details: [{ code: 'ACC_10007' }] })

  const opened = await take()

  expect([opened.statusCode, opened.json().data]).toEqual([200, { email: account.email }])
  expect(cookiesOf(opened)).toEqual({})
  expect((await take()).json()).toMatchObject({ statusCode: 400, code: 'ACC_10010' })
  expect((await signIn(account)).statusCode).toBe(401)
  const signedIn = await signIn({ ...account, password })
  expect(signedIn.json()).toMatchObject({ data: { user: { emailVerified: true }, workspace: { name: 'Andina' } } })
})

test('of several sign-up links to one address only the last one opens an account', async () => {
  const { send, mailsTo, signIn, clock } = await someAccounts({ signUp: 'verified' })
  const account = anAccount()
  await send('/sign-up', { ...account, workspaceName: 'Somebody else’s', password: 'a password of theirs' })
  const first = (await mailsTo(account.email)).at(-1)?.token
  clock.now += 1_000
  await send('/sign-up', account)

  const take = async (token: string | undefined) =>
    (await send('/verify', { token, password: account.password })).json()

  expect(await take(first)).toMatchObject({ code: 'ACC_10010' })
  const second = (await mailsTo(account.email)).at(-1)?.token
  expect(await take(first)).toMatchObject({ code: 'ACC_10010' })
  clock.now += 1_000
  expect((await send('/password/forgotten', { email: account.email })).statusCode).toBe(202)
  const [, , last] = await mailsTo(account.email)
  expect(last?.subject).toBe('Confirme su cuenta')
  expect(await take(second)).toMatchObject({ code: 'ACC_10010' })
  expect(await take(last?.token)).toMatchObject({ data: { email: account.email } })
  const signedIn = await signIn(account)
  expect(signedIn.json()).toMatchObject({ data: { workspace: { name: 'Andina' } } })
})

test('only the last of several password links works', async () => {
  const { send, mailsTo, clock } = await someAccounts()
  const account = anAccount()
  await send('/sign-up', account)
  for (let count = 0; count < 2; count += 1) {
    clock.now += 1_000
    await send('/password/forgotten', { email: account.email })
  }
  const [verify, first, last] = await mailsTo(account.email)
  const reset = (token: string | undefined) => send('/password/reset', { token, password: 'a new battery staple' })

  expect((await reset(first?.token)).json()).toMatchObject({ code: 'ACC_10010' })
  expect((await reset(last?.token)).statusCode).toBe(200)
  expect((await send('/verify', { token: verify?.token })).statusCode).toBe(200)
})

test('verified sign-up needs no password; open sign-up needs one', async () => {
  const [byMail, open] = [await someAccounts({ signUp: 'verified' }), await someAccounts()]
  const { email, workspaceName } = anAccount()

  expect((await byMail.send('/sign-up', { email, workspaceName })).statusCode).toBe(202)
  expect((await open.send('/sign-up', { email, workspaceName })).json()).toMatchObject({
    statusCode: 400,
    details: [{ path: 'password' }],
  })
})

const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a foreign origin that looks alike', { origin: 'https://tax.example.evil.example' }],
  ['another scheme', { origin: 'http://tax.example' }],
  ['no origin of its own', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another site that hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a subdomain', { 'sec-fetch-site': 'same-site' }],
])('a page with %s changes nothing, signed in or not', async (_whose, headers) => {
  const { app } = await aGateway({}, { publicUrl: 'https://tax.example' })
  const routes = (await everyRoute()).filter(({ method, url }) => method !== 'GET' && url.startsWith('/account/'))

  const codes = await Promise.all(
    routes.map(async ({ method, url }) => {
      const request = {
        method: method as 'POST',
        url: url.replace(/:\w+/g, 'x'),
        headers: { ...headers, ...JSON_TYPE },
      }
      return (await app.inject({ ...request, payload: '{}' })).json().code
    }),
  )

  expect(routes.length).toBeGreaterThan(40)
  expect(new Set(codes)).toEqual(new Set(['ACS_10007']))
})

test.each([
  {},
  { origin: 'https://tax.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://tax.example' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('a page of our own, and a program, signs up with %j', async (headers) => {
  const { app } = await aGateway({}, { publicUrl: 'https://tax.example' })

  const payload = anAccount()
  expect((await app.inject({ method: 'POST', url: '/account/sign-up', headers, payload })).statusCode).toBe(201)
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml'])(
  'an account changes by JSON alone: %s is 415',
  async (type) => {
    const { app, send, session } = await someAccounts()
    const { headers } = session(await send('/sign-up', anAccount()))
    const own = /^\/account\/(?:session|sign-up|password|password\/forgotten|verify\/resend|api-keys|webhooks.*)$/
    const routes = (await everyRoute()).filter(({ method, url }) => method === 'POST' && own.test(url))

    const statuses = await Promise.all(
      routes.map(async ({ url }) => {
        const request = { method: 'POST' as const, url: url.replace(/:\w+/g, 'x'), payload: '--x--' }
        return [url, (await app.inject({ ...request, headers: { ...headers, 'content-type': type } })).statusCode]
      }),
    )

    expect(statuses.map(([url]) => url)).toEqual(expect.arrayContaining(['/account/session', '/account/sign-up']))
    expect(statuses.filter(([, status]) => status !== 415)).toEqual([])
  },
)

test('no text of the requester is in a mail', async () => {
  const { send, mailsTo } = await someAccounts({ signUp: 'verified' })
  const account = { ...anAccount(), workspaceName: 'Visit http://evil.example' }
  await send('/sign-up', account)

  const [mail] = await mailsTo(account.email)

  expect(JSON.stringify(mail)).not.toContain('evil')
  expect(mail?.text).toContain(`https://tax.example/account/verify?token=${mail?.token}`)
})

test('nobody’s mailbox is filled: three mails an hour for one address, with the same answer', async () => {
  const { send, mailsTo, clock } = await someAccounts()
  const { email } = anAccount()
  await send('/sign-up', { ...anAccount(), email })
  const statuses: number[] = []
  for (let tries = 0; tries < 8; tries += 1) statuses.push((await send('/password/forgotten', { email })).statusCode)

  expect(new Set(statuses)).toEqual(new Set([202]))
  expect(await mailsTo(email)).toHaveLength(3)
  clock.now += 3_600_000
  await send('/password/forgotten', { email })
  expect(await mailsTo(email)).toHaveLength(4)
})

test('closed sign-up refuses everyone', async () => {
  const { send } = await someAccounts({ signUp: 'closed' })

  expect((await send('/sign-up', anAccount())).json()).toMatchObject({ statusCode: 403, code: 'ACC_10009' })
})

test('live keys need a verified address', async () => {
  const { send, session, signIn, mailsTo } = await someAccounts()
  const account = anAccount()
  const { post, get } = session(await send('/sign-up', account))
  const live = () => post('/api-keys', { mode: 'live', name: 'shop' })

  expect((await post('/api-keys', { mode: 'test', name: 'shop' })).statusCode).toBe(201)
  expect((await live()).json()).toMatchObject({ statusCode: 403, code: 'ACC_10008' })
  expect((await post('/verify/resend')).statusCode).toBe(202)
  const mails = await mailsTo(account.email)
  expect(mails).toHaveLength(2)
  const token = mails.at(-1)?.token
  expect((await send('/verify', { token })).json()).toMatchObject({ statusCode: 400, details: [{ path: 'password' }] })
  expect((await send('/verify', { token, password: account.password })).statusCode).toBe(200)
  expect((await get('/session')).statusCode).toBe(401)
  const proved = session(await signIn(account))
  expect((await proved.get('/session')).json().data.user).toMatchObject({ emailVerified: true })
  expect((await proved.post('/api-keys', { mode: 'live', name: 'shop' })).statusCode).toBe(201)
})

test.each(['/verify', '/password/reset'])(
  'the first proof of an address, by %s, ends what was planted before it, and a later one does not',
  async (by) => {
    const ended: string[] = []
    const webhooks = {
      endUnprovedEndpoints: async ({ workspaceId = '' }) => {
        ended.push(workspaceId)
        return {}
      },
    }
    const { app, send, session, signIn, mailsTo, clock } = await someAccounts({}, { webhooks })
    const account = anAccount()
    const signedUp = await send('/sign-up', account)
    const { id: workspaceId } = signedUp.json().data.workspace
    const attacker = session(signedUp)
    const { key } = (await attacker.post('/api-keys', { mode: 'test', name: 'planted' })).json().data
    const withKey = async (one: string) =>
      (await app.inject({ url: '/taxpayers', headers: { 'x-api-key': one } })).statusCode
    expect(await withKey(key)).not.toBe(401)
    if (by === '/password/reset') {
      clock.now += 1_000
      await send('/password/forgotten', { email: account.email })
    }
    const token = (await mailsTo(account.email)).at(-1)?.token

    expect((await send(by, { token, password: 'a new battery staple' })).statusCode).toBe(200)

    clock.now += 5_000
    expect(ended).toEqual([workspaceId])
    expect(await withKey(key)).toBe(401)
    expect((await attacker.get('/session')).statusCode).toBe(401)
    expect((await signIn(account)).statusCode).toBe(401)
    const owner = session(await signIn({ ...account, password: 'a new battery staple' }))
    const own = (await owner.post('/api-keys', { mode: 'test', name: 'own' })).json().data
    await send('/password/forgotten', { email: account.email })
    const again = (await mailsTo(account.email)).at(-1)?.token
    expect((await send('/password/reset', { token: again, password: 'two new battery staples' })).statusCode).toBe(200)
    clock.now += 5_000
    expect(await withKey(own.key)).not.toBe(401)
    expect(ended).toEqual([workspaceId])
  },
)

test('if the webhooks cannot be deleted, the address stays unproved and the link still works', async () => {
  let isAway = true
  const endUnprovedEndpoints = async () => {
    if (isAway) throw new AppError('unavailable', 'SYS_10002', 'away')
    return {}
  }
  const { send, session, mailsTo } = await someAccounts({}, { webhooks: { endUnprovedEndpoints } })
  const account = anAccount()
  const before = session(await send('/sign-up', account))
  const token = (await mailsTo(account.email))[0]?.token
  const proof = { token, password: 'a new battery staple' }

  expect((await send('/verify', proof)).statusCode).toBe(503)
  expect((await before.get('/session')).json().data.user).toMatchObject({ emailVerified: false })
  isAway = false
  expect((await send('/verify', proof)).statusCode).toBe(200)
  expect((await before.get('/session')).statusCode).toBe(401)
})

test('a session with an unverified address does nothing live on any route', async () => {
  const { app, send, session, clock } = await someAccounts()
  const { headers } = session(await send('/sign-up', anAccount()))
  const own =
    /^\/account\/(?:session|sessions|sessions\/:id|workspace|workspace\/api-version|password|verify\/resend|api-keys|api-keys\/:id)$/
  const anonymous = /^\/account\/(?:settings|demo-session|sign-up|verify|password\/forgotten|password\/reset)$/
  const routes = (await everyRoute()).filter(
    ({ url }) => url.startsWith('/account/') && !own.test(url) && !anonymous.test(url),
  )

  const answers: unknown[] = []
  for (const { method, url } of routes) {
    clock.now += 1_000
    const live = { ...headers, 'x-mode': 'live', 'x-taxpayer-ruc': '1790012345001' }
    const request = { method: method as 'GET', url: url.replace(/:\w+/g, 'x'), headers: live }
    const { statusCode, code } = (await app.inject(request)).json()
    answers.push([method, url, statusCode, code])
  }

  expect(routes.length).toBeGreaterThan(60)
  expect(answers).toEqual(routes.map(({ method, url }) => [method, url, 403, 'ACC_10008']))
})

test.each([
  ['/webhooks', { url: 'https://shop.example', mode: 'live' }],
  ['/api-keys', { name: 'shop', mode: 'live' }],
])('neither does %s take live in its body', async (path, body) => {
  const { send, session } = await someAccounts()
  const { post } = session(await send('/sign-up', anAccount()))

  expect((await post(path, body)).json()).toMatchObject({ statusCode: 403, code: 'ACC_10008' })
})

test('a live key of a workspace without a verified address is refused', async () => {
  const { app, accounts, send } = await someAccounts()
  const signedUp = await send('/sign-up', anAccount())
  const { id: workspaceId } = signedUp.json().data.workspace
  const made = { workspaceId, mode: 'live' as const, name: 'of before', createdAt: new Date(0) }
  const { key, record } = createdKey(made, { pepper: 'pepper', random: randomBytes })
  accounts.keepKey(record)

  const answer = await app.inject({ url: '/v1/developer/usage', headers: { 'x-api-key': key } })

  expect(answer.json()).toMatchObject({ statusCode: 403, code: 'ACC_10008' })
})

test('a forgotten password is set by a mailed link, once, and every session ends', async () => {
  const { send, session, mailsTo, signIn } = await someAccounts()
  const account = anAccount()
  const { get } = session(await send('/sign-up', account))
  await send('/password/forgotten', { email: account.email.toUpperCase() })
  const token = (await mailsTo(account.email)).at(-1)?.token
  const reset = (password: string) => send('/password/reset', { token, password })

  expect((await reset('password1234')).json()).toMatchObject({ details: [{ path: 'password', code: 'ACC_10007' }] })
  expect((await reset('a new battery staple')).statusCode).toBe(200)
  expect((await reset('another battery staple')).json()).toMatchObject({ code: 'ACC_10010' })
  expect((await get('/session')).statusCode).toBe(401)
  expect((await signIn(account)).statusCode).toBe(401)
  expect((await signIn({ ...account, password: 'a new battery staple' })).statusCode).toBe(200)
})

test('a link works for an hour, for what it was mailed for, and as it was sent', async () => {
  const { send, mailsTo, clock } = await someAccounts()
  const account = anAccount()
  await send('/sign-up', account)
  await send('/password/forgotten', { email: account.email })
  const [verify, reset] = await mailsTo(account.email)
  const password = 'a new battery staple'

  const crossed = await send('/password/reset', { token: verify?.token, password })
  const crossedToo = await send('/verify', { token: reset?.token })
  const forged = await send('/verify', { token: 'A'.repeat(43) })
  clock.now += 3_600_000
  const late = await send('/password/reset', { token: reset?.token, password })

  for (const answer of [crossed, crossedToo, forged, late]) expect(answer.json()).toMatchObject({ code: 'ACC_10010' })
})

test('an address without an account gets no mail, and the answer is the same', async () => {
  const { send, mailsTo } = await someAccounts()
  const { email } = anAccount()

  const answer = await send('/password/forgotten', { email })

  expect([answer.statusCode, answer.json().data]).toEqual([202, { email }])
  expect(await mailsTo(email)).toEqual([])
})

test('changing the password needs the old one, and ends the other sessions', async () => {
  const { send, session, signIn } = await someAccounts()
  const account = anAccount()
  const here = session(await send('/sign-up', account))
  const elsewhere = session(await signIn(account))
  const change = (currentPassword: string) =>
    here.post('/password', { currentPassword, password: 'a new battery staple' })

  expect((await change('guessed')).json()).toMatchObject({ statusCode: 403, code: 'ACC_10012' })
  expect((await elsewhere.get('/session')).statusCode).toBe(200)
  expect((await change(account.password)).statusCode).toBe(204)
  expect((await elsewhere.get('/session')).statusCode).toBe(401)
  expect((await here.get('/session')).statusCode).toBe(200)
  expect((await signIn(account)).statusCode).toBe(401)
})

test('a stolen session cannot guess the password without end', async () => {
  const { send, session } = await someAccounts()
  const { post } = session(await send('/sign-up', anAccount()))
  const codes: string[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    const guess = { currentPassword: `guess ${tries}`, password: 'a new battery staple' }
    codes.push((await post('/password', guess)).json().code)
  }

  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ACC_10012'))
  expect(codes.slice(10)).toEqual(['LIM_10002', 'LIM_10002'])
})

test('only the owner lists and ends sessions', async () => {
  const { send, session, signIn } = await someAccounts()
  const account = anAccount()
  const here = session(await send('/sign-up', account, { headers: { 'user-agent': 'Firefox' } }))
  const elsewhere = session(await signIn(account))
  const another = session(await send('/sign-up', anAccount()))

  const { data } = (await here.get('/sessions')).json()
  expect(data).toMatchObject([{ current: false }, { current: true, userAgent: 'Firefox' }])
  expect(JSON.stringify(data)).not.toMatch(/csrf/i)
  const id = data[0].id
  expect((await another.end(id)).json()).toMatchObject({ statusCode: 404, code: 'ACC_10011' })
  expect((await here.end(id)).statusCode).toBe(204)
  expect((await elsewhere.get('/session')).statusCode).toBe(401)
  expect((await here.end(id)).statusCode).toBe(404)
})

test('a session that ends during a slow body has no effect', async () => {
  let wasCalled = false
  const createEndpoint = async () => {
    wasCalled = true
    return { endpoint: null, secret: '' }
  }
  const { app, send, session, clock } = await someAccounts({}, { webhooks: { createEndpoint } })
  const account = session(await send('/sign-up', anAccount()))
  const [{ id }] = (await account.get('/sessions')).json().data
  async function* slowly() {
    const text = JSON.stringify({ mode: 'test', url: 'https://shop.example' })
    yield text.slice(0, 5)
    await account.end(id)
    clock.now += 2_000
    yield text.slice(5)
  }

  const headers = { ...account.headers, 'content-type': 'application/json' }
  const payload = Readable.from(slowly())
  const answer = await app.inject({ method: 'POST', url: '/account/webhooks', headers, payload })

  expect(answer.json()).toMatchObject({ statusCode: 401, code: 'ACS_10003' })
  expect(wasCalled).toBe(false)
})

test('opening a mailed link changes nothing; its page sends a form that does', async () => {
  const { app, send, mailsTo, signIn } = await someAccounts({ signUp: 'verified' })
  const account = anAccount()
  await send('/sign-up', account)
  const token = (await mailsTo(account.email))[0]?.token
  const form = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'es' },
      payload: new URLSearchParams(fields).toString(),
    })

  const page = await app.inject(`/account/verify?token=${token}`)
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; form-action 'self'")
  expect(page.body).toContain(`value="${token}"`)
  expect(page.body).toContain('type="password"')
  expect(page.headers['referrer-policy']).toBe('same-origin')
  expect((await signIn(account)).statusCode).toBe(401)
  const confirmed = await form('/account/verify', { token: token ?? '', password: account.password })
  expect([confirmed.statusCode, confirmed.body.includes('quedó confirmada')]).toEqual([200, true])
  expect((await form('/account/verify', { token: token ?? '' })).body).toContain('El enlace ya no sirve')
  expect((await signIn(account)).statusCode).toBe(200)
  const dead = await app.inject({ url: `/account/verify?token=${token}`, headers: { 'accept-language': 'es' } })
  expect(dead.headers).toMatchObject({ 'content-language': 'es', vary: 'accept, accept-language' })
  const inEnglish = await app.inject(`/account/verify?token=${token}`)
  expect(inEnglish.body).toContain('The link has expired or was used already: request a new mail.')
  expect([dead.statusCode, dead.body.includes('El enlace ya no sirve')]).toEqual([400, true])
  for (const query of ['?token=%22%3E%3Cscript%3E', `?token=${token?.slice(0, 20)}`, '?token=', '']) {
    const cut = await app.inject(`/account/verify${query}`)
    expect([cut.statusCode, cut.body.includes('The link no longer works'), cut.body.includes('<script')]).toEqual([
      400,
      true,
      false,
    ])
  }
})

test('a mailed link leads browsers to the dashboard, with its purpose and its address', async () => {
  const { app, send, mailsTo } = await someAccounts({ signUp: 'verified' })
  const account = anAccount()
  await send('/sign-up', account)
  const token = (await mailsTo(account.email))[0]?.token
  const open = async (path: string) => {
    const { statusCode, headers } = await app.inject({ url: path, headers: { accept: 'text/html,*/*' } })
    return [statusCode, headers.location]
  }

  const email = encodeURIComponent(account.email)
  expect(await open(`/account/verify?token=${token}`)).toEqual([
    303,
    `/dashboard/verify?token=${token}&opens=true#email=${email}`,
  ])
  expect(await open(`/account/password/reset?token=${token}`)).toEqual([303, '/dashboard/reset-password'])
  expect(await open('/account/verify')).toEqual([303, '/dashboard/verify'])
  await send('/verify', { token, password: account.password })
  expect(await open(`/account/verify?token=${token}`)).toEqual([303, '/dashboard/verify'])

  await send('/password/forgotten', { email: account.email })
  const reset = (await mailsTo(account.email)).at(-1)?.token
  expect(await open(`/account/password/reset?token=${reset}`)).toEqual([
    303,
    `/dashboard/reset-password?token=${reset}#email=${email}`,
  ])
})

test('the page for a new password says why one is refused, and sets another', async () => {
  const { app, send, mailsTo, signIn } = await someAccounts()
  const account = anAccount()
  await send('/sign-up', account)
  await send('/password/forgotten', { email: account.email })
  const token = (await mailsTo(account.email)).at(-1)?.token ?? ''
  const set = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/account/password/reset',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, password }).toString(),
    })

  expect((await app.inject(`/account/password/reset?token=${token}`)).body).toContain('type="password"')
  expect((await set('password1234')).body).toContain('Choose another password')
  expect((await set('a new battery staple')).statusCode).toBe(200)
  expect((await signIn({ ...account, password: 'a new battery staple' })).statusCode).toBe(200)
})
