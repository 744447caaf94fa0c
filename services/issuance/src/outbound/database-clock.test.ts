import { afterEach, expect, jest, test } from '@jest/globals'
import { databaseClock } from './database-clock.ts'

const DATABASE_TIME = Date.parse('2026-03-02T15:00:00Z')
const HOUR = 3_600_000

afterEach(() => {
  jest.restoreAllMocks()
})

test('a jump of the local clock does not change the database time', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(DATABASE_TIME + 40)
  let calls = 0
  const databaseNow = databaseClock({
    command: async () => {
      calls += 1
      return { localTime: new Date(DATABASE_TIME) }
    },
  } as never)

  const times = [await databaseNow(), await databaseNow()]
  for (const ahead of [13 * HOUR, 40, -HOUR]) {
    clock.mockReturnValue(DATABASE_TIME + ahead)
    times.push(await databaseNow())
  }

  expect(times).toEqual(Array(5).fill(DATABASE_TIME))
  expect(calls).toBe(4)
})
