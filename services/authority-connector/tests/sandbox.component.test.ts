import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { aKey, anInvoice, aSubmission, type ConnectorFixture, openConnector } from './connector-fixture.ts'

jest.setTimeout(30_000)

let connector: ConnectorFixture
beforeAll(async () => {
  connector = await openConnector({ pace: 0.05 })
}, 120_000)
afterAll(async () => connector[Symbol.asyncDispose]())

test('a sandbox document is authorized at once, behind TEST-', async () => {
  const { receiptId, accessKey } = await connector.submit({})

  expect(connector.facts.of(receiptId)).toEqual([
    expect.objectContaining({
      type: 'authority.authorized',
      body: {
        receiptId,
        accessKey,
        number: `TEST-${accessKey}`,
        receivedAt: expect.stringMatching(/Z$/),
        at: expect.stringMatching(/-05:00$/),
        environment: 'PRUEBAS',
        simulated: true,
        messages: [],
      },
    }),
  ])
})

test('the same command again gets the same verdict, not another', async () => {
  const submission = await connector.submit({})

  await connector.publish(submission)
  await connector.publish({ ...submission, xml: anInvoice(submission.accessKey, { code: 'other' }) })

  const [first, ...others] = connector.facts.of(submission.receiptId)
  expect(others).toEqual([first, first])
})

test('two hundred at once are all authorized', async () => {
  const submissions = await Promise.all(Array.from({ length: 200 }, () => connector.submit({})))

  const verdicts = submissions.map(({ receiptId }) => connector.facts.of(receiptId).map(({ type }) => type))
  expect(verdicts).toEqual(submissions.map(() => ['authority.authorized']))
})

test('a number another key holds is refused with 45, in its workspace only', async () => {
  await connector.submit({ sequential: 900_001 })

  const second = await connector.submit({ accessKey: aKey(900_001, '87654321') })
  const elsewhere = await connector.submit({ accessKey: aKey(900_001, '87654321'), tenantId: crypto.randomUUID() })

  expect(connector.facts.of(second.receiptId)).toMatchObject([
    { type: 'authority.refused', body: { stage: 'reception', messages: [{ code: '45', type: 'ERROR' }] } },
  ])
  expect(connector.facts.of(elsewhere.receiptId)).toMatchObject([{ type: 'authority.authorized' }])
})

test('a key registered before is no refusal: its authorization is found', async () => {
  const first = await connector.submit({ sequential: 900_002 })

  const second = await connector.submit({ accessKey: first.accessKey })

  expect(connector.facts.of(second.receiptId)).toMatchObject([
    { type: 'authority.authorized', body: { number: `TEST-${first.accessKey}` } },
  ])
})

test('a key registered before with another document is refused by a code of our own', async () => {
  const { accessKey } = await connector.submit({ sequential: 900_003 })

  const second = await connector.submit({ accessKey, xml: anInvoice(accessKey, { code: 'FORGED' }) })

  expect(connector.facts.of(second.receiptId)).toMatchObject([
    { type: 'authority.refused', body: { stage: 'authorization', messages: [{ code: 'AUT_00007', type: 'ERROR' }] } },
  ])
})

test.each([
  ['35', 'reception'],
  ['39', 'authorization'],
  ['56', 'authorization'],
  ['999', 'authorization'],
])('SIM-REJECT-%s is refused in %s', async (code, stage) => {
  const { accessKey } = aSubmission()
  const { receiptId } = await connector.submit({ accessKey, xml: anInvoice(accessKey, { code: `SIM-REJECT-${code}` }) })

  expect(connector.facts.of(receiptId)).toMatchObject([
    { type: 'authority.refused', body: { stage, simulated: true, messages: [{ code, type: 'ERROR' }] } },
  ])
})

test.each(['43', '70', '50'])('SIM-REJECT-%s is no refusal: the service deals with it', async (code) => {
  const { accessKey } = aSubmission()
  const { receiptId } = await connector.submit({ accessKey, xml: anInvoice(accessKey, { code: `SIM-REJECT-${code}` }) })

  await connector.facts.waitFor(receiptId, 'authority.authorized')
})

test('a warning goes along with the authorization', async () => {
  const { accessKey } = aSubmission()
  const { receiptId } = await connector.submit({ accessKey, xml: anInvoice(accessKey, { code: 'SIM-REJECT-62' }) })

  expect(connector.facts.of(receiptId)).toMatchObject([
    { type: 'authority.authorized', body: { messages: [{ code: '62', type: 'WARNING' }] } },
  ])
})

test('a directive of the command acts like a text of the document', async () => {
  const { receiptId } = await connector.submit({ directive: 'SIM-REJECT-56' })

  expect(connector.facts.of(receiptId)).toMatchObject([
    { type: 'authority.refused', body: { stage: 'authorization', messages: [{ code: '56' }] } },
  ])
})

test('a test clock dates the authorization, and makes a document too old', async () => {
  const DAY_MS = 86_400_000
  const later = await connector.submit({ clockOffsetMs: 10 * DAY_MS })
  const tooLate = await connector.submit({ clockOffsetMs: 92 * DAY_MS })

  const [authorized] = connector.facts.of(later.receiptId)
  const { at = '' } = (authorized?.body ?? {}) as { at?: string }
  expect(Date.parse(at)).toBeGreaterThan(Date.now() + 9 * DAY_MS)
  expect(connector.facts.of(tooLate.receiptId)).toMatchObject([
    { type: 'authority.refused', body: { stage: 'reception', messages: [{ code: '65' }] } },
  ])
})

test('SIM-DELAY is received at once and authorized later', async () => {
  const { accessKey } = aSubmission()
  const { receiptId } = await connector.submit({ accessKey, xml: anInvoice(accessKey, { code: 'SIM-DELAY-1' }) })
  expect(connector.facts.of(receiptId)).toMatchObject([{ type: 'authority.received' }])

  const { body } = await connector.facts.waitFor(receiptId, 'authority.authorized')

  const { receivedAt, at } = body as { receivedAt: string; at: string }
  expect(Date.parse(at) - Date.parse(receivedAt)).toBeGreaterThanOrEqual(0)
})

test('SIM-DOWN ends as unreachable, and a later attempt tries again', async () => {
  const { accessKey } = aSubmission()
  const submission = await connector.submit({ accessKey, xml: anInvoice(accessKey, { code: 'SIM-DOWN' }) })
  const first = await connector.facts.waitFor(submission.receiptId, 'authority.unreachable')
  expect(first.body).toMatchObject({ stage: 'reception', attempt: 1 })

  await connector.publish(submission)
  expect(connector.facts.of(submission.receiptId)).toEqual([first, first])
  await connector.publish({ ...submission, attempt: 2 })
  const second = await until('unreachable again', () => connector.facts.of(submission.receiptId)[2])
  expect(second).toMatchObject({ type: 'authority.unreachable', body: { attempt: 2 } })
})

test('an unsigned document that should be signed is refused with 39', async () => {
  const { receiptId } = await connector.submit({ signed: true })

  expect(connector.facts.of(receiptId)).toMatchObject([
    { type: 'authority.refused', body: { messages: [{ code: '39' }] } },
  ])
})
