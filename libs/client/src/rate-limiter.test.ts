import { expect, test } from '@jest/globals'
import { rateLimiter } from './rate-limiter.ts'

const START = Date.parse('2026-11-21T12:00:00Z')

/** A bucket of ten that has `remaining` tokens, and is full after `seconds`. */
function answered(remaining: number, seconds: number): Headers {
  return new Headers({
    date: new Date(START).toUTCString(),
    'x-ratelimit-limit': '10',
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(START / 1_000 + seconds),
  })
}

/** The order in which the starts of requests are allowed, and the first one's leave. */
async function inTurn(requests: number, headers: Headers | undefined): Promise<number[]> {
  const { enter } = rateLimiter(() => START)
  const leave = await enter(1_000)
  leave(headers)
  const begun = performance.now()
  return Promise.all(
    Array.from({ length: requests }, async () => {
      await enter(1_000)
      return performance.now() - begun
    }),
  )
}

test('requests beyond the remaining ones wait until the service has refilled its bucket', async () => {
  const waits = await inTurn(5, answered(2, 1))

  expect(waits.slice(0, 2).every((wait) => wait < 100)).toBe(true)
  // Eight tokens a second.
  expect(waits[2]).toBeGreaterThan(100)
  expect(waits[4]).toBeGreaterThan(350)
})

test('without a limit in the answers nothing waits', async () => {
  const waits = await inTurn(50, new Headers())

  expect(Math.max(...waits)).toBeLessThan(100)
})

test('a nearly full bucket delays nothing beyond its size a second', async () => {
  const waits = await inTurn(11, answered(9, 1))

  expect(waits.slice(0, 9).every((wait) => wait < 100)).toBe(true)
  expect(waits[10]).toBeGreaterThan(150)
})

test('a wait ends at its limit, and with its signal', async () => {
  const { enter } = rateLimiter(() => START)
  const leave = await enter(1_000)
  leave(answered(0, 600))

  const begun = performance.now()
  await enter(20)
  expect(performance.now() - begun).toBeLessThan(500)
  await expect(enter(60_000, AbortSignal.timeout(5))).rejects.toMatchObject({ name: 'TimeoutError' })
})
