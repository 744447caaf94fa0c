import { expect, test } from '@jest/globals'
import { type AttemptResult, judge } from './delivery.ts'

const at = new Date('2026-11-21T12:00:00Z')
const middle = { firstRetryMs: 28_000, random: 0.5 }

function answered(statusCode: number, more: Partial<AttemptResult> = {}): AttemptResult {
  return { at, durationMs: 0, statusCode, error: '', answer: '', ...more }
}

function pauseAfter(made: number, result: AttemptResult, random = 0.5): number {
  const change = judge(made, result, { ...middle, random })
  return change.status === 'pending' ? change.inMs / 1_000 : Number.NaN
}

test('eight attempts, in pauses that double from 28 s, take about an hour', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6].map((made) => pauseAfter(made, answered(500)))

  expect(pauses).toEqual([28, 56, 112, 224, 448, 896, 1792])
  expect(judge(7, answered(500), middle)).toEqual({ status: 'failed', gone: false })
})

test('pauses are spread by a tenth either way', () => {
  expect(pauseAfter(0, answered(500), 0)).toBeCloseTo(25.2)
  expect(pauseAfter(0, answered(500), 0.999999)).toBeCloseTo(30.8)
})

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [302, 'pending'],
  [404, 'pending'],
  [503, 'pending'],
  [0, 'pending'],
])('an answer of %d leaves it %s', (statusCode, status) => {
  expect(judge(0, answered(statusCode), middle).status).toBe(status)
})

test('410 ends it at once', () => {
  expect(judge(0, answered(410), middle)).toEqual({ status: 'failed', gone: true })
})

test('a receiver that asks for time gets it, up to twice the pause', () => {
  expect(pauseAfter(0, answered(429, { retryAfterMs: 40_000 }))).toBe(40)
  expect(pauseAfter(0, answered(429, { retryAfterMs: 3_600_000 }))).toBe(56)
  expect(pauseAfter(3, answered(429, { retryAfterMs: 1_000 }))).toBe(224)
})
