import { expect, test } from '@jest/globals'
import { type Api, breakingChanges } from './compare-apis.ts'
import type { Schema } from './compare-schemas.ts'

const text = () => ({ type: 'string' })

function api({
  order = {},
  receipt = {},
  ...more
}: {
  order?: object
  receipt?: object
  [more: string]: unknown
} = {}): Api {
  return {
    paths: {
      '/invoices': {
        post: {
          operationId: 'issueInvoice',
          parameters: [{ name: 'x-taxpayer-ruc', in: 'header', required: true, schema: text() }],
          requestBody: { required: true, content: json({ $ref: '#/components/schemas/Order' }) },
          responses: {
            202: {
              content: json({ $ref: '#/components/schemas/Receipt' }),
              headers: { 'X-Request-Id': { schema: text() } },
            },
            400: {},
          },
          security: [{ apiKey: [] }],
          ...more,
        },
      },
    },
    servers: [{ url: 'http://127.0.0.1:8080' }],
    webhooks: {
      'receipt.authorized': {
        post: {
          parameters: [{ name: 'webhook-signature', in: 'header', required: true, schema: text() }],
          requestBody: { content: json(object({ id: text() }, ['id'])) },
        },
      },
    },
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      schemas: {
        Order: object(
          { code: text(), parts: { type: 'array', items: { $ref: '#/components/schemas/Order' } }, ...order },
          ['code'],
        ),
        Receipt: object(
          {
            id: { ...text(), format: 'uuid' },
            key: { ...text(), pattern: '^[0-9]{49}$' },
            state: { type: 'string', enum: ['DRAFT'] },
            ...receipt,
          },
          ['id'],
        ),
      },
    },
  }
}

function json(schema: Schema) {
  return { 'application/json': { schema } }
}

function object(properties: Record<string, unknown>, required: string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false }
}

function changed(change: (after: Api) => void): string[] {
  const after = structuredClone(api())
  change(after)
  return breakingChanges(api(), after)
}

// biome-ignore lint/suspicious/noExplicitAny: the tests reach into a document that they wrote themselves
const post = ({ paths }: Api): any => paths?.['/invoices']?.post
// biome-ignore lint/suspicious/noExplicitAny: as above
const component = ({ components }: Api, name: string): any => (components as any)?.schemas?.[name]

function renamed(from: string, to: string) {
  return (after: Api) => {
    const text = JSON.stringify(after)
      .replaceAll(`schemas/${from}"`, `schemas/${to}"`)
      .replace(`"${from}":`, `"${to}":`)
    Object.assign(after, JSON.parse(text))
  }
}

test('an operation without authentication stays open', () => {
  const open = api({ security: [] })
  expect(breakingChanges(open, api())).toEqual(['POST /invoices: no sign-in is no longer enough'])
})

test('an unchanged document breaks no caller', () => {
  expect(breakingChanges(api(), api())).toEqual([])
})

