import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallOptions, issue, must, reached, send, signedIn } from '../harness/client.ts'
import { type Fixture, openFixture } from '../harness/fixture.ts'
import { aCustomer, anAddress, anInvoice } from '../harness/invoices.ts'

// Anonymous calls to an open system, with production's settings: needs a system of its own.
const ownSystem = process.env.E2E_BASE_URL ? test.skip : test

let fixture: Fixture

beforeAll(async () => {
  if (!process.env.E2E_BASE_URL) fixture = await openFixture({ SIGN_UP: 'verified', SANDBOX_MAIL: 'verified' })
}, 120_000)

afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

const post = (path: string, body: object, headers: CallOptions['headers'] = {}) =>
  send(fixture, 'POST', path, { body, headers })

function mailed(email: string, number: number): Promise<string> {
  return until(`mail ${number} to ${email}`, async () => {
    const mails = await fixture.mail.to(email)
    return mails.length < number ? undefined : /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  })
}

async function aWorkspace(email: string) {
  const password = 'correct horse'
  must(202, await post('/account/sign-up', { email, workspaceName: 'Other' }))
  must(200, await post('/account/verify', { token: await mailed(email, 1), password }))
  const workspace = { ...fixture.workspace, email, password }
  const session = await signedIn({ ...fixture, workspace })
  const { key } = must(201, await session('POST', '/account/api-keys', { mode: 'test', name: 'k' })).data
  return { ...fixture, workspace: { ...workspace, testKey: key } }
}

ownSystem('a workspace opens by a mailed link, and its sandbox mails to its own user alone', async () => {
  const [email, customer] = [anAddress(), anAddress()]
  const theirs = await aWorkspace(email)

  const both = await issue(theirs, anInvoice({ customer: aCustomer({ email: `${customer}, ${email}` }) }))
  const done = await reached(theirs, both.id, ['COMPLETED'])
  const nobody = await issue(theirs, anInvoice({ customer: aCustomer({ email: customer }) }))
  const alsoDone = await reached(theirs, nobody.id, ['COMPLETED'])

  expect(await fixture.mail.to(customer)).toEqual([])
  expect((await fixture.mail.to(email)).map(({ attachments }) => attachments.length)).toEqual([0, 2])
  for (const { timeline } of [done, alsoDone]) {
    expect(timeline.at(-1)).toMatchObject({ status: 'COMPLETED', detail: expect.stringContaining(customer) })
  }
})

ownSystem('a known address gets another mail, with the same answer, and a password is set by its link', async () => {
  const email = anAddress()
  await aWorkspace(email)
  const again = { email, password: 'otra llave larga 47', workspaceName: 'Mine' }

  const answer = await post('/account/sign-up', again)

  expect([answer.status, answer.body.data]).toEqual([202, { email }])
  const token = await mailed(email, 2)
  must(200, await post('/account/password/reset', { token, password: 'a new battery staple' }))
  expect((await post('/account/session', { email, password: 'correct horse' })).status).toBe(401)
  must(200, await post('/account/session', { email, password: 'a new battery staple' }))
})
