import { until } from '@etax/testkit'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { aKey, anInvoice, aSubmission, type House, openHouse } from './house.ts'

jest.setTimeout(30_000)

let house: House
beforeAll(async () => {
  house = await openHouse({ pace: 0.05 })
}, 120_000)
afterAll(async () => house[Symbol.asyncDispose]())

test('a sandbox document is authorized at once, behind TEST-', async () => {
  const { receiptId, accessKey } = await house.submit({})

  expect(house.heard.of(receiptId)).toEqual([
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
  const submission = await house.submit({})

  await house.again(submission)
  await house.again({ ...submission, xml: anInvoice(submission.accessKey, { code: 'other' }) })

  const [first, ...others] = house.heard.of(submission.receiptId)
  expect(others).toEqual([first, first])
})

test('two hundred at once are all authorized', async () => {
  const submissions = await Promise.all(Array.from({ length: 200 }, () => house.submit({})))

  const verdicts = submissions.map(({ receiptId }) => house.heard.of(receiptId).map(({ type }) => type))
  expect(verdicts).toEqual(submissions.map(() => ['authority.authorized']))
})

test('a number another key holds is refused with 45, in its workspace only', async () => {
  await house.submit({ sequential: 900_001 })

  const second = await house.submit({ accessKey: aKey(900_001, '87654321') })
  const elsewhere = await house.submit({ accessKey: aKey(900_001, '87654321'), tenantId: crypto.randomUUID() })

  expect(house.heard.of(second.receiptId)).toMatchObject([
    { type: 'authority.refused', body: { stage: 'reception', messages: [{ code: '45', type: 'ERROR' }] } },
  ])
  expect(house.heard.of(elsewhere.receiptId)).toMatchObject([{ type: 'authority.authorized' }])
})

test('a key registered before is no refusal: its authorization is found', async () => {
  const first = await house.submit({ sequential: 900_002 })

  const second = await house.submit({ accessKey: first.accessKey })

  expect(house.heard.of(second.receiptId)).toMatchObject([
    { type: 'authority.authorized', body: { number: `TEST-${first.accessKey}` } },
  ])
})

test.each([
  ['35', 'reception'],
  ['39', 'authorization'],
  ['56', 'authorization'],
  ['999', 'authorization'],
])('SIM-REJECT-%s is refused in %s', async (code, stage) => {
  const { accessKey } = aSubmission()
  const { receiptId } = await house.submit({ accessKey, xml: anInvoice(accessKey, { code: `SIM-REJECT-${code}` }) })

  expect(house.heard.of(receiptId)).toMatchObject([
    { type: 'authority.refused', body: { stage, simulated: true, messages: [{ code, type: 'ERROR' }] } },
  ])
})

test.each(['43', '70', '50'])('SIM-REJECT-%s is no refusal: the service deals with it', async (code) => {
  const { accessKey } = aSubmission()
  const { receiptId } = await house.submit({ accessKey, xml: anInvoice(accessKey, { code: `SIM-REJECT-${code}` }) })

  await house.heard.fact(receiptId, 'authority.authorized')
})

test('a warning goes along with the authorization', async () => {
  const { accessKey } = aSubmission()
  const { receiptId } = await house.submit({ accessKey, xml: anInvoice(accessKey, { code: 'SIM-REJECT-62' }) })

  expect(house.heard.of(receiptId)).toMatchObject([
    { type: 'authority.authorized', body: { messages: [{ code: '62', type: 'WARNING' }] } },
  ])
})

test('SIM-DELAY is received at once and authorized later', async () => {
  const { accessKey } = aSubmission()
  const { receiptId } = await house.submit({ accessKey, xml: anInvoice(accessKey, { code: 'SIM-DELAY-1' }) })
  expect(house.heard.of(receiptId)).toMatchObject([{ type: 'authority.received' }])

  const { body } = await house.heard.fact(receiptId, 'authority.authorized')

  const { receivedAt, at } = body as { receivedAt: string; at: string }
  expect(Date.parse(at) - Date.parse(receivedAt)).toBeGreaterThanOrEqual(0)
})

test('SIM-DOWN ends as unreachable, and a later attempt tries again', async () => {
  const { accessKey } = aSubmission()
  const submission = await house.submit({ accessKey, xml: anInvoice(accessKey, { code: 'SIM-DOWN' }) })
  const first = await house.heard.fact(submission.receiptId, 'authority.unreachable')
  expect(first.body).toMatchObject({ stage: 'reception', attempt: 1 })

  await house.again(submission)
  expect(house.heard.of(submission.receiptId)).toEqual([first, first])
  await house.again({ ...submission, attempt: 2 })
  const second = await until('unreachable again', () => house.heard.of(submission.receiptId)[2])
  expect(second).toMatchObject({ type: 'authority.unreachable', body: { attempt: 2 } })
})

test('an unsigned document that should be signed is refused with 39', async () => {
  const { receiptId } = await house.submit({ signed: true })

  expect(house.heard.of(receiptId)).toMatchObject([{ type: 'authority.refused', body: { messages: [{ code: '39' }] } }])
})
