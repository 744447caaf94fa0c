import { type ErrorDetail, type Text, words } from '@etax/kernel'
import { createLogger } from '@etax/runtime/logger'
import { orderKinds, type Schema, schemaKeywords, valueAt, valueForm } from '@etax/tax-document'
import { englishWordsIn, spanishWordsIn } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { aGateway, everyRoute } from '../../tests/gateway.ts'
import { httpApp } from './app.ts'

async function problemsWith(schema: object, body: object, language = 'en'): Promise<ErrorDetail[]> {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  app.post('/v1/try', { schema: { body: schema } }, async () => ({}))
  const headers = { 'accept-language': language }
  const answer = await app.inject({ method: 'POST', url: '/v1/try', headers, payload: body })
  return answer.json().details
}

function withoutFacts(details: readonly ErrorDetail[]) {
  return details.map(({ params: _, ...detail }) => detail)
}

const digits = {
  type: 'string',
  pattern: '^[0-9]{3}$',
  form: words('three digits, such as 001', 'tres dígitos, por ejemplo 001'),
}
const decimal = {
  type: ['number', 'string'],
  pattern: '^[0-9.]+$',
  form: words('a number or a decimal text, such as 12.50', 'un número o un texto decimal, por ejemplo 12.50'),
}
const long = 'x'.repeat(70)

const shapes: [what: string, schema: unknown, value: unknown, code: string, message: string][] = [
  ['type', { type: 'string' }, 7, 'FLD_10003', 'must be a text; it is 7'],
  ['type', { type: 'integer' }, 1.5, 'FLD_10003', 'must be a whole number; it is 1.5'],
  ['type', { type: 'boolean' }, 'yes', 'FLD_10003', 'must be true or false; it is "yes"'],
  ['type', { type: 'object' }, [], 'FLD_10003', 'must be an object'],
  ['type', { type: 'array' }, {}, 'FLD_10003', 'must be a list'],
  ['type', { type: ['string', 'null'] }, 7, 'FLD_10003', 'must be a text or null; it is 7'],
  [
    'type of a number that may be a text',
    decimal,
    true,
    'FLD_10003',
    'must be a number or a decimal text, such as 12.50; it is true',
  ],
  ['type of a text with a form', digits, 1, 'FLD_10003', 'must be a text: three digits, such as 001; it is 1'],
  ['pattern', digits, '1', 'FLD_10005', 'must be three digits, such as 001; it is "1"'],
  [
    'pattern of a decimal',
    decimal,
    'ten',
    'FLD_10005',
    'must be a number or a decimal text, such as 12.50; it is "ten"',
  ],
  [
    'pattern without words',
    { type: 'string', pattern: '^a$' },
    'b',
    'FLD_10005',
    'does not have the required form; it is "b"',
  ],
  [
    'format',
    { type: 'string', format: 'date' },
    '21/11/2026',
    'FLD_10005',
    'must be a day of the calendar written YYYY-MM-DD, such as 2026-11-22; it is "21/11/2026"',
  ],
  [
    'format',
    { type: 'string', format: 'uuid' },
    'x',
    'FLD_10005',
    'must be a UUID, such as 01935a2e-7c1f-7abc-8def-0123456789ab; it is "x"',
  ],
  [
    'format',
    { type: 'string', format: 'email' },
    'x',
    'FLD_10005',
    'must be an e-mail address, such as compras@example.com; it is "x"',
  ],
  [
    'maxLength',
    { type: 'string', maxLength: 3 },
    'abcd',
    'FLD_10006',
    'must have at most 3 characters; it has 4; it is "abcd"',
  ],
  [
    'maxLength',
    { type: 'string', minLength: 1, maxLength: 3 },
    '😀'.repeat(4),
    'FLD_10006',
    'must have at most 3 characters; it has 4; it is "😀😀😀😀"',
  ],
  ['minLength', { type: 'string', minLength: 1 }, '', 'FLD_10001', 'is required: a text'],
  [
    'minLength',
    { type: 'string', minLength: 8, maxLength: 200 },
    'abc',
    'FLD_10006',
    'must have 8 to 200 characters; it has 3; it is "abc"',
  ],
  [
    'minLength',
    { type: 'string', minLength: 2, maxLength: 2 },
    'abc',
    'FLD_10006',
    'must have 2 characters; it has 3; it is "abc"',
  ],
  ['minItems', { type: 'array', minItems: 1 }, [], 'FLD_10006', 'must have at least 1 entry; it is empty'],
  ['maxItems', { type: 'array', maxItems: 2 }, [1, 2, 3], 'FLD_10006', 'must have at most 2 entries; it has 3'],
  ['uniqueItems', { type: 'array', uniqueItems: true }, [1, 1], 'FLD_10009', 'has an entry twice'],
  ['minProperties', { type: 'object', minProperties: 1 }, {}, 'FLD_10006', 'must have at least 1 field; it is empty'],
  [
    'maxProperties',
    { type: 'object', maxProperties: 1 },
    { a: 1, b: 2 },
    'FLD_10006',
    'must have at most 1 field; it has 2',
  ],
  ['minimum', { type: 'integer', minimum: 1 }, 0, 'FLD_10007', 'must be at least 1; it is 0'],
  ['maximum', { type: 'integer', maximum: 9 }, 10, 'FLD_10007', 'must be at most 9; it is 10'],
  ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 0 }, 0, 'FLD_10007', 'must be more than 0; it is 0'],
  ['exclusiveMaximum', { type: 'number', exclusiveMaximum: 1 }, 2, 'FLD_10007', 'must be less than 1; it is 2'],
  ['multipleOf', { type: 'number', multipleOf: 5 }, 7, 'FLD_10007', 'must be a multiple of 5; it is 7'],
  ['enum', { type: 'string', enum: ['DAY', 'YEAR'] }, 'WEEK', 'FLD_10004', 'must be one of DAY, YEAR; it is "WEEK"'],
  ['enum', { type: 'string', enum: ['DAY'] }, long, 'FLD_10004', `must be one of DAY; it is "${'x'.repeat(57)}…"`],
  ['const', { const: 'INVOICE' }, 'WAYBILL', 'FLD_10004', 'must be "INVOICE"; it is "WAYBILL"'],
  ['anyOf', { anyOf: [{ const: 1 }, { const: 2 }] }, 3, 'FLD_10004', 'must be 1; it is 3'],
  ['not', { not: { const: 1 } }, 1, 'FLD_10009', 'breaks a rule of its schema; it is 1'],
  ['a schema that takes nothing', false, 1, 'FLD_10002', 'is not known here; it is 1'],
]

