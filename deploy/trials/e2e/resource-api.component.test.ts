import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openResourceFixture, type ResourceFixture } from './support/resource-fixture.ts'
import { type Example, pageOf, wordsOf } from './support/resource-page.ts'
import { records } from './support/resource-records.ts'
import { type Row, rows } from './support/resource-rows.ts'

const PAGE = join(import.meta.dirname, '../../../services/api-gateway/docs/resource-api.md')

let fixture: ResourceFixture
const examples: Example[] = []
const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? name

beforeAll(async () => {
  fixture = await openResourceFixture()
}, 120_000)

afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

test.each(rows)('$call: $about', async (row) => {
  const [method = '', path = ''] = row.call.split(' ')
  const target = `${path.replace('{id}', idOf(row.id ?? ''))}${row.query ?? ''}`
  const body = row.body?.(idOf)
  if (row.status < 300) await refuseOtherWorkspace(row, method, target, body)

  const { status, answer, total } = await ask(method, target, body)

  if (row.keep !== undefined) ids.set(row.keep, answer.id)
  examples.push({ ...row, requestLine: `${method} ${target}`, body, status, answer })
  expect({ status, answer }).toEqual({ status: row.status, answer: expectedOf(row, answer) })
  expect(total).toBe(row.answer === 'list' && row.call !== 'GET /taxes/default' ? answer.length : null)
})

function expectedOf({ resource, call, answer }: Row, body: unknown): unknown {
  const record = records[resource] ?? {}
  if (answer === 'nothing') return undefined
  if (answer === 'list') return (body as unknown[]).map(() => record)
  if (typeof answer === 'object') return 'statusCode' in answer ? answer : expect.objectContaining(answer)
  return call === 'PUT /customers/{id}' ? { ...record, invoices: expect.any(Array) } : record
}

/** A record of one workspace does not exist for another: no reads, changes or references. */
async function refuseOtherWorkspace({ resource, id }: Row, method: string, target: string, body: object | undefined) {
  const refers = body !== undefined && 'taxpayerId' in body
  if (id === undefined && !refers) return
  const { status } = await ask(method, target, body, fixture.otherWorkspace.testKey)
  const wordedAs400 = resource === 'emission-points' && method !== 'GET'
  expect(status).toBe(id === undefined || wordedAs400 ? 400 : 404)
}

/** Family A of the specification, with our additions. */
const table = [
  ...['GET /taxpayers', 'GET /taxpayers/{id}', 'POST /taxpayers', 'PUT /taxpayers/{id}', 'DELETE /taxpayers/{id}'],
  'GET /taxes/default',
  ...wholeOf('taxes'),
  ...wholeOf('customers'),
  ...wholeOf('categories'),
  ...wholeOf('warehouses'),
  ...wholeOf('emission-points'),
  ...wholeOf('products'),
  ...wholeOf('establishments'),
  ...wholeOf('invoices').map((call) => (call === 'POST /invoices' ? 'POST /invoice' : call)),
  ...wholeOf('product-prices'),
  ...wholeOf('price-types'),
  'POST /invoices/{id}/issue',
  'GET /payment-methods',
  'GET /document-types',
]

function wholeOf(resource: string): string[] {
  const one = `/${resource}/{id}`
  return [`GET /${resource}`, `GET ${one}`, `POST /${resource}`, `PUT ${one}`, `DELETE ${one}`]
}

test('the page has every row of the tables', () => {
  const covered = new Set(rows.map(({ call }) => call))

  expect(table.filter((call) => !covered.has(call))).toEqual([])
})

test('the page of examples says what was answered (UPDATE=1 rewrites it)', () => {
  const page = pageOf(examples, fixture.baseUrl)
  if (process.env.UPDATE) writeFileSync(PAGE, page)

  expect(wordsOf(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '')).toBe(wordsOf(page))
})

