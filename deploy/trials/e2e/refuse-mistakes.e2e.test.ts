import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findSchemathesis } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ask, signedIn } from '../harness/client.ts'
import { type Fixture, openFixture } from '../harness/fixture.ts'
import { aCustomer, anInvoice, anItem } from '../harness/invoices.ts'
import { runSchemathesis } from '../harness/run-schemathesis.ts'

const schemathesis = await findSchemathesis(() => {})

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
}, 120_000)
afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

const path = '/v1/developer/invoices'

test.each([
  ['no key', undefined],
  ['a key that never was', `ak_test_${'x'.repeat(38)}`],
])('%s: 401, before anything else is looked at', async (_case, key) => {
  const headers = { 'x-taxpayer-ruc': '1', ...(key === undefined ? {} : { 'x-api-key': key }) }
  const answer = await ask(fixture, 'POST', path, { body: '{', headers })

  expect(answer.status).toBe(401)
  expect(answer.body).toMatchObject({ statusCode: 401, code: expect.stringMatching(/^[A-Z]+_\d{5}$/), details: [] })
  expectRateLimit(answer.headers)
})

test('a registry number outside the workspace: 400', async () => {
  const headers = { 'x-api-key': fixture.workspace.testKey, 'x-taxpayer-ruc': '1790011674001' }
  const answer = await ask(fixture, 'POST', path, { body: anInvoice(), headers })

  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ statusCode: 400, code: expect.any(String), message: expect.any(String) })
  expectRateLimit(answer.headers)
})

test.each([
  [
    'an identification of the wrong length',
    { customer: aCustomer({ identification: '171003406' }) },
    ['customer.identification'],
  ],
  ['a rate outside the catalog', { items: [anItem({ tax: 14 })] }, ['items[0].tax']],
  ['payments that do not add up', { payments: [{ method: '01', amount: 22.99 }] }, ['payments']],
  ['a field nobody knows', { colour: 'red', items: [anItem({ sise: 1 })] }, ['colour', 'items[0].sise']],
  [
    'several mistakes at once',
    {
      customer: aCustomer({ identificationType: 'RUC', identification: '12' }),
      items: [anItem(), anItem({ quantity: -1 })],
    },
    ['customer.identification', 'items[1].quantity'],
  ],
])('%s: 400, and every broken field is named', async (_case, changes, paths) => {
  const answer = await ask(fixture, 'POST', path, { body: anInvoice(changes) })

  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ statusCode: 400, code: expect.any(String), message: expect.any(String) })
  expect(answer.body.details.map((detail: { path: string }) => detail.path)).toEqual(expect.arrayContaining(paths))
  expectRateLimit(answer.headers)
})

test('invalid JSON: 400', async () => {
  const answer = await ask(fixture, 'POST', path, { body: '{"customer": ' })

  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ statusCode: 400, code: expect.any(String), details: expect.any(Array) })
})

test('a refused order uses up no number', async () => {
  const first = await ask(fixture, 'POST', path, { body: anInvoice({ sendEmail: false }) })
  await ask(fixture, 'POST', path, { body: anInvoice({ items: [anItem({ tax: 14 })] }) })
  const second = await ask(fixture, 'POST', path, { body: anInvoice({ sendEmail: false }) })

  expect(Number(second.body.data.sequential)).toBe(Number(first.body.data.sequential) + 1)
})

test('a registry number that is in use stays, by key and by session, and only a series that exists is numbered', async () => {
  const [mistyped, ruc] = ['1790085783001', '1790016919001']
  const key = fixture.workspace.testKey
  const { body: taxpayer } = await ask(fixture, 'POST', '/taxpayers', { body: { ruc: mistyped, name: 'Andina' } })
  const one = `/taxpayers/${taxpayer.id}`
  const corrected = await ask(fixture, 'PUT', one, { body: { ruc } })
  const next = (emissionPoint: string) =>
    ask(fixture, 'PATCH', `${path}/sequential`, {
      headers: { 'x-api-key': key, 'x-taxpayer-ruc': ruc },
      body: { establishment: '001', emissionPoint, next: 7 },
    })

  expect([corrected.status, corrected.body.ruc]).toEqual([200, ruc])
  expect((await next('099')).body).toMatchObject({ statusCode: 400, details: [{ code: 'CAT_20003' }] })
  expect((await next('001')).status).toBe(200)

  const message = expect.stringContaining('has sequentials under it')
  const change = { ruc: mistyped, name: 'Otra' }
  expect((await ask(fixture, 'PUT', one, { body: change })).body).toEqual({ statusCode: 409, message })
  const bySession = await signedIn(fixture)
  expect((await bySession('PUT', `/account${one}`, change)).body).toMatchObject({ statusCode: 409, code: 'CAT_10021' })
  expect((await ask(fixture, 'GET', one)).body).toMatchObject({ ruc, name: 'Andina' })
})

const testByDescription = schemathesis === undefined ? test.skip : test
// Last, because it changes everything that it can.
testByDescription(
  'every operation answers its examples as the OpenAPI document says',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'etax-contract-'))
    const effort = { phases: ['examples'], maxExamples: 1, maxSeconds: 15 } as const
    const { good, report } = await runSchemathesis(fixture, schemathesis ?? unavailable, folder, effort)
    rmSync(folder, { recursive: true })

    expect(good ? '' : report).toBe('')
  },
  90_000,
)

const unavailable = async () => ({ ok: false, output: 'schemathesis is not installed' })

function expectRateLimit(headers: Headers): void {
  for (const name of ['limit', 'remaining', 'reset']) expect(headers.get(`x-ratelimit-${name}`)).toMatch(/^\d+$/)
}
