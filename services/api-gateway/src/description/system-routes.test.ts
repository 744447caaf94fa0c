import { brotliDecompressSync } from 'node:zlib'
import { eventNames, ReceiptView } from '@etax/contracts'
import { orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { aGateway } from '../../tests/gateway.ts'

test('the API describes itself, from the schemas it validates with', async () => {
  const { app } = await aGateway()

  const document = (await app.inject('/openapi.json')).json()

  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/v1/developer/invoices', '/customers/{id}']))
  const { schema } = document.paths['/v1/developer/invoices'].post.requestBody.content['application/json']
  expect(schema).toEqual({ $ref: '#/components/schemas/InvoiceOrder' })
  const { schemas } = document.components
  const either = ['InvoiceOrderWithCustomerId', 'InvoiceOrderWithCustomer']
  expect(schemas.InvoiceOrder.oneOf).toEqual(either.map((name) => ({ $ref: `#/components/schemas/${name}` })))
  expect(schemas.InvoiceOrderWithCustomer.additionalProperties).toBe(false)
  expect(schemas.InvoiceOrderWithCustomer.required).toEqual(expect.arrayContaining(['customer', 'items']))
  expect(Object.keys(schemas.InvoiceOrderWithCustomer.properties)).toEqual(
    expect.arrayContaining(['customer', 'items', 'devReference']),
  )
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(orderKinds.map(({ component }) => component)))
  expect(Object.keys(document.paths).filter((path) => path.startsWith('/account/v1'))).toEqual([])
})

test('a receipt is described once, by the schema of the contract, and every answer with one refers to it', async () => {
  const { app } = await aGateway()

  const { components, paths } = (await app.inject('/openapi.json')).json()

  expect(Object.keys(components.schemas.Receipt.properties)).toEqual(Object.keys(ReceiptView.properties))
  expect(components.schemas.Receipt.required).toEqual(ReceiptView.required)
  const { schema } = paths['/v1/developer/receipts/{id}'].get.responses['200'].content['application/json']
  expect(schema).toEqual({ $ref: '#/components/schemas/ReceiptAnswer' })
  expect(components.schemas.ReceiptAnswer.properties.data).toEqual({ $ref: '#/components/schemas/Receipt' })
})

test('what several routes share is a component under its own name, and every reference leads to one', async () => {
  const { app } = await aGateway()

  const document = (await app.inject('/openapi.json')).json()

  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Error', 'Receipt', 'ResourceError']),
  )
  const { responses } = document.paths['/v1/developer/receipts/{id}'].get
  expect(responses['404'].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Error' })
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
  const targets = Object.entries(document.components).flatMap(([part, members]) =>
    Object.keys(members as object).map((name) => `#/components/${part}/${name}`),
  )
  expect(references.filter((reference) => !targets.includes(reference))).toEqual([])
})

test('every operation has a name and a summary, and in the developer API an example of each refusal', async () => {
  const { app } = await aGateway()

  const { paths, components } = (await app.inject('/openapi.json')).json()

  const operations = Object.entries<Record<string, Described>>(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ at: `${method} ${path}`, ...operation })),
  )
  const names = operations.map(({ operationId }) => operationId)
  expect(operations.filter(({ operationId = '' }) => !/^[a-z][A-Za-z]+$/.test(operationId))).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(operations.filter(({ summary = '' }) => summary === '' || summary.length > 60)).toEqual([])
  const ofDevelopers = operations.filter(({ at }) => /\/v1\/developer\/(?!customers|products)/.test(at))
  const refusals = ofDevelopers.flatMap(({ at, responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { $ref, ...answer }]) => {
        const { content } = $ref === undefined ? answer : components.responses[$ref.split('/').at(-1) ?? '']
        return [at, status, Object.keys(content?.['application/json']?.examples ?? {}).length > 0] as const
      }),
  )
  expect(refusals.filter(([, , hasExample]) => !hasExample)).toEqual([])
})

interface Described {
  operationId?: string
  description?: string
  summary?: string
  responses: Record<string, { $ref?: string; content?: Record<string, { examples?: object }> }>
}

test('every operation has a description', async () => {
  const { app } = await aGateway()

  const { paths, webhooks } = (await app.inject('/openapi.json')).json()

  const operations = [paths, webhooks].flatMap((part) => Object.values<Record<string, Described>>(part))
  const all = operations.flatMap((path) => Object.values(path))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ description }) => !description).map(({ operationId }) => operationId)).toEqual([])
})

