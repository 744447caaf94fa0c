import { orderKinds } from '@etax/tax-document'
import fc, { type Arbitrary } from 'fast-check'
import type { RouteOptions } from 'fastify'
import { chance } from '../../../libs/tax-document/tests/random.ts'
import { randomOrder } from '../../../libs/tax-document/tests/random-orders.ts'
import { TEST_RUC } from '../../../services/api-gateway/tests/fake-clients.ts'
import type { ResourcePath } from '../../../services/catalog/src/domain/resource.ts'
import { exampleOf } from '../../../services/catalog/src/resources/examples.ts'
import { resources } from '../../../services/catalog/src/resources/resources.ts'
import { examples } from './documents.ts'
import { editedJson } from './edit-json.ts'
import type { Opened } from './fuzz-class.ts'
import { writeRequest } from './http-request.ts'

const ID = '01935a2e-7c1f-7abc-8def-0123456789ab'
const BY_KEY = { 'content-type': 'application/json', 'x-api-key': 'KEY', 'x-taxpayer-ruc': TEST_RUC }
const BY_SESSION = {
  'content-type': 'application/json',
  cookie: 'SESSION',
  'x-csrf-token': 'CSRF',
  'x-taxpayer-ruc': TEST_RUC,
}

/** Requests to all routes: mostly with a fitting order or record, the rest random. */
export function requestsOf(routes: readonly RouteOptions[]): Pick<Opened, 'corpus' | 'structured'> {
  return {
    corpus: [...exampleOrders(), ...exampleRecords()],
    structured: fc.oneof(
      { weight: 6, arbitrary: orders },
      { weight: 2, arbitrary: records },
      { weight: 1, arbitrary: queries(routes) },
      { weight: 1, arbitrary: anything(routes) },
    ),
  }
}

interface Posted {
  documentType: string
  order: unknown
}

function exampleOrders(): Buffer[] {
  return postedExamples().map(({ documentType, order }) => postOrder(documentType, JSON.stringify(order), ''))
}

function postedExamples(): Posted[] {
  return examples('json').map((text) => {
    const { documentType, ...order } = JSON.parse(text.toString()).order
    return { documentType, order }
  })
}

function exampleRecords(): Buffer[] {
  return Object.keys(resources).map((path) => {
    const body = Buffer.from(JSON.stringify(exampleOf(path as ResourcePath).sent))
    return writeRequest({ method: 'POST', url: addressOf(path, false), headers: BY_KEY, body })
  })
}

function postOrder(documentType: string, text: string, ending: string): Buffer {
  const kind = orderKinds.find((one) => one.documentType === documentType)
  const bySession = kind?.audience === 'session'
  const url = `${bySession ? '/account' : '/v1/developer'}${kind?.path}${ending}`
  return writeRequest({ method: 'POST', url, headers: bySession ? BY_SESSION : BY_KEY, body: Buffer.from(text) })
}

const posted: Arbitrary<Posted> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom(40, 60, 200)).map(([seed, oddity]) => {
      const { documentType, ...order } = randomOrder(chance(seed), oddity)
      return { documentType, order }
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...postedExamples()) },
)

const orders = posted.chain(({ documentType, order }) =>
  fc
    .tuple(
      fc.oneof(fc.constant(JSON.stringify(order)), editedJson(fc.constant(order))),
      fc.constantFrom('', '/preview'),
    )
    .map(([text, ending]) => postOrder(documentType, text, ending)),
)

function addressOf(path: string, isChange: boolean): string {
  if (isChange) return `/${path}/${ID}`
  return path === 'invoices' ? '/invoice' : `/${path}`
}

const records = fc
  .tuple(fc.constantFrom(...(Object.keys(resources) as ResourcePath[])), fc.boolean())
  .chain(([path, isChange]) =>
    editedJson(fc.constant(exampleOf(path).sent)).map((text) =>
      writeRequest({
        method: isChange ? 'PUT' : 'POST',
        url: addressOf(path, isChange),
        headers: BY_KEY,
        body: Buffer.from(text),
      }),
    ),
  )

const queryValue = fc.oneof(
  fc.constantFrom('1', '0', '-1', '101', 'true', 'null', ID, '2026-11-21', '2026-02-30', '2026-11-21T10:00:00-05:00'),
  fc.constantFrom(
    'CSV',
    'csv',
    'json',
    'COMPLETED',
    'customer',
    'month',
    '1710034065',
    '001-001-000000001',
    '__proto__',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('x'.repeat(2_000), '[]', 'a[b]=c', '(a+)+$', '.*', '$gt', '{"$gt":""}', 'eyJpZCI6IngifQ'),
)

/** Expected and unexpected parameters, possibly repeated, and headers. */
function queries(routes: readonly RouteOptions[]): Arbitrary<Buffer> {
  const readable = routes.filter(({ method, url }) => [method].flat().includes('GET') && !url.includes('*'))
  return fc.constantFrom(...readable).chain((route) =>
    fc
      .record({
        query: fc.array(fc.tuple(fc.constantFrom(...namesOf(route), 'zz', '__proto__', 'limit'), queryValue), {
          maxLength: 4,
        }),
        headers,
        id: fc.oneof(fc.constant(ID), queryValue),
      })
      .map(({ query, headers: more, id }) => {
        const filled = route.url.replace(/:\w+/g, () => encodeURIComponent(id.toWellFormed()).slice(0, 200))
        const queryText = query.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')
        const own = route.url.startsWith('/account') ? BY_SESSION : BY_KEY
        const url = queryText === '' ? filled : `${filled}?${queryText}`
        return writeRequest({ method: 'GET', url, headers: { ...own, ...more }, body: Buffer.alloc(0) })
      }),
  )
}

function namesOf({ schema }: RouteOptions): string[] {
  const { properties = {} } = (schema as { querystring?: { properties?: object } } | undefined)?.querystring ?? {}
  return Object.keys(properties)
}

const headers: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-language',
    'x-mode',
    'x-taxpayer-ruc',
    'x-api-key',
    'if-none-match',
    'range',
    'x-request-id',
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      '*',
      'test',
      'live',
      'es',
      'es;q=9',
      '*/*;q=-1',
      'text/csv',
      'bytes=0-',
      '"x"',
      TEST_RUC,
      ','.repeat(500),
    ),
    fc.string({ maxLength: 30 }),
  ),
  { maxKeys: 2 },
)

function anything(routes: readonly RouteOptions[]): Arbitrary<Buffer> {
  const taking = routes.flatMap(({ method, url }) =>
    [method].flat().flatMap((one) => (TAKE_BODIES.has(one) ? [{ method: one, url }] : [])),
  )
  const body = fc.oneof(
    fc.json(),
    posted.map(({ order }) => JSON.stringify(order)),
    editedJson(fc.jsonValue()),
    small,
  )
  return fc.tuple(fc.constantFrom(...taking), body, headers).map(([{ method, url }, text, more]) => {
    const own = url.startsWith('/account') ? BY_SESSION : BY_KEY
    const filled = url.replace(/:\w+/g, ID).replace('*', 'x')
    return writeRequest({ method, url: filled, headers: { ...own, ...more }, body: Buffer.from(text) })
  })
}

const TAKE_BODIES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const small = editedJson(
  fc.dictionary(
    fc.constantFrom(
      'email',
      'password',
      'name',
      'url',
      'events',
      'nextSequential',
      'xml',
      'reason',
      'recipients',
      'items',
      'token',
    ),
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.nat(),
      fc.array(fc.string()),
      fc.constantFrom('a@example.com', 'https://example.com/h'),
    ),
    { maxKeys: 4 },
  ),
)
