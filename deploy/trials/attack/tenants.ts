import { gatewayErrors } from '@etax/contracts'
import { ask, must } from '../harness/client.ts'
import { bodyFor, type Call, pathWithIds, type Route } from '../harness/one-of-everything.ts'
import { makeProductionRecords, productionWrites } from '../harness/production-writes.ts'
import type { Random } from '../harness/random.ts'
import type { Attempt } from './attempt.ts'
import type { HttpRequest } from './http.ts'
import type { AttackClass, Target } from './target.ts'

/** Everything of another workspace by every route, and unknown or unauthorized keys. */
export const tenants: AttackClass = {
  name: 'tenants',
  storesNothing: true,
  async attempts(target) {
    return [
      ...(await onProduction(target)),
      ...byIds(target),
      ...byRegistryNumber(target),
      ...byKeys(target),
      ...byReferences(target),
      ...byFilters(target),
      ...destroying(target),
    ]
  },
}

const MISSING = [400, 403, 404]

function byIds(target: Target): Attempt[] {
  const { attempt, attacker, victim, routes } = target
  const { cookie, csrfToken, workspace } = attacker
  const by = {
    'by sandbox key': { 'x-api-key': workspace.testKey, 'x-taxpayer-ruc': workspace.taxpayerRuc },
    'by live key': { 'x-api-key': workspace.liveKey, 'x-taxpayer-ruc': attacker.ruc },
    'by session': { cookie, 'x-csrf-token': csrfToken, 'x-taxpayer-ruc': workspace.taxpayerRuc },
  }
  return Object.entries(by).flatMap(([name, headers]) =>
    routes
      .filter(({ path }) => name === 'by session' || !path.startsWith('/account'))
      .map(({ method, path }) => {
        const named = pathWithIds(victim.records, path)
        const address = name === 'by session' && !path.startsWith('/account') ? `/account${named}` : named
        const request = { method, path: address, headers, ...bodyOf({ method, path }, target) }
        return attempt(`another’s record ${name}`, request, { refused: MISSING })
      }),
  )
}

function bodyOf({ method, path }: Route, { victim }: Target): Pick<HttpRequest, 'body'> {
  const body = bodyFor(method, path, victim.workspace.taxpayerId)
  return body === undefined ? {} : { body }
}

function byRegistryNumber({ attempt, attacker, victim }: Target): Attempt[] {
  const paths = ['/invoices', '/receipts', '/usage', '/certificate/status', '/customers', '/products']
  const numbers = [
    victim.ruc,
    ` ${victim.ruc} `,
    `${victim.ruc},${attacker.ruc}`,
    '',
    '1',
    "' or 1=1",
    `${victim.ruc}\t`,
  ]
  return paths.flatMap((path) =>
    numbers.map((ruc) => {
      const headers = { 'x-api-key': attacker.workspace.liveKey, 'x-taxpayer-ruc': ruc }
      const request = { method: 'GET', path: `/v1/developer${path}`, headers }
      return attempt(`x-taxpayer-ruc ${JSON.stringify(ruc)}`, request, { refused: [400, 403, 404] })
    }),
  )
}

function byKeys({ attempt, attacker, victim, random }: Target): Attempt[] {
  const { testKey, liveKey } = victim.workspace
  const own = attacker.workspace.testKey
  const keys = [
    '',
    ' ',
    'null',
    'undefined',
    'ak_test_',
    'ak_live_',
    `${testKey.slice(0, -1)}`,
    `${testKey}x`,
    testKey.toUpperCase(),
    testKey.replace('test', 'live'),
    liveKey.replace('live', 'test'),
    own.replace('test', 'live'),
    `Bearer ${own}`,
    `${own}, ${own}`,
    testKey.slice(0, 12),
    '*',
    '.*',
    '{"$ne":null}',
    'ak_test_%00',
    'x'.repeat(5_000),
    ...Array.from({ length: 10 }, () => mutated(testKey, random)),
  ]
  return [...new Set(keys)].flatMap((key, n) =>
    ['/customers', '/v1/developer/receipts'].map((path) => {
      const headers = { 'x-api-key': key, 'x-taxpayer-ruc': victim.ruc }
      return attempt(
        `the key ${n} ${JSON.stringify(masked(key))}`,
        { method: 'GET', path, headers },
        { refused: [400, 401] },
      )
    }),
  )
}