const holding = (schema: unknown) => ({ type: 'object', properties: { value: schema }, required: ['value'] })

test.each(shapes)('%s is said in words: %j', async (_keyword, schema, value, code, message) => {
  const [first] = withoutFacts(await problemsWith(holding(schema), { value }))

  expect(first).toEqual({ path: 'value', code, message })
})

test.each(shapes)('%s is said in Spanish too: %j', async (_keyword, schema, value, code, message) => {
  const [first] = await problemsWith(holding(schema), { value }, 'es')

  expect(first).toMatchObject({ path: 'value', code })
  expect(englishWordsIn(first?.message ?? message)).toEqual([])
  expect(first?.message.match(/"[^"]*"|\d+/g)).toEqual(message.match(/"[^"]*"|\d+/g))
})

test.each([
  [{ type: 'string', minLength: 8, maxLength: 200 }, 'abc', { min: 8, max: 200, count: 3, received: '"abc"' }],
  [{ type: 'integer', minimum: 1 }, 0, { min: 1, received: '0' }],
  [{ enum: ['DAY', 'YEAR'] }, ['DAY'], { allowed: ['DAY', 'YEAR'], received: 'a list' }],
])('programs find what was asked and what was sent among the facts: %j', async (schema, value, facts) => {
  expect(await problemsWith(holding(schema), { value })).toContainEqual(
    expect.objectContaining({ params: expect.objectContaining(facts) }),
  )
})

test('what is left out on purpose is said why, in either language', async () => {
  const reason = words('A note has no payments. Leave them out.', 'Una nota no tiene pagos. No los envíe.')
  const schema = { type: 'object', additionalProperties: false, 'x-left-out': { payments: reason } }

  expect(await problemsWith(schema, { payments: [] })).toMatchObject([{ message: reason.en }])
  expect(await problemsWith(schema, { payments: [] }, 'es')).toMatchObject([{ message: reason.es }])
})

test('the value of a secret field is not repeated', async () => {
  const secret = { type: 'string', minLength: 12 }
  const properties = { password: secret, signaturePassword: secret, file: secret }
  const body = { password: 'hunter2', signaturePassword: 'hunter2', file: 'hunter2' }

  expect(JSON.stringify(await problemsWith({ type: 'object', properties }, body))).not.toContain('hunter2')
})