test('code generators get the profile that they can read, and an unknown profile is refused', async () => {
  const { app } = await aGateway()

  const profile = await app.inject('/openapi.json?profile=codegen')
  const unknown = await app.inject('/openapi.json?profile=java')

  expect(profile.json()).toMatchObject({ openapi: '3.0.3', paths: { '/v1/developer/invoices': expect.anything() } })
  expect(unknown.statusCode).toBe(400)
  expect(unknown.json()).toMatchObject({
    code: 'VAL_10000',
    details: [{ path: 'profile', code: 'FLD_10004', message: expect.stringContaining('codegen') }],
  })
})

test('each operation names its access and the parameters for it', async () => {
  const { app } = await aGateway()

  const { paths } = (await app.inject('/openapi.json')).json()

  const named = (name: string) => ({ $ref: `#/components/parameters/${name}` })
  const { post: issue } = paths['/v1/developer/invoices']
  expect(issue.security).toEqual([{ apiKey: ['issue'] }])
  const ownHeader = expect.objectContaining({ name: 'x-preview-content', in: 'header', required: false })
  const asReference = expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false })
  expect(issue.parameters).toEqual([
    named('TaxpayerRuc'),
    named('ApiVersion'),
    named('RequestId'),
    ownHeader,
    asReference,
  ])
  expect(paths['/v1/developer/api-keys'].post).toMatchObject({
    operationId: 'createApiKeyByKey',
    security: [{ apiKey: ['keys'] }],
    parameters: [named('ApiVersion'), named('RequestId')],
  })
  expect(paths['/account/api-keys'].post.security).toEqual([{ session: [], csrf: [] }])
  expect(paths['/account/api-keys'].get.security).toEqual([{ session: [] }])
  expect(paths['/files/{link}/{name}'].get.security).toEqual([])
  expect(Object.keys(issue.responses)).toEqual(
    expect.arrayContaining(['200', '202', '400', '401', '403', '409', '413', '415', '429', '500', '503']),
  )
})

test('every event that webhooks tell is described, with its body and the headers of its signature', async () => {
  const { app } = await aGateway()

  const { webhooks } = (await app.inject('/openapi.json')).json()

  expect(Object.keys(webhooks)).toEqual([...eventNames])
  const { post } = webhooks['credit_note.rejected']
  const { schema, example } = post.requestBody.content['application/json']
  expect(schema).toEqual({ $ref: '#/components/schemas/ReceiptEvent' })
  expect(example).toMatchObject({
    type: 'credit_note.rejected',
    data: { documentType: 'CREDIT_NOTE', status: 'REJECTED' },
  })
  expect(post.parameters).toContainEqual({ $ref: '#/components/parameters/WebhookSignature' })
})

test('generators that name inner schemas by their place meet no clash with a component', async () => {
  const { app } = await aGateway()

  const { schemas } = (await app.inject('/openapi.json')).json<{ components: { schemas: Record<string, Inner> } }>()
    .components

  const names = new Map(Object.keys(schemas).map((name) => [name.toLowerCase(), name]))
  const taken = Object.entries(schemas).flatMap(([component, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, { enum: values, properties: inner }]) => values !== undefined || inner !== undefined)
      .map(([member]) => names.get(`${component}${member}`.toLowerCase())),
  )
  expect(names.size).toBeGreaterThan(50)
  expect(taken.filter((name) => name !== undefined)).toEqual([])
})

interface Inner {
  properties?: Record<string, Inner>
  enum?: unknown[]
}

test('what a pattern means is told in the form that OpenAPI allows', async () => {
  const { app } = await aGateway()

  const { body } = await app.inject('/openapi.json')

  expect(body).toContain('"x-form":"three digits, such as 001"')
  expect(body).not.toContain('"form":')
})

