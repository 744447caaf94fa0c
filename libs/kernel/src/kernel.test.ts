import { expect, test } from '@jest/globals'
import { AppError, backOff, isUuid, newId, within } from './index.ts'

test('ids are UUIDs that sort by the time they were made', () => {
  const early = newId(1_000)
  const late = newId(2_000)

  expect(isUuid(early)).toBe(true)
  expect(early[14]).toBe('7')
  expect(early < late).toBe(true)
})

test('ids made in the same millisecond differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => newId(5))).size).toBe(1_000)
})

test('back-off doubles up to its limit, within the jitter', () => {
  const plan = { first: 100, max: 1_000, jitter: 0.1 }

  expect([1, 2, 3, 4, 5, 9].map((attempt) => backOff(attempt, plan, 0.5))).toEqual([100, 200, 400, 800, 1_000, 1_000])
  expect(backOff(1, plan, 0)).toBe(90)
})

test('work that outlives its deadline fails as unavailable', async () => {
  const never = new Promise<void>(() => {})

  await expect(within(5, 'asking', never)).rejects.toMatchObject({ kind: 'unavailable', code: 'SYS_00002' })
})

test('an AppError is recognised by its mark, not by its class', () => {
  expect(AppError.is(new AppError('conflict', 'X_1', 'taken'))).toBe(true)
  expect(AppError.is(new Error('taken'))).toBe(false)
})