test('the OpenAPI document has every row, with what its bodies and records look like', async () => {
  const { answer } = await ask('GET', '/openapi.json')

  const described = table.filter((call) => {
    const [method = '', path = ''] = call.split(' ')
    return answer.paths[path]?.[method.toLowerCase()] !== undefined
  })
  expect(described).toEqual(table)
  const { schema } = answer.paths['/products'].post.requestBody.content['application/json']
  expect(schema).toEqual({ $ref: '#/components/schemas/ProductInput' })
  const { ProductInput } = answer.components.schemas
  expect(Object.keys(ProductInput.properties)).toEqual(expect.arrayContaining(['taxId', 'manageStock', 'price']))
})

test.each(table)('without a key, or with a wrong one, %s is 401', async (call) => {
  const [method = '', path = ''] = call.split(' ')
  const target = path.replace('{id}', '0193ffff-ffff-7fff-8fff-ffffffffffff')

  const answers = await Promise.all(['', 'ak_test_no'].map((key) => ask(method, target, undefined, key)))

  const refusal = { statusCode: 401, message: expect.any(String) }
  expect(answers.map(({ status, answer }) => [status, answer])).toEqual([
    [401, refusal],
    [401, refusal],
  ])
})

const noId = '0193ffff-ffff-7fff-8fff-ffffffffffff'
const written: [call: string, text: string][] = [
  ...[
    'taxpayers',
    'taxes',
    'customers',
    'categories',
    'warehouses',
    'products',
    'establishments',
    'price-types',
  ].flatMap((resource): [string, string][] => [
    [`POST /${resource}`, 'name'],
    [`PUT /${resource}/{id}`, 'name'],
  ]),
  ['POST /invoice', 'issueDate'],
  ['POST /v1/developer/customers', 'legalName'],
  ['PATCH /v1/developer/customers/{id}', 'legalName'],
  ['POST /v1/developer/products', 'description'],
  ['PATCH /v1/developer/products/{id}', 'description'],
]

test.each(written)(
  '%s names every broken field, a text that no document can carry and a member written twice among them',
  async (call, text) => {
    const [method = '', path = ''] = call.split(' ')
    const target = path.replace('{id}', await anIdOf(path))
    const broken = '"taxpayerId": "x", "foo": 1, "signaturePassword": 5'
    const namedFields = async (body: string) => {
      const { answer } = await ask(method, target, body)
      return named(answer)
    }

    const without = await namedFields(`{${broken}}`)
    const beside = await namedFields(`{"${text}": "a\\u0007", "foo": 2, ${broken}}`)

    const others = without.filter((name) => name !== text && name !== 'foo')
    expect(without).toContain('foo')
    expect(beside).toEqual(expect.arrayContaining([...others, text, 'foo']))
  },
)

function named({ message, details }: { message: string; details?: { path: string }[] }): string[] {
  if (details !== undefined) return details.map(({ path }) => path)
  const reasons = message.replace(/^Error creating invoice: /, '').split('; ')
  return [...new Set(reasons.map((reason) => /^[\w[\].]+/.exec(reason)?.[0] ?? reason))]
}

async function anIdOf(path: string): Promise<string> {
  if (!path.includes('{id}')) return ''
  const list = path.replace('/{id}', '')
  const { answer } = await ask('GET', list)
  const [first] = Array.isArray(answer) ? answer : answer.data
  if (first !== undefined) return first.id
  const { taxpayerId } = fixture.workspace
  const small: Record<string, [list: string, record: object]> = {
    '/customers': ['/customers', { taxpayerId, identification: '1710034065', type: '05', name: 'María' }],
    '/categories': [list, { taxpayerId, name: 'Bebidas' }],
    '/products': [
      '/v1/developer/products',
      { code: 'T', description: 'Té', unitPrice: 1, taxType: 'IVA_RATE', tax: 15 },
    ],
  }
  const { answer: created } = await ask('POST', ...(small[list.replace('/v1/developer', '')] ?? [list, {}]))
  return created.data?.id ?? created.id
}

