import { until } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway, everyRoute } from '../../tests/gateway.ts'
import { isSecretName } from './domain/without-secrets.ts'
import { takesSecret } from './logged-address.ts'

const SECRET = 'Zx9-hunter'
const JSON_BODY = { 'content-type': 'application/json' }
const ID = '01935a2e-7c1f-7abc-8def-0123456789ab'

async function aLog() {
  const { app, aWorkspace, keepRequests, requestLog } = await aGateway()
  const { testKey } = await aWorkspace()
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    rest: { payload?: object | string; headers?: object } = {},
  ) =>
    app.inject({ method, url, ...rest, headers: { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, ...rest.headers } })
  const rows = async (expected: number) => {
    await until('all are logged', async () => {
      await keepRequests.write()
      return requestLog.rows.length >= expected
    })
    return requestLog.rows
  }
  return { send, rows }
}

test('the routes that take a secret are known by what they declare', async () => {
  const taking = (await everyRoute()).filter(takesSecret).map(({ method, url }) => `${method} ${url}`)

  expect(taking).toEqual(
    expect.arrayContaining([
      'POST /v1/developer/certificate',
      'POST /taxpayers',
      'PUT /taxpayers/:id',
      'POST /account/sign-up',
      'POST /account/session',
    ]),
  )
})

test('every body with a secret in it, as it is published, is of a route that is known to take one', async () => {
  const { app } = await aGateway()
  const { paths, components } = (await app.inject({ url: '/openapi.json' })).json()
  const taking = new Set(
    (await everyRoute()).filter(takesSecret).map(({ method, url }) => `${method} ${url}`.toLowerCase()),
  )

  const routes = Object.entries(paths as Record<string, Record<string, object>>).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => namesSecret((operation as { requestBody?: object }).requestBody, components.schemas))
      .map(([method]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`.toLowerCase()),
  )

  expect(routes.length).toBeGreaterThan(5)
  expect(routes.filter((route) => !taking.has(route))).toEqual([])
})

function namesSecret(schema: unknown, named: Readonly<Record<string, unknown>>): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { properties = {}, $ref = '' } = schema as { properties?: object; $ref?: string }
  const parts = [...Object.values(schema), named[$ref.replace('#/components/schemas/', '')]]
  return Object.keys(properties).some(isSecretName) || parts.some((part) => namesSecret(part, named))
}

const NAMES = ['psw', 'pasword', 'senha', 'x', 'clave_de_la_firma', SECRET]
const BODIES = NAMES.flatMap((name): (object | string)[] => [
  { [name]: SECRET },
  { file: 'TUlJ', [name]: { [SECRET]: 1 } },
  [[name, SECRET]],
  { list: [SECRET, name] },
  JSON.stringify(SECRET),
  `{"${name}":"${SECRET}`,
])
const PLACES: ['GET' | 'POST' | 'PUT' | 'DELETE', string][] = [
  ['POST', '/v1/developer/certificate'],
  ['POST', `/v1/developer/certificate?psw=${SECRET}&${SECRET}`],
  ['POST', `/v1/developer/certificate/${SECRET}`],
  ['GET', `/v1/developer/certificate/${SECRET}/status`],
  ['POST', `/v1/developer/certificates/${SECRET}?x=${SECRET}`],
  ['POST', `/v1//developer/certificate/${SECRET}`],
  ['POST', `/V1/Developer/Certificate/${SECRET}`],
  ['POST', `/v1/developer/certificate;psw=${SECRET}`],
  ['POST', `/v1/developer/certificate%2f${SECRET}`],
  ['POST', `/${SECRET}`],
  ['POST', `/certificate/${SECRET}`],
  ['POST', '/taxpayers'],
  ['PUT', `/taxpayers/${ID}`],
  ['PUT', `/taxpayers/${SECRET}`],
  ['PUT', `/taxpayers/${ID}/${SECRET}`],
  ['GET', `/taxpayers/${SECRET}?filter.name__eq=${SECRET}`],
  ['GET', `/taxpayers?${SECRET}`],
  ['PUT', `/taxpayer/${ID}/signaturePassword/${SECRET}`],
  ['POST', `/account/sign-up/${SECRET}`],
]

test.each(PLACES)('a password is not in the log, however it is written: %s %s', async (method, url) => {
  const { send, rows } = await aLog()
  const bodies = method === 'GET' ? [undefined] : BODIES
  for (const payload of bodies) await send(method, url, payload === undefined ? {} : { payload, headers: JSON_BODY })

  const logged = await rows(bodies.length)

  expect(JSON.stringify(logged)).not.toContain('hunter')
})

test('an unknown address keeps its known words, and nearly correct ones', async () => {
  const { send, rows } = await aLog()
  await send('POST', '/v1/developer/invoces?a=1', { payload: { b: 2 } })
  await send('GET', `/v1/developer/receipts/${ID}/stat`)
  await send('PUT', `/taxpayers/${ID}/x`)

  expect((await rows(3)).map(({ path, query }) => [path, query])).toEqual([
    ['/v1/developer/invoces', '[removed]'],
    [`/v1/developer/receipts/${ID}/[removed]`, null],
    ['/taxpayers/[removed]', null],
  ])
})

test('a route that takes a secret keeps its path with ids', async () => {
  const { send, rows } = await aLog()
  await send('PUT', `/taxpayers/${ID}`, { payload: { colour: 'red' } })

  const [row] = await rows(1)

  expect(row).toMatchObject({ path: `/taxpayers/${ID}`, query: null, status: expect.any(Number) })
  expect(row?.bodies).toEqual({ request: { leftOut: 'secret' }, answer: { leftOut: 'secret' } })
})
