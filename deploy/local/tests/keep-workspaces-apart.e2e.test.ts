import { randomUUID } from 'node:crypto'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Answer, ask, must, send, signedIn } from './support/client.ts'
import { type Fixture, openFixture } from './support/fixture.ts'
import { aCustomer, anInvoice } from './support/invoices.ts'

// Every route that names a record is tried on another workspace's: it does not exist there, by key or by session.

let fixture: Fixture
/** Somebody else: a workspace with one record of everything. */
let other: Awaited<ReturnType<typeof aWorkspaceWithEverything>>
let routes: Route[]

interface Route {
  method: string
  path: string
}

type Call = (method: string, path: string, body?: object) => Promise<Answer>

beforeAll(async () => {
  fixture = await openFixture()
  other = await aWorkspaceWithEverything()
  routes = await routesWithIds()
}, 120_000)

afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

test('by key, no record of another workspace is there', async () => {
  const byKey: Call = (method, path, body) => ask(fixture, method, path, { body })
  const theirs = routes.filter(({ path }) => !path.startsWith('/account'))

  expect(await found(byKey, theirs, inFamilyA)).toEqual([])
})

test('by session neither', async () => {
  const { taxpayerRuc } = fixture.workspace
  const call = await signedIn(fixture, { 'x-taxpayer-ruc': taxpayerRuc })
  const bySession: Call = (method, path, body) =>
    call(method, path.startsWith('/account') ? path : `/account${path}`, body)

  expect(await found(bySession, routes, () => 404)).toEqual([])
})

test('what was not there is still there, unchanged, for its own workspace', async () => {
  const after = await other.everything()

  expect(after).toEqual(other.before)
})

test('no list shows anything of another workspace', async () => {
  const { paths } = (await ask(fixture, 'GET', '/openapi.json')).body
  const lists = Object.keys(paths).filter((path) => paths[path].get !== undefined && !path.includes('{'))
  const answers = await Promise.all(lists.map((path) => ask(fixture, 'GET', path)))

  const shown = JSON.stringify(answers.map(({ body }) => body))
  expect(other.ids().filter((id) => shown.includes(id))).toEqual([])
})

test('the registry number of another workspace’s taxpayer is 400', async () => {
  const headers = { 'x-api-key': fixture.workspace.testKey, 'x-taxpayer-ruc': other.ruc }

  const { status, body } = await send(fixture, 'GET', '/v1/developer/invoices', { headers })

  expect([status, body.code]).toEqual([400, 'CTX_10002'])
})

/** The routes that answered anything but "there is no such thing". */
async function found(
  call: Call,
  tried: readonly Route[],
  missing: (method: string, path: string) => number,
): Promise<string[]> {
  expect(tried.length).toBeGreaterThan(40)
  const answers = await Promise.all(
    tried.map(async ({ method, path }) => {
      const { status } = await call(method, other.named(path), bodyFor(method, path))
      return { route: `${method} ${path}`, status, expected: missing(method, path) }
    }),
  )
  return answers
    .filter(({ status, expected }) => status !== expected)
    .map(({ route, status, expected }) => `${route}: ${status}, not ${expected}`)
}

/** The resource API words every failed write of an emission point as 400. */
function inFamilyA(method: string, path: string): number {
  return path.startsWith('/emission-points') && method !== 'GET' ? 400 : 404
}

function bodyFor(method: string, path: string): object | undefined {
  if (path.endsWith('/void')) return { reason: 'not mine' }
  if (path.endsWith('/resend') && !path.includes('{deliveryId}')) return { since: '2026-01-01T00:00:00.000Z' }
  if (method === 'PUT') return { name: 'not mine', taxpayerId: other.taxpayerId }
  if (path.startsWith('/account/webhooks') && method === 'PATCH') return { events: [] }
  if (method === 'PATCH') return path.includes('customers') ? { legalName: 'not mine' } : { description: 'not mine' }
  return undefined
}

/** Public behind a link, or the same for everybody; and the logo's form is not JSON. */
const APART = /^\/(files|logos|payment-methods|document-types)\/|\/logo$/

async function routesWithIds(): Promise<Route[]> {
  const { paths } = must(200, await ask(fixture, 'GET', '/openapi.json'))
  return Object.entries<object>(paths)
    .filter(([path]) => path.includes('{') && !APART.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })))
}