test('a missing field is described by its schema and example', async () => {
  const item = {
    type: 'object',
    if: { required: ['productId'] },
    else: { required: ['code', 'unit'] },
    properties: { code: { type: 'string', maxLength: 25 }, unit: { type: 'string', enum: ['KG', 'L'] } },
  }
  const customer = { type: 'object', required: ['legalName'], properties: { legalName: { type: 'string' } } }
  const schema = {
    type: 'object',
    required: ['customer', 'copies'],
    properties: {
      customer,
      copies: { type: 'integer', minimum: 1, maximum: 9 },
      items: { type: 'array', items: item },
    },
    examples: [{ customer: { legalName: 'Andina' }, items: [{ code: 'A-1' }] }],
  }

  expect(withoutFacts(await problemsWith(schema, { items: [{ code: 'A-1' }, {}] }))).toEqual([
    { path: 'customer', code: 'FLD_10001', message: 'is required: an object, such as {"legalName":"Andina"}' },
    { path: 'copies', code: 'FLD_10001', message: 'is required: a whole number from 1 to 9' },
    { path: 'items[0].unit', code: 'FLD_10001', message: 'is required: one of KG, L' },
    { path: 'items[1].code', code: 'FLD_10001', message: 'is required: a text of at most 25 characters, such as A-1' },
    { path: 'items[1].unit', code: 'FLD_10001', message: 'is required: one of KG, L' },
  ])
})

test('so is a missing field of a body that is a component', async () => {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  const properties = { name: { type: 'string', maxLength: 9 } }
  app.addSchema({ $id: 'Try', type: 'object', required: ['name'], properties, examples: [{ name: 'Caja 1' }] })
  app.post('/v1/try', { schema: { body: { $ref: 'Try#' } } }, async () => ({}))
  const answer = await app.inject({ method: 'POST', url: '/v1/try', payload: {} })

  expect(withoutFacts(answer.json().details)).toEqual([
    { path: 'name', code: 'FLD_10001', message: 'is required: a text of at most 9 characters, such as Caja 1' },
  ])
})

test('nothing within a forbidden member is reported', async () => {
  const schema = {
    type: 'object',
    properties: { id: {}, customer: { type: 'object', required: ['name'] } },
    if: { required: ['id'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { properties: { customer: { not: {}, form: words('left out', 'omitido') } } },
  }

  expect(await problemsWith(schema, { id: 1, customer: {} })).toMatchObject([
    { path: 'customer', message: 'must be left out' },
  ])
})

test('a missing field is required, also where another asks for it', async () => {
  const schema = {
    type: 'object',
    required: ['a'],
    properties: { a: {}, b: {}, c: {} },
    dependencies: { b: ['c'] },
  }

  expect(withoutFacts(await problemsWith(schema, { b: 1 }))).toEqual([
    { path: 'a', code: 'FLD_10001', message: 'is required' },
    { path: 'c', code: 'FLD_10001', message: 'is required together with b' },
  ])
})

test.each([
  ['disscount', 'is not known here; perhaps discount is meant'],
  ['Discount', 'is not known here; perhaps discount is meant'],
  ['unitprice', 'is not known here; perhaps unitPrice is meant'],
  ['colour', 'is not known here: leave it out, or use one of discount, unitPrice, id'],
  ['d'.repeat(10_000), 'is not known here: leave it out, or use one of discount, unitPrice, id'],
])('an unknown field is named, with the one that is probably meant (%#)', async (name, message) => {
  const properties = { discount: {}, unitPrice: {}, id: {} }
  const schema = { type: 'object', additionalProperties: false, properties }

  expect(withoutFacts(await problemsWith(schema, { [name]: 1 }))).toEqual([{ path: name, code: 'FLD_10002', message }])
})

test('the name of a field can be what is wrong', async () => {
  const schema = { type: 'object', propertyNames: { type: 'string', maxLength: 3 } }

  expect(withoutFacts(await problemsWith(schema, { abcd: 1 }))).toEqual([
    { path: 'abcd', code: 'FLD_10006', message: 'has a name that must have at most 3 characters; it has 4' },
  ])
})

const ANNOTATIONS = new Set([
  'title',
  'description',
  'examples',
  'default',
  'form',
  'published',
  '$id',
  '$ref',
  '$defs',
])
const APPLICATORS = new Set([
  'properties',
  'patternProperties',
  'items',
  'allOf',
  'then',
  'else',
  'if',
  'propertyNames',
])

function* schemasIn(schema: unknown): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return
  if (Array.isArray(schema)) for (const one of schema) yield* schemasIn(one)
  else {
    yield { ...schema }
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'properties' || keyword === 'patternProperties')
        for (const one of Object.values(value)) yield* schemasIn(one)
      else if (
        !['enum', 'const', 'examples', 'default', 'required', 'published', 'form', 'x-left-out'].includes(keyword)
      )
        yield* schemasIn(value)
    }
  }
}

