import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { newId } from '@etax/kernel'
import { collectionsOf, connectMongo, type Mongo } from '@etax/runtime'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createdKey } from '../src/accounts/create-api-key.ts'
import { attemptLimits } from '../src/accounts/domain/attempt-limits.ts'
import { SCOPES } from '../src/accounts/domain/scopes.ts'
import { mongoAccounts } from '../src/accounts/mongo-accounts.ts'
import { sessions } from '../src/accounts/sign-in.ts'
import { schemas } from '../src/outbound/collections.ts'
import { aRunningGateway } from './running-gateway.ts'

type Gateway = Awaited<ReturnType<typeof aRunningGateway>>

let gateway: Gateway
let mongo: Mongo

/** The created endpoints: whether the address is unproved, and whether the earlier endpoints have ended. */
const createdEndpoints: { unproved: boolean; ended: boolean }[] = []
const ended = new Set<string>()

beforeAll(async () => {
  gateway = await aRunningGateway({
    webhooks: {
      createEndpoint: async ({ caller, unproved = false }) => {
        createdEndpoints.push({ unproved, ended: ended.has(caller?.workspaceId ?? '') })
        return { endpoint: null, secret: '' }
      },
      endUnprovedEndpoints: async ({ workspaceId = '' }) => {
        ended.add(workspaceId)
        return {}
      },
    },
  })
  mongo = await connectMongo(gateway.mongo.url, gateway.mongo.database)
}, 120_000)