test('the catalog describes records', async () => {
  const customers = {
    name: 'Customer',
    create: { type: 'object', description: 'c' },
    update: { type: 'object', description: 'u' },
    record: { type: 'object', description: 'r' },
    filters: { name: ['like'] },
    filterSchemas: { name__like: { type: 'string', description: 'a part of it' } },
    sorts: ['name'],
    examples: { create: { name: 'A' }, record: { id: '1' } },
  }
  const taxpayers = { ...customers, name: 'Taxpayer' }
  const resources = { customers, taxpayers, 'developer/customers': customers }
  const description = Buffer.from(JSON.stringify(resources))
  const { app } = await aGateway(
    { catalog: { describeResources: async () => ({ description }) } },
    { publicUrl: 'http://described' },
  )

  const { paths, components } = (await app.inject('/openapi.json')).json()

  const { get, post } = paths['/customers']
  const { schemas } = components
  expect(post.requestBody.content['application/json']).toMatchObject({
    schema: { $ref: '#/components/schemas/CustomerInput' },
    example: { name: 'A' },
  })
  const listed = get.responses['200'].content['application/json'].schema
  expect(listed).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Customer' }, maxItems: 1_000 })
  expect(get.responses['200'].headers).toHaveProperty('X-Total-Count')
  expect(schemas).toMatchObject({ Customer: { description: 'r' }, CustomerInput: { description: 'c' } })
  expect(schemas).toMatchObject({ CustomerChange: { description: 'u' }, DeveloperCustomer: { description: 'r' } })
  expect(schemas.TaxpayerInput.properties).toHaveProperty('signaturePassword')
  expect(schemas.Taxpayer).not.toHaveProperty('properties')
  const names = (path: string) => paths[path].get.parameters.map(({ name = '' }) => name).filter(Boolean)
  expect(names('/customers')).toEqual(['filter.name__like', 'query', 'limit', 'offset', 'sort'])
  expect(names('/v1/developer/customers')).toEqual(['page', 'limit', 'cursor', 'name__like'])
})

test('every answer carries a request id and the headers that keep a browser safe', async () => {
  const { app } = await aGateway()
  const answers = await Promise.all(
    ['/', '/customers', '/v1/developer/usage', '/nothing', '/%'].map((url) => app.inject(url)),
  )

  for (const { headers } of answers) {
    expect(headers['x-request-id']).toMatch(/^[\w-]+$/)
  }
  for (const { headers } of answers.slice(0, 4)) {
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  }
})

test("a caller's request id is echoed, unless it could do harm", async () => {
  const { app } = await aGateway()
  const idFor = async (id: string) =>
    (await app.inject({ url: '/', headers: { 'x-request-id': id } })).headers['x-request-id']

  expect(await idFor('order:17.a_b-c')).toBe('order:17.a_b-c')
  expect(await idFor('<script>')).not.toBe('<script>')
  expect(await idFor('x'.repeat(129))).toHaveLength(36)
})

test('an address that cannot be read is refused in the form of its family', async () => {
  const { app } = await aGateway()

  expect((await app.inject('/v1/developer/receipts/%')).json()).toMatchObject({ statusCode: 400, code: 'REQ_10005' })
  expect((await app.inject('/customers/%')).json()).toEqual({ statusCode: 400, message: expect.any(String) })
})

test('an unknown address outside the developer API is 404 in the form of family A', async () => {
  const { app } = await aGateway()

  expect((await app.inject('/nothing')).json()).toEqual({ statusCode: 404, message: expect.any(String) })
})

test('language models are told how to begin, and everything in one file', async () => {
  const { app } = await aGateway()

  const [short, full] = [await app.inject('/llms.txt'), await app.inject('/llms-full.txt')]

  expect(short.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(short.body).toMatch(/^# Electronic tax documents\n\n> /)
  for (const path of ['/openapi.json', '/llms-full.txt', '/docs/errors', '/mcp'])
    expect(short.body).toContain(`8080${path})`)
  for (const text of ['POST /v1/developer/invoices', 'explain_error', 'VAL_10000', 'TARJETA DE CRÉDITO'])
    expect(full.body).toContain(text)
  expect(full.body).not.toContain('Errors for operators')
})

test.each([
  '/openapi.json',
  '/openapi.json?profile=codegen',
  '/docs/postman.json',
  '/llms.txt',
  '/llms-full.txt',
  '/docs/errors',
  '/docs/guides/quick-start',
])('%s is packed once, and not sent to who has it', async (url) => {
  const { app } = await aGateway()
  const plain = await app.inject({ url })

  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)

  const again = await app.inject({ url, headers: { 'if-none-match': String(packed.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
