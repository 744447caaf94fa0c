import { expect, test } from '@jest/globals'
import { attemptLimits, networkOf } from './attempt-limits.ts'

const limit = { free: 3, firstPauseMs: 10_000, maxPauseMs: 60_000 }

test('attempts count before their result is known, and one that is refused does not count', () => {
  const limits = attemptLimits()
  const attempts = (now: number) => Array.from({ length: 6 }, () => limits.take('a', limit, now))

  expect(attempts(0)).toEqual([0, 0, 0, 10, 10, 10])
  expect(attempts(10_000)).toEqual([0, 20, 20, 20, 20, 20])
  expect(attempts(30_000)).toEqual([0, 40, 40, 40, 40, 40])
  expect(attempts(70_000)).toEqual([0, 60, 60, 60, 60, 60])
})

test('success, or an hour of quiet, begins anew', () => {
  const limits = attemptLimits()
  const use = (now: number) => Array.from({ length: 4 }, () => limits.take('a', limit, now))
  use(0)
  limits.forget('a')

  expect(use(0)).toEqual([0, 0, 0, 10])
  expect(use(3_700_000)).toEqual([0, 0, 0, 10])
})

test('everybody is counted apart', () => {
  const limits = attemptLimits()
  for (let made = 0; made < 4; made += 1) limits.take('a', limit, 0)

  expect([limits.take('a', limit, 0), limits.take('b', limit, 0)]).toEqual([10, 0])
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