test.each<[string, (after: Api) => void, string]>([
  ['an operation that is gone', ({ paths }) => delete paths?.['/invoices'], 'POST /invoices is gone'],
  ['another name of an operation', (after) => Object.assign(post(after), { operationId: 'issue' }), 'operationId'],
  [
    'a new header that is required',
    (after) => post(after).parameters.push({ name: 'a', in: 'header', required: true }),
    'header a is required now',
  ],
  ['a parameter that is gone', (after) => post(after).parameters.pop(), 'header x-taxpayer-ruc is no longer known'],
  ['a success that is gone', (after) => delete post(after).responses[202], '202 is no longer answered'],
  [
    'a content type that is gone',
    (after) => Object.assign(post(after).responses[202], { content: {} }),
    'application/json is gone',
  ],
  [
    'another way to sign in',
    (after) => Object.assign(post(after), { security: [{ session: [] }] }),
    'apiKey is no longer enough',
  ],
  [
    'a member that a request must have now',
    (after) => component(after, 'Order').required.push('parts'),
    'Order.parts is required now',
  ],
  [
    'a member that a request may not have now',
    (after) => delete component(after, 'Order').properties.parts,
    'Order.parts is no longer known',
  ],
  [
    'a shorter text',
    (after) => Object.assign(component(after, 'Order').properties.code, { maxLength: 5 }),
    'maxLength is 5 now, was unbounded',
  ],
  [
    'a text() that must not be empty now',
    (after) => Object.assign(component(after, 'Order').properties.code, { minLength: 1 }),
    'minLength is 1 now',
  ],
  [
    'a pattern',
    (after) => Object.assign(component(after, 'Order').properties.code, { pattern: '^A' }),
    'pattern is "^A" now',
  ],
  [
    'fewer values',
    (after) => Object.assign(component(after, 'Order').properties.code, { enum: ['A'] }),
    'takes only certain values now',
  ],
  [
    'another type in a request',
    (after) => Object.assign(component(after, 'Order').properties.code, { type: 'integer' }),
    'no longer takes string',
  ],
  [
    'a member that an answer lacks',
    (after) => delete component(after, 'Receipt').properties.state,
    'Receipt.state is gone',
  ],
  [
    'a member that may be missing in an answer',
    (after) => component(after, 'Receipt').required.pop(),
    'Receipt.id may now be missing',
  ],
  [
    'null in an answer',
    (after) => Object.assign(component(after, 'Receipt').properties.id, { type: ['string', 'null'] }),
    'Receipt.id may now be null',
  ],
  [
    'another header of the key',
    ({ components }) => Object.assign(components?.securitySchemes?.apiKey ?? {}, { name: 'Authorization' }),
    'security scheme apiKey is apiKey header Authorization now, was apiKey header X-API-Key',
  ],
  ['a security scheme that is gone', ({ components }) => delete components?.securitySchemes, 'apiKey is gone'],
  [
    'a further scheme beside the key',
    (after) => Object.assign(post(after), { security: [{ apiKey: [], csrf: [] }] }),
    'apiKey is no longer enough',
  ],
  ['a header of an answer that is gone', (after) => delete post(after).responses[202].headers, 'x-request-id is gone'],
  [
    'a header of a webhook that is gone',
    ({ webhooks }) => delete webhooks?.['receipt.authorized']?.post?.parameters,
    'POST receipt.authorized: header webhook-signature is gone',
  ],
  [
    'a header of a webhook that may be missing',
    ({ webhooks }) => Object.assign(webhooks?.['receipt.authorized']?.post?.parameters?.[0] ?? {}, { required: false }),
    'header webhook-signature may now be missing',
  ],
  [
    'another format in an answer',
    (after) => Object.assign(component(after, 'Receipt').properties.id, { format: 'date-time' }),
    'Receipt.id: format is "date-time" now, was "uuid"',
  ],
  [
    'another pattern in an answer',
    (after) => Object.assign(component(after, 'Receipt').properties.key, { pattern: '^[0-9]{50}$' }),
    'Receipt.key: pattern is "^[0-9]{50}$" now',
  ],
  [
    'another path of the server',
    (after) => Object.assign(after, { servers: [{ url: 'https://api.example/etax' }] }),
    'servers: the path is /etax now, was /',
  ],
  ['another name of a schema', renamed('Receipt', 'Document'), 'schema Receipt is gone'],
  [
    'a webhook that is gone',
    (after) => delete after.webhooks?.['receipt.authorized'],
    'POST receipt.authorized is gone',
  ],
])('%s breaks', (_what, change, sentence) => {
  expect(changed(change)).toEqual([expect.stringContaining(sentence)])
})

test.each<[string, (after: Api) => void]>([
  ['a new operation', ({ paths }) => Object.assign(paths ?? {}, { '/new': { get: {} } })],
  ['an optional member of a request', (after) => Object.assign(component(after, 'Order').properties, { note: text() })],
  ['a new member of an answer', (after) => Object.assign(component(after, 'Receipt').properties, { note: text() })],
  ['a new value in an answer', (after) => component(after, 'Receipt').properties.state.enum.push('VOIDED')],
  ['a member that a request may leave out now', (after) => component(after, 'Order').required.pop()],
  ['another address of the server', (after) => Object.assign(after, { servers: [{ url: 'https://api.example' }] })],
  ['a refusal that is no longer given', (after) => delete post(after).responses[400]],
  ['no key being asked for', (after) => Object.assign(post(after), { security: [] })],
  ['a further header of an answer', (after) => Object.assign(post(after).responses[202].headers, { ETag: {} })],
  [
    'a format of what had none in an answer',
    (after) => Object.assign(component(after, 'Receipt').properties.state, { format: 'x' }),
  ],
  ['a further refusal', (after) => Object.assign(post(after).responses, { 409: {} })],
  ['a further way to sign in', (after) => post(after).security.push({ session: [] })],
  [
    'null in a request',
    (after) => Object.assign(component(after, 'Order').properties.code, { type: ['string', 'null'] }),
  ],
])('%s breaks nothing', (_what, change) => {
  expect(changed(change)).toEqual([])
})

test('a value that an alternative of a request no longer allows is reported within it', () => {
  const either = (...oneOf: Schema[]) => api({ order: { customer: { oneOf } } })
  const byId = object({ id: text() }, ['id'])
  const byName = object({ name: text() }, ['name'])
  expect(breakingChanges(either(byId, byName), either(byId))).toEqual([expect.stringContaining('asks for more')])
  expect(
    breakingChanges(either(byId, byName), either(byId, object({ name: text(), ruc: text() }, ['name', 'ruc']))),
  ).toEqual(['Order.customer(oneOf 2).ruc is required now'])
  expect(breakingChanges(either(byId), either(byId, byName))).toEqual([])
})

test('a shared parameter is compared as one of each operation that refers to it', () => {
  const shared = (required: boolean) => ({
    ...api({ parameters: [{ $ref: '#/components/parameters/Mode' }] }),
    components: {
      schemas: { Order: {}, Receipt: {} },
      parameters: { Mode: { name: 'x-mode', in: 'header', required } },
    },
  })
  expect(breakingChanges(shared(false), shared(true))).toEqual(['POST /invoices: header x-mode is required now'])
  expect(breakingChanges(shared(true), shared(false))).toEqual([])
})