afterAll(async () => {
  await mongo[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const PLANTED = 'correct horse'
const CHOSEN = 'a new battery staple'

function send(path: string, body: object, headers: Record<string, string> = {}, method = 'POST') {
  const sent = { 'content-type': 'application/json', ...headers }
  return fetch(`${gateway.baseUrl}${path}`, { method, headers: sent, body: JSON.stringify(body) })
}

const signIn = async (email: string, password: string) => (await send('/account/session', { email, password })).status

/** The session is the attacker's who opened the account; the link is the owner's of the address. */
async function planted(kind: 'verify' | 'reset') {
  const email = `${newId()}@example.com`
  const answer = await send('/account/sign-up', { email, password: PLANTED, workspaceName: 'Andina' })
  const { data } = (await answer.json()) as { data: { csrfToken: string; workspace: { id: string } } }
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { cookie, 'x-csrf-token': data.csrfToken }
  if (kind === 'reset') await send('/account/password/forgotten', { email })
  const path = kind === 'reset' ? '/account/password/reset' : '/account/verify'
  const token = await until('the link is mailed', () => {
    const own = gateway.mails.filter(({ body }) => body.recipients.includes(email) && body.text.includes(path))
    return /token=([\w-]+)/.exec(own.at(-1)?.body.text ?? '')?.[1]
  })
  const prove = () => send(path, { token, password: CHOSEN })
  const { id: userId = '' } = (await stores().accounts.userWith(email)) ?? {}
  return { email, headers, prove, userId, workspaceId: data.workspace.id }
}

function stores() {
  const collections = collectionsOf(mongo.db, schemas)
  return { accounts: mongoAccounts(mongo, collections), collections }
}

/** An accepted request whose body ends on demand. */
async function letIn(
  of: { headers: Record<string, string>; userId: string },
  path: string,
  body: object,
  method = 'POST',
) {
  const { collections } = stores()
  const LONG_AGO = new Date(Date.now() - 3_600_000)
  await collections.sessions.updateMany({ userId: of.userId }, { $set: { lastUsedAt: LONG_AGO } })
  const text = JSON.stringify(body)
  const headers = { ...of.headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const sending = request(`${gateway.baseUrl}${path}`, { method, headers })
  const status = new Promise<number>((resolve, reject) => {
    sending.once('error', reject).once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
  })
  sending.write(text.slice(0, 1))
  await until('its session was found', async () => {
    const row = await collections.sessions.findOne({ userId: of.userId })
    return (row?.lastUsedAt ?? LONG_AGO) > LONG_AGO
  })
  return () => {
    sending.end(text.slice(1))
    return status
  }
}

test.each([
  ['verify', '/account/password', { currentPassword: PLANTED, password: 'jade harbour nine' }, 'POST'],
  ['reset', '/account/password', { currentPassword: PLANTED, password: 'jade harbour nine' }, 'POST'],
  ['verify', '/account/api-keys', { mode: 'test', name: 'planted' }, 'POST'],
  ['verify', '/account/workspace', { name: 'Planted' }, 'PATCH'],
] as const)('after a %s, what was let in before it at %s is refused', async (kind, path, body, method) => {
  const account = await planted(kind)
  const go = await letIn(account, path, body, method)

  expect((await account.prove()).status).toBe(200)
  expect(await go()).toBe(401)

  expect(await signIn(account.email, CHOSEN)).toBe(200)
  expect(await signIn(account.email, 'jade harbour nine')).toBe(401)
  const { accounts } = stores()
  expect(await accounts.keysOf(account.workspaceId)).toEqual([])
  expect(await accounts.workspace(account.workspaceId)).toMatchObject({ name: 'Andina' })
})

test('the dispatcher learns that an address is unproved, even by requests accepted before the proof', async () => {
  const account = await planted('verify')
  const go = await letIn(account, '/account/webhooks', { mode: 'test', url: 'https://shop.example/hook' })
  createdEndpoints.length = 0

  expect((await account.prove()).status).toBe(200)
  await go()

  // After a slow body the session is checked again, and no endpoint is created.
  expect(createdEndpoints).toEqual(createdEndpoints.map(() => ({ unproved: true, ended: true })))
  const { headers } = await planted('verify')
  await send('/account/webhooks', { mode: 'test', url: 'https://shop.example/hook' }, headers)
  expect(createdEndpoints.at(-1)).toEqual({ unproved: true, ended: false })
})

async function aPlanted() {
  const { accounts } = stores()
  const { userId, workspaceId, email } = await planted('verify')
  const user = (await accounts.user(userId)) ?? never()
  const [own] = await accounts.sessionsOf(userId, new Date())
  const by = { userId, sessionId: own?.id ?? '', credentialsVersion: user.credentialsVersion }
  const aKey = () => {
    const newKey = { workspaceId, mode: 'test' as const, name: 'planted', createdAt: new Date() }
    return createdKey(newKey, { pepper: 'pepper', random: randomBytes }).record
  }
  return { userId, workspaceId, email, own: own ?? never(), by, aKey }
}

test('after a proof nothing remains of simultaneous writes of a session', async () => {
  const { accounts } = stores()
  for (let round = 0; round < 8; round += 1) {
    const { userId, workspaceId, email, own, by, aKey } = await aPlanted()
    const aSession = () => ({ ...own, id: newId() })
    const many = Array.from({ length: 4 }, (_, number) => [
      () => accounts.addKey(by, aKey(), 50),
      () => accounts.addSession(aSession()),
      ...(number % 2 === 0 ? [() => accounts.changePassword(by, 'planted')] : []),
    ]).flat()
    const prove = () => accounts.proveAddress({ userId, passwordHash: 'chosen', now: new Date() })
    const at = round % many.length

    await Promise.allSettled([...many.slice(0, at), prove, ...many.slice(at)].map((one) => one()))

    expect(await accounts.userWith(email)).toMatchObject({ passwordHash: 'chosen', verifiedAt: expect.any(Date) })
    expect(await accounts.keysOf(workspaceId)).toEqual([])
    expect(await accounts.sessionsOf(userId, new Date())).toEqual([])
    await expect(accounts.changePassword(by, 'planted')).rejects.toMatchObject({ code: 'ACS_10003' })
    await expect(accounts.addKey(by, aKey(), 50)).rejects.toMatchObject({ code: 'ACS_10003' })
  }
}, 60_000)

test('a key that is revoked, or ended by the proof, makes and revokes no other key', async () => {
  const { accounts } = stores()
  const { userId, workspaceId, by, aKey } = await aPlanted()
  const maker = { ...aKey(), scopes: SCOPES }
  expect(await accounts.addKey(by, maker, 50)).toBe(true)
  const byKey = { keyId: maker.id }
  const others = Array.from({ length: 12 }, aKey)

  const making = others.map((key) => accounts.addKey(byKey, key, 50))
  await Promise.allSettled([...making, accounts.proveAddress({ userId, passwordHash: 'chosen', now: new Date() })])

  expect(await accounts.keysOf(workspaceId)).toEqual([])
  await expect(accounts.addKey(byKey, aKey(), 50)).rejects.toMatchObject({ code: 'ACS_10002' })
  await expect(accounts.revokeKey(byKey, maker, new Date())).rejects.toMatchObject({ code: 'ACS_10002' })
})

test('concurrent makers of one workspace stay below its limit of keys', async () => {
  const { accounts } = stores()
  const { workspaceId, by, aKey } = await aPlanted()
  const [one, other] = [aKey(), aKey()]
  await accounts.addKey(by, one, 50)
  await accounts.addKey(by, other, 50)
  const limit = (await accounts.keysOf(workspaceId)).length + 1

  const makers = [{ keyId: one.id }, { keyId: other.id }, by]
  const added = await Promise.all(makers.map((maker) => accounts.addKey(maker, aKey(), limit)))

  expect(added.filter(Boolean)).toHaveLength(1)
})

test('a key from before scopes has the former ones', async () => {
  const { accounts, collections } = stores()
  const { by, aKey } = await aPlanted()
  const key = aKey()
  await accounts.addKey(by, key, 50)
  await collections.apiKeys.updateOne({ _id: key.id }, { $unset: { scopes: '', madeBy: '' } })

  expect((await accounts.key(key.hash))?.key).toMatchObject({ scopes: ['issue', 'read', 'records'], madeBy: null })
})

test('of concurrent changes of a test clock, one wins', async () => {
  const { accounts } = stores()
  const { workspaceId } = await aPlanted()
  const clock = (offsetMs: number) => ({ id: 'clock', name: 'Later', offsetMs, createdAt: new Date() })

  const made = await Promise.all([1, 2].map((to) => accounts.setTestClock(workspaceId, { from: null, to: clock(to) })))
  const { testClock } = (await accounts.workspace(workspaceId)) ?? never()
  const moves = [3, 4].map((to) => accounts.setTestClock(workspaceId, { from: testClock, to: clock(to) }))

  expect(made.filter(Boolean)).toHaveLength(1)
  expect((await Promise.all(moves)).filter(Boolean)).toHaveLength(1)
})

test('concurrent first calls of a workspace pin one version, which only a session changes', async () => {
  const { accounts } = stores()
  const { workspaceId, by } = await aPlanted()

  const pinned = await Promise.all(['2026-01-01', '2026-05-01'].map((one) => accounts.pinVersion(workspaceId, one)))
  await accounts.changeVersion(by, workspaceId, { version: '2026-11-01', previous: null })

  expect(new Set(pinned).size).toBe(1)
  expect(await accounts.pinVersion(workspaceId, '2027-01-01')).toBe('2026-11-01')
  expect(await accounts.workspace(workspaceId)).toMatchObject({ apiVersion: { version: '2026-11-01' } })
})

test('a sign-in whose password was checked before the proof starts no session', async () => {
  const { accounts } = stores()
  const { userId, email } = await planted('verify')
  const slowly = async () => {
    await accounts.proveAddress({ userId, passwordHash: 'chosen', now: new Date() })
    return true
  }
  const signingIn = sessions({
    accounts,
    passwordFits: slowly,
    attempts: attemptLimits(),
    deviceSecret: 'devices',
    random: randomBytes,
    now: Date.now,
  })

  const pendingSignIn = signingIn.signIn(
    { email, password: PLANTED },
    { ip: '127.0.0.1', device: undefined, userAgent: '' },
  )

  await expect(pendingSignIn).rejects.toMatchObject({ kind: 'unauthenticated', code: 'ACS_10004' })
  expect(await accounts.sessionsOf(userId, new Date())).toEqual([])
})

test('a session with earlier credentials is invalid, no matter which process writes it', async () => {
  const { accounts, collections } = stores()
  const { headers, userId, email } = await planted('verify')
  const other = await send('/account/session', { email, password: PLANTED })
  const theirs = { cookie: other.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const rows = await collections.sessions.find({ userId }).toArray()
  const status = async (one: object) =>
    (await fetch(`${gateway.baseUrl}/account/session`, { headers: { ...one } })).status

  expect((await send('/account/password', { currentPassword: PLANTED, password: CHOSEN }, headers)).status).toBe(204)
  expect([await status(headers), await status(theirs)]).toEqual([200, 401])
  const [own] = await accounts.sessionsOf(userId, new Date())
  await collections.sessions.insertMany(rows.filter(({ _id }) => _id !== own?.id))

  expect([await status(headers), await status(theirs)]).toEqual([200, 401])
})

function never(): never {
  throw new Error('there is none')
}