function mutated(key: string, random: Random): string {
  const at = 8 + random.below(key.length - 8)
  return `${key.slice(0, at)}${key[at] === 'A' ? 'B' : 'A'}${key.slice(at + 1)}`
}

function masked(key: string): string {
  return key.length > 30 ? `${key.slice(0, 12)}…${key.slice(-4)} of ${key.length} characters` : key
}

function byReferences({ attempt, attacker, victim }: Target): Attempt[] {
  const headers = { 'x-api-key': attacker.workspace.testKey, 'x-taxpayer-ruc': attacker.workspace.taxpayerRuc }
  const own = (name: string) => attacker.records.get(name)
  const theirs = (name: string) => victim.records.get(name)
  const taxpayerId = attacker.workspace.taxpayerId
  const product = { taxpayerId, name: 'Mine', code: 'M', price: '1.00', taxId: own('taxes') }
  const invoice = {
    taxpayerId,
    establishmentId: own('establishments'),
    emissionPointId: own('emission-points'),
    customerId: own('customers'),
    issueDate: '2026-01-02',
    paymentMethods: [{ paymentMethodId: '5f2b0c7e-0a01-4c1e-9d10-000000000001', value: '1.00' }],
    details: [{ productId: own('products'), quantity: 1, price: '1.00' }],
  }
  const details = [{ productId: theirs('products'), quantity: 1, price: '1.00' }]
  const bodies: [string, string, object][] = [
    ['/categories', 'taxpayer', { taxpayerId: theirs('taxpayers'), name: 'Mine' }],
    [
      '/customers',
      'taxpayer',
      { taxpayerId: theirs('taxpayers'), identification: '1710034065', type: '05', name: 'Mine' },
    ],
    ['/products', 'taxpayer', { ...product, taxpayerId: theirs('taxpayers') }],
    ['/products', 'tax', { ...product, taxId: theirs('taxes') }],
    ['/products', 'category', { ...product, categoryId: theirs('categories') }],
    [
      '/product-prices',
      'product',
      { taxpayerId, productId: theirs('products'), priceTypeId: own('price-types'), price: '1.00' },
    ],
    [
      '/product-prices',
      'price type',
      { taxpayerId, productId: own('products'), priceTypeId: theirs('price-types'), price: '1.00' },
    ],
    ['/establishments', 'taxpayer', { taxpayerId: theirs('taxpayers'), code: '099', address: 'Quito' }],
    ['/emission-points', 'establishment', { taxpayerId, establishmentId: theirs('establishments'), code: '099' }],
    ['/warehouses', 'taxpayer', { taxpayerId: theirs('taxpayers'), name: 'Mine' }],
    ['/invoice', 'taxpayer', { ...invoice, taxpayerId: theirs('taxpayers') }],
    ['/invoice', 'customer', { ...invoice, customerId: theirs('customers') }],
    ['/invoice', 'establishment', { ...invoice, establishmentId: theirs('establishments') }],
    ['/invoice', 'emission point', { ...invoice, emissionPointId: theirs('emission-points') }],
    ['/invoice', 'product', { ...invoice, details }],
    [
      '/v1/developer/invoices',
      'customer',
      { customerId: theirs('customers'), items: [{ productId: own('products'), quantity: 1 }] },
    ],
    [
      '/v1/developer/invoices',
      'product',
      { customerId: own('customers'), items: [{ productId: theirs('products'), quantity: 1 }] },
    ],
    [
      '/customers',
      'tenant',
      { taxpayerId, identification: '1710034065', type: '05', name: 'Mine', tenantId: victim.workspace.workspaceId },
    ],
  ]
  return bodies.map(([path, what, body]) =>
    attempt(`a record that refers to another’s ${what}`, { method: 'POST', path, headers, body }, { refused: MISSING }),
  )
}