test('a missing permission or record is reported before errors of the body', async () => {
  const { status, answer } = await ask('PUT', `/customers/${noId}`, '{"name": "a\\u0007"}')

  expect({ status, answer }).toEqual({
    status: 404,
    answer: { statusCode: 404, message: `Customer with id ${noId} not found` },
  })
})

test('a body refused for its text alone creates nothing', async () => {
  const customer = '{"identification": "1710034065", "type": "05", "name": "María \\u0007", "taxpayerId": "{id}"}'
  const before = await ask('GET', '/customers')

  const { status } = await ask('POST', '/customers', customer.replace('{id}', fixture.workspace.taxpayerId))

  expect([status, (await ask('GET', '/customers')).total]).toEqual([400, before.total])
})

const filters: [resource: string, filter: string, value: string][] = [
  ['taxpayers', 'ruc__eq', '1799999990001'],
  ['taxpayers', 'name__like', 'A'],
  ['taxes', 'name__eq', 'IVA 15%'],
  ['taxes', 'code__like', 'iva'],
  ['taxes', 'percentage__eq', '15'],
  ['taxes', 'isRetention__eq', 'false'],
  ['warehouses', 'name__like', 'p'],
  ['warehouses', 'isMain__eq', 'true'],
  ['establishments', 'name__like', 'a'],
  ['establishments', 'code__eq', '1'],
  ['emission-points', 'code__eq', '1'],
  ['emission-points', 'name__like', '1'],
  ['price-types', 'name__like', 'p'],
]