function schemasOf({ schema = {} }: RouteOptions): unknown[] {
  const body = schema.body as { content?: Record<string, { schema: unknown }> } | undefined
  const bodies = body?.content === undefined ? [body] : Object.values(body.content).map((one) => one.schema)
  return [...bodies, schema.querystring, schema.params, schema.headers]
}

test('every keyword of every schema of the API has its words, and every pattern its form', async () => {
  const schemas = (await everyRoute()).flatMap(schemasOf).flatMap((schema) => [...schemasIn(schema)])
  const used = new Set(schemas.flatMap((schema) => Object.keys(schema)))
  const speechless = [...used].filter(
    (name) => !ANNOTATIONS.has(name) && !APPLICATORS.has(name) && !(name in schemaKeywords),
  )
  const forms = schemas.flatMap(({ form }) => (form === undefined ? [] : [form as Text]))
  const formless = schemas.filter(({ pattern, form }) => pattern !== undefined && form === undefined)

  expect(schemas.length).toBeGreaterThan(200)
  expect(speechless).toEqual([])
  expect(formless).toEqual([])
  expect(forms.filter(({ es }) => englishWordsIn(es).length > 0)).toEqual([])
})

/** The form of each member, with its example: its own, or that of the whole. */
function* formsIn(schema: Schema, whole = schema.examples?.[0], names: readonly string[] = []): Generator<Text> {
  if (typeof schema !== 'object' || schema === null) return
  const form = valueForm(schema, valueAt(whole, names) ?? schema.examples?.[0])
  if (form !== undefined) yield form
  for (const [name, member] of Object.entries(schema.properties ?? {})) yield* formsIn(member, whole, [...names, name])
  if (schema.items !== undefined) yield* formsIn(schema.items, whole, [...names, '0'])
}

test('the form of no member has an English word in Spanish, or a Spanish one in English', async () => {
  const schemas = [...(await everyRoute()).flatMap(schemasOf), ...orderKinds.map(({ schema }) => schema)]
  const forms = schemas.filter((schema) => schema !== undefined).flatMap((schema) => [...formsIn(schema as Schema)])

  expect(forms.length).toBeGreaterThan(300)
  expect(forms.filter(({ es }) => englishWordsIn(es).length > 0).map(({ es }) => es)).toEqual([])
  expect(forms.filter(({ en }) => spanishWordsIn(en).length > 0).map(({ en }) => en)).toEqual([])
})

const RAW =
  /must match (pattern|format)|must be string|must be (number|string),|must NOT|must have required|fewer than|more than \d+ (characters|items)/

test('whatever is posted as an order, no message is in the words of the validator', async () => {
  const { app, aWorkspace } = await aGateway({
    issuance: { findDuplicate: async () => ({ found: false, receipt: null, warnings: [] }) },
  })
  const { testKey } = await aWorkspace()
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': '1799999990001' }
  const anything = fc.anything({ maxDepth: 1, values: [fc.string(), fc.double(), fc.boolean(), fc.constant(null)] })
  const members = ['code', 'quantity', 'unitPrice', 'taxType', 'tax', 'details', 'ice', 'productId', 'discuont']
  const item = fc.dictionary(fc.constantFrom(...members), anything)
  const order = fc.record(
    {
      customer: fc.oneof(
        anything,
        fc.dictionary(fc.constantFrom('email', 'identificationType', 'legalName'), anything),
      ),
      items: fc.oneof(anything, fc.array(item)),
      issueDate: anything,
      establishment: anything,
      payments: fc.oneof(anything, fc.array(fc.dictionary(fc.constantFrom('method', 'amount', 'timeUnit'), anything))),
      additionalInfo: anything,
      sendEmail: anything,
    },
    { requiredKeys: [] },
  )
  const kinds = fc.constantFrom('invoices', 'credit-notes', 'withholdings')

  await fc.assert(
    fc.asyncProperty(kinds, order, async (kind, payload) => {
      const url = `/v1/developer/${kind}`
      const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.parse(JSON.stringify(payload)) })
      const messages = (answer.json().details ?? []).map(({ message }: { message: string }) => message)
      expect(messages.filter((message: string) => RAW.test(message))).toEqual([])
    }),
    { numRuns: 150 },
  )
})
