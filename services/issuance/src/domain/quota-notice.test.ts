import { expect, test } from '@jest/globals'
import { firstNoticeAt, noticesOf } from './quota-notice.ts'

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
  const usage = { workspaceId: 'w', mode: 'live' as const, period: '2026-11', used, quota, excess: 5 }

  expect(noticesOf(usage).map(({ threshold }) => threshold)).toEqual(thresholds)
})

test.each([0, 1, 3, 10, 12, 1_000])('no notice of a quota of %s precedes its first threshold', (quota) => {
  const usage = { workspaceId: 'w', mode: 'live' as const, period: '2026-11', quota, excess: 0 }
  const notified = [...Array(quota + 1).keys()].filter((used) => noticesOf({ ...usage, used }).length > 0)

  expect(notified.every((used) => used >= firstNoticeAt(quota))).toBe(true)
  expect(quota === 0 || notified.length === quota + 1 - Math.ceil(firstNoticeAt(quota))).toBe(true)
})
