import { Authority } from '@etax/contracts'
import type { NextDue } from '@etax/durable-work'
import { type ClientOf, client } from '@etax/rpc'
import { connectMongo, type Mongo } from '@etax/runtime'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type Conversation, newConversation } from '../src/domain/conversation.ts'
import { mongoConversations } from '../src/outbound/mongo-conversations.ts'
import { type AuthorityFixture, openAuthority } from './authority-fixture.ts'
import { aKey, anInvoice, aSubmission } from './connector-fixture.ts'
import { testSigner } from './sign.ts'

jest.setTimeout(30_000)

let fixture: AuthorityFixture
let mongo: Mongo
let authority: ClientOf<typeof Authority> & AsyncDisposable
const socket = `unix:/tmp/etax-authority-test-${process.pid}.sock`

beforeAll(async () => {
  fixture = await openAuthority({ grpcListen: socket })
  mongo = await connectMongo(fixture.connector.mongo.url, fixture.connector.mongo.database)
  authority = client(Authority, socket)
}, 120_000)
afterAll(async () => {
  await authority[Symbol.asyncDispose]()
  await mongo[Symbol.asyncDispose]()
  await fixture[Symbol.asyncDispose]()
})

const EXPIRED: NextDue = { inMs: -1_000, lease: 'of a process that is no more' }

/** A row of a process that was killed. */
async function abandoned(number: number, fields: Partial<Conversation> = {}, due = EXPIRED): Promise<Conversation> {
  const accessKey = aKey(number)
  const xml = testSigner()(anInvoice(accessKey))
  const submission = aSubmission({ accessKey, xml, authority: 'test', signed: true })
  const giveUpAt = new Date(Date.now() + 60_000)
  const conversation = { ...newConversation(crypto.randomUUID(), submission, giveUpAt), ...fields }
  await mongoConversations(mongo.db, { leaseMs: 1_000 }).add(conversation, { registered: false, due })
  return conversation
}

test('killed before the sending was recorded: asked about first, then sent', async () => {
  const { receiptId, accessKey } = await abandoned(800_001)

  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')

  const calls = await fixture.calls(accessKey)
  expect(calls[0]).toBe('ask: not-found')
  expect(calls.filter((call) => call.startsWith('send'))).toEqual(['send: RECIBIDA'])
})

test('killed between the verdict and its announcement: announced', async () => {
  const at = new Date()
  const { receiptId } = await abandoned(800_002, {
    receivedAt: at,
    conclusion: { kind: 'refused', stage: 'authorization', at, messages: [] },
  })

  await fixture.connector.facts.waitFor(receiptId, 'authority.refused')

  const row = () => mongo.db.collection<{ _id: string; due?: object }>('conversations').findOne({ _id: receiptId })
  await until('no longer due', async () => (await row())?.due === undefined)
  expect(fixture.connector.facts.of(receiptId)).toHaveLength(1)
})

test('a retry by hand does not send what is just being sent again automatically', async () => {
  const at = new Date()
  const conclusion = { kind: 'unreachable', stage: 'reception', at, reason: 'ECONNRESET', cause: 'no-answer' } as const
  const leased = { inMs: 60_000, lease: 'of a process that is sending it' }
  const { receiptId, accessKey, xml } = await abandoned(800_006, { conclusion }, leased)

  const rows = mongo.db.collection<{ _id: string; due: object }>('conversations')
  const before = await rows.findOne({ _id: receiptId })

  await fixture.connector.publish(
    aSubmission({ receiptId, accessKey, xml, authority: 'test', signed: true, attempt: 2 }),
  )

  const after = await rows.findOne({ _id: receiptId })
  expect(after).toMatchObject({ due: { lease: leased.lease }, outcome: { kind: 'unreachable' } })
  expect(after?.due).toEqual(before?.due)
})

test('a concluded conversation keeps no document, and still answers', async () => {
  const submission = await fixture.submit()
  const { receiptId } = submission
  const first = await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
  const rows = mongo.db.collection<{ _id: string; xml?: string; due?: object }>('conversations')
  await until('concluded', async () => (await rows.findOne({ _id: receiptId }))?.due === undefined)
  expect(await rows.findOne({ _id: receiptId })).not.toHaveProperty('xml')

  await fixture.connector.publish(submission)

  expect(fixture.connector.facts.of(receiptId).filter(({ type }) => type === 'authority.authorized')).toEqual([
    first,
    first,
  ])
})

test.each(['text', 'cdata'] as const)(
  'asking finds what the authority has, given as %s, and nothing else',
  async (as) => {
    await fixture.setFault({ name: 'none', comprobanteAs: as })
    const { receiptId, accessKey, xml } = await fixture.submit()
    await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')

    const authorization = await authority.findAuthorization({ accessKey })
    const nothing = await authority.findAuthorization({ accessKey: aKey(800_003) })

    expect(authorization).toMatchObject({
      status: 'AUTHORIZED',
      number: accessKey,
      document: xml,
      environment: 'PRUEBAS',
    })
    expect(nothing).toMatchObject({ status: 'NOT_FOUND', number: '', document: '', messages: [] })
  },
)

