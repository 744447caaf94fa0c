import { randomUUID } from 'node:crypto'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ask, must, send, signedIn } from '../harness/client.ts'
import { type Fixture, openFixture } from '../harness/fixture.ts'
import {
  bodyFor,
  type Call,
  makeOneOfEverything,
  pathWithIds,
  type Route,
  readEverything,
  routesWithIds,
} from '../harness/one-of-everything.ts'

// Every route with a record is tried on another workspace's: it does not exist there, by key or by session.

let fixture: Fixture
let other: Awaited<ReturnType<typeof aWorkspaceWithEverything>>
let routes: Route[]

beforeAll(async () => {
  fixture = await openFixture()
  other = await aWorkspaceWithEverything()
  routes = routesWithIds(must(200, await ask(fixture, 'GET', '/openapi.json')).paths)
}, 120_000)

afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

test('by key, no record of another workspace exists', async () => {
  const account = await signedIn(fixture)
  const wanted = { mode: 'test', name: 'Everything', scopes: ['issue', 'read', 'records', 'webhooks', 'keys'] }
  const { key } = must(201, await account('POST', '/account/api-keys', wanted)).data
  const headers = { 'x-api-key': key, 'x-taxpayer-ruc': fixture.workspace.taxpayerRuc }
  const byKey: Call = (method, path, body) => send(fixture, method, path, { headers, body })
  const theirs = routes.filter(({ path }) => !path.startsWith('/account'))

  expect(await answeringRoutes(byKey, theirs, inFamilyA)).toEqual([])
})

test('by session, no record of another workspace exists', async () => {
  const { taxpayerRuc } = fixture.workspace
  const call = await signedIn(fixture, { 'x-taxpayer-ruc': taxpayerRuc })
  const bySession: Call = (method, path, body) =>
    call(method, path.startsWith('/account') ? path : `/account${path}`, body)

  expect(await answeringRoutes(bySession, routes, () => 404)).toEqual([])
})

test('the records still exist unchanged in their own workspace', async () => {
  const after = await other.everything()

  expect(after).toEqual(other.before)
})

test('no list shows anything of another workspace', async () => {
  const { paths } = (await ask(fixture, 'GET', '/openapi.json')).body
  const isStream = (path: string) => 'text/event-stream' in (paths[path].get.responses[200]?.content ?? {})
  const lists = Object.keys(paths).filter(
    (path) => paths[path].get !== undefined && !path.includes('{') && !isStream(path),
  )
  const answers = await Promise.all(lists.map((path) => ask(fixture, 'GET', path)))

  const text = JSON.stringify(answers.map(({ body }) => body))
  expect(other.ids().filter((id) => text.includes(id))).toEqual([])
})

test('the registry number of another workspace’s taxpayer is 400', async () => {
  const headers = { 'x-api-key': fixture.workspace.testKey, 'x-taxpayer-ruc': other.ruc }

  const { status, body } = await send(fixture, 'GET', '/v1/developer/invoices', { headers })

  expect([status, body.code]).toEqual([400, 'CTX_10002'])
})

async function answeringRoutes(
  call: Call,
  tried: readonly Route[],
  missing: (method: string, path: string) => number,
): Promise<string[]> {
  expect(tried.length).toBeGreaterThan(40)
  const answers = await Promise.all(
    tried.map(async ({ method, path }) => {
      const { status } = await call(method, other.named(path), bodyFor(method, path, other.taxpayerId))
      return { route: `${method} ${path}`, status, expected: missing(method, path) }
    }),
  )
  return answers
    .filter(({ status, expected }) => status !== expected)
    .map(({ route, status, expected }) => `${route}: ${status}, not ${expected}`)
}

/** The resource API answers failed writes of emission points with 400. */
function inFamilyA(method: string, path: string): number {
  return path.startsWith('/emission-points') && method !== 'GET' ? 400 : 404
}

async function aWorkspaceWithEverything() {
  const credentials = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  must(201, await send(fixture, 'POST', '/account/sign-up', { body: { ...credentials, workspaceName: 'Other' } }))
  const signIn = { ...fixture, workspace: { ...fixture.workspace, ...credentials } }
  const account = retrying(await signedIn(signIn))
  const key = must(201, await account('POST', '/account/api-keys', { mode: 'test', name: 'theirs' })).data
  const [taxpayer] = must(200, await account('GET', '/account/taxpayers'))
  const headers = { 'x-api-key': key.key, 'x-taxpayer-ruc': taxpayer.ruc }
  const byKey = retrying((method, path, body) => send(fixture, method, path, { headers, body }))
  const calls = { byKey, account }
  const recordIds = await makeOneOfEverything(calls, { taxpayerId: taxpayer.id, otherRuc: OTHER_RUC })
  const [session] = must(200, await account('GET', '/account/sessions')).data
  const own = [
    ['taxpayers', taxpayer.id],
    ['api-keys', key.id],
    ['sessions', session.id],
  ] as const
  const records = new Map([...recordIds, ...own])
  const everything = () => readEverything(calls, records)
  return {
    ruc: OTHER_RUC,
    taxpayerId: taxpayer.id,
    ids: () => [...records.values()],
    named: (path: string) => pathWithIds(records, path),
    everything,
    before: await everything(),
  }
}

function retrying(call: Call): Call {
  return (method, path, body) =>
    until('the rate limit to let it pass', async () => {
      const answer = await call(method, path, body)
      return answer.status === 429 ? undefined : answer
    })
}

const OTHER_RUC = '1790085783001'
