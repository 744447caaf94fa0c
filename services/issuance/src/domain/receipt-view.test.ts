import { signerErrors } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { aReceipt } from '../../tests/a-receipt.ts'
import { announcement } from './announcement.ts'
import { receiptView } from './receipt-view.ts'
import { record } from './state-machine.ts'

test('an ERROR has a reason with a code until it is retried', () => {
  const now = new Date('2026-11-21T15:00:00.000Z')
  const failed = (fact: object) =>
    record(aReceipt(), { kind: 'failed', step: 'signing', attempt: 1, reason: '', ...fact }, now) ?? aReceipt()
  const expired = failed({ reason: 'The certificate has expired.', code: 'CTX_10005' })

  expect(receiptView(expired).messages).toEqual([
    { type: 'ERROR', code: 'CTX_10005', message: 'The certificate has expired.', additionalInfo: null },
  ])
  expect(receiptView(failed({ step: 'reception' })).messages).toMatchObject([
    { code: 'ISS_60002', message: 'The authority did not answer for too long.' },
  ])
  expect(receiptView(record(expired, { kind: 'retried' }, now) ?? expired).messages).toEqual([])
})

test('a failure carries its code and facts, for the sentence in another language', () => {
  const { code, params, message } = signerErrors.notWellFormed({ line: 3 })
  const fact = {
    kind: 'failed',
    step: 'signing',
    attempt: 1,
    reason: message,
    code,
    ...(params && { params }),
  } as const
  const view = receiptView(record(aReceipt(), fact, new Date('2026-11-21T15:00:00.000Z')) ?? aReceipt())

  expect(view.messages).toMatchObject([{ code, params, message }])
  expect(view.timeline.at(-1)).toMatchObject({ status: 'ERROR', code, params, detail: message })
})

test('a socket text is neither in messages nor in the timeline, also for older rows', () => {
  const now = new Date('2026-11-21T15:00:00.000Z')
  const reason = 'ECONNRESET: read ECONNRESET'
  const failed = record(aReceipt(), { kind: 'failed', step: 'reception', attempt: 1, reason }, now) ?? aReceipt()
  const view = receiptView(failed)

  expect(view.status).toBe('ERROR')
  expect(JSON.stringify([view, announcement({ ...aReceipt(), ...failed }, 'receipt.failed')])).not.toContain(
    'ECONNRESET',
  )
  expect(view.timeline.at(-1)?.detail).toBe('The authority did not answer for too long.')
})

test('the version orders two views of a receipt', () => {
  const before = aReceipt()
  const after = record(before, { kind: 'signed', xml: '<signed/>' }, new Date('2026-11-21T15:00:00.000Z')) ?? before

  expect([receiptView(before).version, receiptView(after).version]).toEqual([1, 2])
})

test.each([
  '2026-11-21T10:04:07-05:00',
  '2026-11-21T10:04:07.000-05:00',
  '2026-11-21T15:04:07Z',
  '21/11/2026 10:04:07',
])('the authority’s time %s is in UTC in the API', (at) => {
  const authorization = { number: '1', receivedAt: '', at, environment: 'PRUEBAS', simulated: true } as const

  expect(receiptView({ ...aReceipt(), authorization }).authorizedAt).toBe('2026-11-21T15:04:07.000Z')
})
