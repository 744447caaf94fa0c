import { expect, test } from '@jest/globals'
import { quotaRefusal } from './quota-refusal.ts'

const quota = { lacks: 'quota' } as const
const excess = { lacks: 'excess' } as const

test.each([
  ['2026-11', '2026-12-01'],
  ['2026-12', '2027-01-01'],
])('the refusal of a monthly plan names the day of its renewal: %s', (period, day) => {
  expect(quotaRefusal(quota, { quota: 10, excess: 0, period })).toMatchObject({
    code: 'SUB_12002',
    message: `The plan’s quota of receipts is used up. It is renewed on ${day}; a larger plan has more at once.`,
  })
})

test.each([
  ['in its month', { quota: 25, excess: 0, period: 'trial' }],
  ['afterwards', { quota: 0, excess: 0, period: '2026-12' }],
])('a plan for a first month is not renewed, %s', (_when, allowance) => {
  expect(quotaRefusal(quota, allowance).message).toBe(
    'The plan’s quota of receipts is used up. It is not renewed: choose a larger plan.',
  )
})

test('the refusal names the excess allowance, and the quota that a retry needs', () => {
  expect(quotaRefusal(excess, { quota: 10, excess: 5, period: '2026-11' }, true)).toMatchObject({
    code: 'SUB_12008',
    message:
      'The plan’s quota of receipts and its excess allowance are used up, and a retry needs one. It is renewed on 2026-12-01; a larger plan has more at once.',
  })
})