test.each(filters)('%s?filter.%s=%s is answered alike in its three forms', async (resource, filter, value) => {
  const encoded = encodeURIComponent(value)
  const forms = [
    `filter.${filter}=${encoded}`,
    `query=${encodeURIComponent(`filter.${filter}=${value}`)}`,
    `query[filter.${filter}]=${encoded}`,
  ]

  const answers = await Promise.all(
    forms.map((form) => ask('GET', `/${resource}?${form}`, undefined, fixture.otherWorkspace.testKey)),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [first, ...others] = answers.map(({ answer }) => answer)
  expect(first.length).toBeGreaterThan(0)
  expect(others).toEqual([first, first])
  expect(answers.map(({ total }) => total)).toEqual(answers.map(({ answer }) => answer.length))
})

const noResult: [string, string][] = [
  ['taxpayers', 'commercialName__like=nobody'],
  ['categories', 'name__like=none'],
  ['warehouses', 'location__like=nowhere'],
  ['products', 'name__like=.*'],
  ['products', 'code__like=%25'],
  ['products', 'isService__eq=true'],
  ['products', 'categoryId__eq=0193ffff-ffff-7fff-8fff-ffffffffffff'],
  ['establishments', 'address__like=nowhere'],
  ['product-prices', 'price__gte=1000000'],
  ['product-prices', 'productId__eq=0193ffff-ffff-7fff-8fff-ffffffffffff'],
  ['product-prices', 'priceTypeId__eq=0193ffff-ffff-7fff-8fff-ffffffffffff'],
  ['customers', 'identification__eq=1'],
  ['customers', 'name__like=%5E'],
  ['customers', 'type__eq=08'],
  ['invoices', 'customerId__eq=0193ffff-ffff-7fff-8fff-ffffffffffff'],
  ['invoices', 'issueDate__gte=2030-01-01'],
  ['invoices', 'issueDate__lte=2000-01-01'],
]

test.each(noResult)('%s?filter.%s finds nothing, and says so', async (resource, filter) => {
  const { status, answer, total } = await ask(
    'GET',
    `/${resource}?filter.${filter}`,
    undefined,
    fixture.otherWorkspace.testKey,
  )

  expect({ status, answer, total }).toEqual({ status: 200, answer: [], total: 0 })
})

test.each([
  ['/products?filter.colour__eq=red'],
  ['/products?filter.name__near=a'],
  ['/taxes?filter.isRetention__eq=maybe'],
  ['/products?limit=1001'],
  ['/products?sort=colour'],
])('%s is 400', async (path) => {
  const { status, answer } = await ask('GET', path)

  expect({ status, answer }).toEqual({ status: 400, answer: { statusCode: 400, message: expect.any(String) } })
})

test('a page is a part of the list, and the total is of all of it', async () => {
  const path = '/taxes?sort=-percentage&limit=2&offset=1'
  const all = await ask('GET', '/taxes?sort=-percentage', undefined, fixture.otherWorkspace.testKey)

  const { answer, total } = await ask('GET', path, undefined, fixture.otherWorkspace.testKey)

  expect([answer, total]).toEqual([all.answer.slice(1, 3), all.answer.length])
})

const withoutDatabase: [call: string, status: number, message: RegExp][] = [
  ['GET /emission-points', 500, /^Error fetching emission points: ./],
  ['GET /invoices', 500, /^Error fetching invoices: ./],
  ['GET /invoices/0193ffff-ffff-7fff-8fff-ffffffffffff', 500, /^Error fetching invoice: ./],
  ['POST /invoice', 400, /^Error creating invoice: ./],
]

test('with the database down, answers have the specification’s own texts until it is back', async () => {
  fixture.database.cut()
  const answers = await Promise.all(
    withoutDatabase.map(([call]) => {
      const [method = '', path = ''] = call.split(' ')
      return ask(method, path, method === 'POST' ? anInvoice() : undefined, fixture.otherWorkspace.testKey)
    }),
  )
  fixture.database.restore()

  expect(answers.map(({ status, answer }) => [status, answer])).toEqual(
    withoutDatabase.map(([, status, message]) => [
      status,
      { statusCode: status, message: expect.stringMatching(message) },
    ]),
  )
  const isBack = async () =>
    (await ask('GET', '/emission-points', undefined, fixture.otherWorkspace.testKey)).status === 200
  await until('the lists are answered again', isBack, { within: 20_000 })
}, 60_000)

test('with the accounts down, callers get an answer soon', async () => {
  const { liveKey } = fixture.workspace
  fixture.accounts.cut()
  const [invoices, usage] = await Promise.all([
    ask('GET', '/invoices', undefined, liveKey),
    ask('GET', '/v1/developer/usage', undefined, liveKey),
  ])
  fixture.accounts.restore()

  expect([invoices.status, invoices.answer.message]).toEqual([
    500,
    expect.stringMatching(/^Error fetching invoices: ./),
  ])
  expect([usage.status, usage.answer.code]).toEqual([503, expect.stringMatching(/^SYS_/)])
  const isBack = async () => (await ask('GET', '/invoices', undefined, liveKey)).status === 200
  await until('keys are known again', isBack, { within: 30_000 })
}, 60_000)

function anInvoice(): object {
  const { taxpayerId, establishmentId, emissionPointId } = fixture.otherWorkspace
  const method = '5f2b0c7e-0a01-4c1e-9d10-000000000001'
  return {
    taxpayerId,
    establishmentId,
    emissionPointId,
    customerId: taxpayerId,
    issueDate: '2026-11-21',
    paymentMethods: [{ paymentMethodId: method, value: '1.00' }],
    details: [{ productId: taxpayerId, quantity: 1, price: '1.00' }],
  }
}

let calls = 0

/** Each call has its own network: a network may get fewer refusals than there are calls here. */
async function ask(method: string, path: string, body?: object | string, key = fixture.workspace.testKey) {
  calls += 1
  const response = await fetch(fixture.baseUrl + path, {
    method,
    headers: {
      'x-api-key': key,
      'x-forwarded-for': `10.${calls >> 8}.${calls & 255}.1`,
      ...(path.startsWith('/v1/') && { 'x-taxpayer-ruc': '1799999990001' }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  const total = response.headers.get('x-total-count')
  const answer = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, answer, total: total === null ? null : Number(total) }
}