/** Signs up as anybody may, and makes one of everything. */
async function aWorkspaceWithEverything() {
  const credentials = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  must(201, await send(fixture, 'POST', '/account/sign-up', { body: { ...credentials, workspaceName: 'Other' } }))
  const signIn = { ...fixture, workspace: { ...fixture.workspace, ...credentials } }
  const account = retrying(await signedIn(signIn))
  const key = must(201, await account('POST', '/account/api-keys', { mode: 'test', name: 'theirs' })).data
  const [taxpayer] = must(200, await account('GET', '/account/taxpayers'))
  const headers = { 'x-api-key': key.key, 'x-taxpayer-ruc': taxpayer.ruc }
  const byKey = retrying((method, path, body) => send(fixture, method, path, { headers, body }))
  const made = await makeEverything(byKey, account, taxpayer.id)
  const [session] = must(200, await account('GET', '/account/sessions')).data
  const own = [
    ['taxpayers', taxpayer.id],
    ['api-keys', key.id],
    ['sessions', session.id],
  ] as const
  const records = new Map([...made, ...own])
  const everything = () => readEverything(byKey, account, records)
  return {
    ruc: OTHER_RUC,
    taxpayerId: taxpayer.id,
    ids: () => [...records.values()],
    named: (path: string) => namedIn(records, path),
    everything,
    before: await everything(),
  }
}

/** Its plan has a rate limit. */
function retrying(call: Call): Call {
  return (method, path, body) =>
    until('the rate limit to let it pass', async () => {
      const answer = await call(method, path, body)
      return answer.status === 429 ? undefined : answer
    })
}

const OTHER_RUC = '1790085783001'

async function makeEverything(byKey: Call, account: Call, taxpayerId: string): Promise<Map<string, string>> {
  const records = new Map<string, string>()
  const make = async (resource: string, body: object, path = `/${resource}`) => {
    records.set(resource, must(201, await byKey('POST', path, body)).id)
    return records.get(resource)
  }
  for (const resource of ['establishments', 'emission-points', 'warehouses', 'price-types']) {
    records.set(resource, must(200, await byKey('GET', `/${resource}`))[0].id)
  }
  records.set('taxes', must(200, await byKey('GET', '/taxes?filter.name__eq=IVA%200%25'))[0].id)
  const own = { taxpayerId }
  await make('categories', { ...own, name: 'Theirs' })
  const taxId = records.get('taxes')
  const customerId = await make('customers', { ...own, identification: '1710034065', type: '05', name: 'Theirs' })
  const productId = await make('products', { ...own, name: 'Theirs', code: 'T', price: '1.00', taxId })
  await make('product-prices', { ...own, productId, priceTypeId: records.get('price-types'), price: '1.00' })
  const place = { establishmentId: records.get('establishments'), emissionPointId: records.get('emission-points') }
  const paymentMethods = [{ paymentMethodId: '5f2b0c7e-0a01-4c1e-9d10-000000000001', value: '1.00' }]
  const details = [{ productId, quantity: 1, price: '1.00' }]
  await make('invoices', { ...own, ...place, customerId, issueDate: '2026-01-02', paymentMethods, details }, '/invoice')
  await make('other-taxpayers', { ruc: OTHER_RUC, name: 'Theirs' }, '/taxpayers')
  const issued = await byKey('POST', '/v1/developer/invoices', anInvoice({ customer: aCustomer(), sendEmail: false }))
  records.set('receipts', must(202, issued).data.id)
  const hook = { url: 'https://hooks.example.com/theirs', mode: 'test', events: ['invoice.error'] }
  records.set('webhooks', must(201, await account('POST', '/account/webhooks', hook)).data.id)
  return records
}

/** A path of the API's description with the other workspace's ids in it. */
function namedIn(records: Map<string, string>, path: string): string {
  const [, resource = ''] = /([a-z-]+)\/\{id\}/.exec(path) ?? []
  const isReceipt = path.startsWith('/v1/developer/invoices') || path.startsWith('/v1/developer/receipts')
  const id = records.get(isReceipt ? 'receipts' : resource)
  if (id === undefined) throw new Error(`nobody has made one of ${path}`)
  return path.replace('{id}', id).replace('{deliveryId}', randomUUID())
}

/** Everything as its own workspace sees it; what issuing changes by itself is left out. */
async function readEverything(byKey: Call, account: Call, records: Map<string, string>): Promise<Answer['body'][]> {
  const seen: Answer['body'][] = []
  for (const [resource, id] of records) {
    if (resource === 'receipts') seen.push((await byKey('GET', `/v1/developer/receipts/${id}`)).body.data.voided)
    else if (resource === 'webhooks') seen.push((await account('GET', '/account/webhooks')).body.data)
    else if (resource === 'sessions') seen.push((await account('GET', '/account/sessions')).body.data.length)
    else if (resource === 'api-keys') seen.push((await account('GET', '/account/api-keys')).body.data.length)
    else seen.push(must(200, await byKey('GET', `/${resource.replace('other-', '')}/${id}`)))
  }
  return seen
}
