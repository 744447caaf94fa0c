import { ReceiptView } from '@etax/contracts'
import { orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { aGateway } from '../../../../tests/gateway.ts'

test('the API describes itself, from the schemas it validates with', async () => {
  const { app } = await aGateway()

  const document = (await app.inject('/openapi.json')).json()

  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/v1/developer/invoices', '/customers/{id}']))
  const { schema } = document.paths['/v1/developer/invoices'].post.requestBody.content['application/json']
  expect(schema).toEqual({ $ref: '#/components/schemas/InvoiceOrder' })
  const { schemas } = document.components
  expect(schemas.InvoiceOrder.additionalProperties).toBe(false)
  expect(Object.keys(schemas.InvoiceOrder.properties)).toEqual(
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
  const known = Object.entries(document.components).flatMap(([part, members]) =>
    Object.keys(members as object).map((name) => `#/components/${part}/${name}`),
  )
  expect(references.filter((reference) => !known.includes(reference))).toEqual([])
})

test('what a pattern means is told in the form that OpenAPI allows', async () => {
  const { app } = await aGateway()

  const { body } = await app.inject('/openapi.json')

  expect(body).toContain('"x-form":"three digits, such as 001"')
  expect(body).not.toContain('"form":')
})

test('what records look like, the catalog describes', async () => {
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
  const known = { customers, taxpayers, 'developer/customers': customers }
  const description = Buffer.from(JSON.stringify(known))
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
  expect(listed).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Customer' } })
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
  const idFor = async (given: string) =>
    (await app.inject({ url: '/', headers: { 'x-request-id': given } })).headers['x-request-id']

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
