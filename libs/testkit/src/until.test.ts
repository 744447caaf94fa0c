import { expect, test } from '@jest/globals'
import { until } from './until.ts'

test('the final value is returned', async () => {
  let looks = 0

  const value = await until('the third look', () => (++looks === 3 ? 'here' : undefined), { every: 1 })

  expect(value).toBe('here')
})

test('a probe that throws is repeated', async () => {
  let looks = 0
  const probe = () => {
    if (++looks < 3) throw new Error('not yet')
    return looks
  }

  expect(await until('no failure', probe, { every: 1 })).toBe(3)
})

test('after the time the error names the condition, and its cause is the last failure', async () => {
  const failure = new Error('still down')
  const waiting = until('the server', () => Promise.reject(failure), { within: 5, every: 1 })

  await expect(waiting).rejects.toMatchObject({ message: 'waited 5 ms in vain: the server', cause: failure })
})