function byFilters({ attempt, attacker, victim }: Target): Attempt[] {
  const headers = { 'x-api-key': attacker.workspace.testKey, 'x-taxpayer-ruc': attacker.workspace.taxpayerRuc }
  const lists = [
    'customers',
    'products',
    'categories',
    'warehouses',
    'establishments',
    'emission-points',
    'invoices',
    'taxpayers',
    'price-types',
    'product-prices',
  ]
  const theirs = victim.workspace.taxpayerId
  const ids = [...victim.records.values()]
  const queries = [
    `filter.taxpayerId__eq=${theirs}`,
    `filter.tenantId__eq=${victim.workspace.workspaceId}`,
    `filter.id__eq=${ids[0]}`,
    'filter.id__ne=x',
    'filter.id__regex=.*',
    'filter.$where=1',
    'filter.id[$ne]=x',
    'search=Zafiro',
    'sort=-workspaceId',
    'limit=100000',
    'page=-1',
    '__proto__[x]=1',
  ]
  return lists.flatMap((list) =>
    queries.map((query) =>
      attempt(
        'a list asked for another’s rows',
        { method: 'GET', path: `/${list}?${query}`, headers },
        {
          refused: [400, 404],
          served: ({ text }) => {
            const foreignId = ids.find((id) => text.includes(id) && ![...attacker.records.values()].includes(id))
            return foreignId === undefined ? undefined : `shows ${foreignId}`
          },
        },
      ),
    ),
  )
}

async function onProduction({ attempt, attacker, paths }: Target): Promise<Attempt[]> {
  const { fixture, ruc, testHeaders, liveHeaders } = attacker
  const live: Call = (method, path, body) => ask(fixture, method, path, { body, headers: liveHeaders })
  const [taxpayer] = must(200, await live('GET', `/taxpayers?filter.ruc__eq=${ruc}`))
  const records = await makeProductionRecords(live, taxpayer.id)
  return productionWrites(paths, records).map(({ headers, ...write }) =>
    attempt(
      'write to production with the sandbox key',
      { ...write, headers: { ...testHeaders, ...headers } },
      { refused: [403], code: new RegExp(`${gatewayErrors.liveKeyNeeded.code}|test key`) },
    ),
  )
}

function destroying({ attempt, attacker }: Target): Attempt[] {
  const headers = { 'x-api-key': attacker.workspace.testKey, 'x-taxpayer-ruc': attacker.ruc }
  const live = attacker.receiptId
  const reason = { reason: 'by the sandbox key' }
  return [
    attempt(
      'void a live receipt',
      { method: 'POST', path: `/v1/developer/invoices/${live}/void`, headers, body: reason },
      { refused: [404] },
    ),
    attempt(
      'retry a live receipt',
      { method: 'POST', path: `/v1/developer/invoices/${live}/retry`, headers },
      { refused: [404] },
    ),
    attempt(
      'read a live receipt',
      { method: 'GET', path: `/v1/developer/receipts/${live}`, headers },
      { refused: [404] },
    ),
    attempt('read its XML', { method: 'GET', path: `/v1/developer/receipts/${live}/xml`, headers }, { refused: [404] }),
    attempt('read its PDF', { method: 'GET', path: `/v1/developer/receipts/${live}/pdf`, headers }, { refused: [404] }),
    attempt(
      'x-mode live beside the key',
      { method: 'GET', path: `/v1/developer/receipts/${live}`, headers: { ...headers, 'x-mode': 'live' } },
      { refused: [404] },
    ),
    attempt(
      'import',
      { method: 'POST', path: '/v1/developer/invoices/import', headers, body: { accessKey: attacker.accessKey } },
      { refused: [400, 403] },
    ),
  ]
}
