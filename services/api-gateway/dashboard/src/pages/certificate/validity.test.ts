import { expect, test } from '@jest/globals'
import { percentLeft, urgencyOf } from './validity.ts'

test.each([
  [405, 'none'],
  [31, 'none'],
  [30, 'soon'],
  [8, 'soon'],
  [7, 'now'],
  [0, 'now'],
  [-1, 'ended'],
] as const)('with %d days left the need of another one is: %s', (days, urgency) => {
  expect(urgencyOf(days)).toBe(urgency)
})

test('the remaining time is between 0 and 100 percent', () => {
  const year = { notBefore: '2026-01-01T00:00:00.000Z', notAfter: '2026-01-05T00:00:00.000Z' }
  const at = (day: string) => percentLeft(year, Date.parse(day))

  expect([at('2025-12-31'), at('2026-01-02'), at('2026-02-01')]).toEqual([100, 75, 0])
})
