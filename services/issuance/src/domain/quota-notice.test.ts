import { expect, test } from '@jest/globals'
import { noticesOf } from './quota-notice.ts'

test.each([
  [7, 10, []],
  [8, 10, [80]],
  [9, 10, [80]],
  [10, 10, [80, 100]],
  [12, 10, [80, 100]],
  [2, 3, []],
  [1, 1, [80, 100]],
  [0, 0, []],
])('%s used of %s reaches %j percent', (used, quota, thresholds) => {
  const given = { workspaceId: 'w', mode: 'live' as const, period: '2026-11', used, quota, excess: 5 }

  expect(noticesOf(given).map(({ threshold }) => threshold)).toEqual(thresholds)
})
