import { expect, test } from '@jest/globals'
import { mayRepeat, pause, pauseBefore, secondsOf } from './repeats.ts'

test('a call that may have had effect is repeated only where that is harmless', () => {
  const answered = (status: number) => ({ kind: 'answered', status }) as const

  expect([429, 503, 502, 504, 500, 400, 409].map((status) => mayRepeat(answered(status), true))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect([429, 503].map((status) => mayRepeat(answered(status), false))).toEqual([true, false])
  expect([mayRepeat({ kind: 'unknown' }, true), mayRepeat({ kind: 'unknown' }, false)]).toEqual([true, false])
  expect(mayRepeat({ kind: 'not-sent' }, false)).toBe(true)
})

test('a pause is anything up to a bound that doubles, to eight seconds', () => {
  expect([1, 2, 3, 20].map((attempt) => pauseBefore(attempt, undefined, 1))).toEqual([250, 500, 1_000, 8_000])
  expect(pauseBefore(3, undefined, 0)).toBe(0)
})

test('the API’s pause is waited in full, and a little more', () => {
  expect([pauseBefore(1, 2, 0), pauseBefore(1, 2, 1)]).toEqual([2_000, 2_500])
})

test('Retry-After is read as seconds or as a date', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')

  expect(secondsOf('3', now)).toBe(3)
  expect(secondsOf('Sun, 22 Nov 2026 12:00:10 GMT', now)).toBe(10)
  expect(secondsOf('Sun, 22 Nov 2026 11:00:00 GMT', now)).toBe(0)
  expect([secondsOf(null, now), secondsOf('', now), secondsOf('soon', now)]).toEqual([undefined, undefined, undefined])
})

test('an aborted signal ends a pause with its reason', async () => {
  const aborting = new AbortController()
  const paused = pause(60_000, aborting.signal)

  aborting.abort(new Error('enough'))

  await expect(paused).rejects.toThrow('enough')
})