test.each(['text', 'cdata', 'nothing'] as const)(
  'asking about a document: another one under its key does not authorize it; given as %s',
  async (comprobanteAs) => {
    const { receiptId, accessKey, xml } = await fixture.submit()
    await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
    await fixture.setFault({ name: 'none', comprobanteAs })
    const ask = (document: string) => authority.findAuthorization({ accessKey, document: Buffer.from(document) })

    const own = await ask(xml.replace(/^<\?.*?\?>/, '\n'))
    const forged = await ask(xml.replace('<importeTotal>11.50<', '<importeTotal>11500.00<'))

    const inProcess = { status: 'IN_PROCESS', number: '', document: '', otherDocument: false }
    expect([own, forged]).toMatchObject(
      comprobanteAs === 'nothing'
        ? [inProcess, inProcess]
        : [
            { status: 'AUTHORIZED', number: accessKey, document: xml, otherDocument: false },
            { status: 'NOT_FOUND', number: '', document: '', otherDocument: true },
          ],
    )
    await fixture.setFault({ name: 'none' })
  },
)

test('a question without an access key is refused, and an authority that is down is unavailable', async () => {
  await expect(authority.findAuthorization({ accessKey: '1'.repeat(49) })).rejects.toMatchObject({ code: 'AUT_00003' })
  await fixture.setFault({ name: 'html-502' })
  await expect(authority.findAuthorization({ accessKey: aKey(800_004) })).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'AUT_00004',
  })
  await fixture.setFault({ name: 'none' })
})

test('forgetting removes conversations and registry entries, and may be repeated', async () => {
  const { receiptId } = await fixture.connector.submit({ sequential: 800_005 })

  expect(await authority.forget({ receiptIds: [receiptId] })).toEqual({ forgotten: 1 })
  expect(await authority.forget({ receiptIds: [receiptId] })).toEqual({ forgotten: 0 })
  const second = await fixture.connector.submit({ accessKey: aKey(800_005, '99999999') })

  expect(fixture.connector.facts.of(second.receiptId)).toMatchObject([{ type: 'authority.authorized' }])
})

const cancelAt = (simulatorUrl: string, accessKey: string, state = 'ANULADO') =>
  fetch(`${simulatorUrl}/control/documents/${accessKey}`, { method: 'PUT', body: JSON.stringify({ state }) })

test('a consultation returns the current state of a document, and an unknown state as written', async () => {
  const { receiptId, accessKey } = await fixture.submit()
  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')

  const before = await authority.consultDocument({ accessKey })
  await cancelAt(fixture.simulator.url, accessKey)
  const after = await authority.consultDocument({ accessKey })
  const nothing = await authority.consultDocument({ accessKey: aKey(800_005) })
  await fixture.setFault({ name: 'unknown-state', operation: 'consult', times: 1 })
  const unseen = await authority.consultDocument({ accessKey })

  expect(before).toEqual({ state: 'AUTHORIZED', written: 'AUTORIZADO', messages: [], simulated: true })
  expect(after).toMatchObject({ state: 'CANCELLED', written: 'ANULADO' })
  expect(nothing).toMatchObject({ state: '', written: '', messages: [{ code: '99', type: 'ERROR' }] })
  expect(unseen).toMatchObject({ state: '', written: 'EN REVISION' })
})

test.each([
  ['SIM-CANCEL', 'CANCELLED'],
  ['SIM-CANCEL-PENDING', 'CANCELLATION_PENDING'],
  ['P-1', 'AUTHORIZED'],
])('of a sandbox document with %s the simulated authority says %s', async (code, state) => {
  const accessKey = aKey(800_006)
  const sandboxDocument = Buffer.from(anInvoice(accessKey, { code }))

  expect(await authority.consultDocument({ accessKey, sandboxDocument })).toMatchObject({ state, simulated: true })
})

test('a consultation service that fails opens its own breaker: documents go on', async () => {
  await fixture.setFault({ name: 'html-502', operation: 'consult' })
  const refusals = []
  for (let call = 0; call < 6; call += 1) {
    refusals.push(authority.consultDocument({ accessKey: aKey(800_007) }).catch((error) => error))
  }

  expect(await Promise.all(refusals)).toEqual(Array(6).fill(expect.objectContaining({ code: 'AUT_00004' })))
  const { receiptId, accessKey } = await fixture.submit()
  await fixture.connector.facts.waitFor(receiptId, 'authority.authorized')
  expect(await authority.findAuthorization({ accessKey })).toMatchObject({ status: 'AUTHORIZED' })
  await fixture.setFault({ name: 'none' })
})

test('a consultation without an access key is refused', async () => {
  await expect(authority.consultDocument({ accessKey: '1'.repeat(49) })).rejects.toMatchObject({ code: 'AUT_00003' })
})
