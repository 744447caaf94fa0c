import { afterEach, expect, jest, test } from '@jest/globals'
import { type BatchOptions, batched } from './batched.ts'

afterEach(() => {
  jest.useRealTimers()
})

function recording(options: BatchOptions) {
  const runs: number[] = []
  const echo = batched<number, number>(async (items) => {
    runs.push(items.length)
    return items
  }, options)
  return { runs, echo }
}

test('concurrent items share one run', async () => {
  const runs: number[] = []
  const double = batched<number, number>(
    async (items) => {
      runs.push(items.length)
      return items.map((item) => item * 2)
    },
    { max: 100 },
  )

  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(runs).toEqual([3])
})

test('items that queue during a run go into the next one', async () => {
  const runs: number[] = []
  const gate = Promise.withResolvers<void>()
  const echo = batched<number, number>(
    async (items) => {
      runs.push(items.length)
      if (runs.length === 1) await gate.promise
      return items
    },
    { max: 2 },
  )

  const first = echo(1)
  await new Promise(setImmediate)
  const rest = Promise.all([echo(2), echo(3), echo(4)])
  gate.resolve()

  expect(await first).toBe(1)
  expect(await rest).toEqual([2, 3, 4])
  expect(runs).toEqual([1, 2, 1])
})

test('under load a run waits for the next interval or a full queue, and no longer than there is load', async () => {
  jest.useFakeTimers({ now: 1_003, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const { runs, echo } = recording({ max: 8 })

  await Promise.all([1, 2, 3, 4, 5, 6, 7].map(echo))
  const later = [echo(8)]
  await new Promise(setImmediate)
  later.push(echo(9))
  jest.advanceTimersByTime(46)
  await new Promise(setImmediate)
  expect(runs).toEqual([7])
  jest.advanceTimersByTime(1)
  await Promise.all(later)
  expect(runs).toEqual([7, 2])

  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(echo))
  expect(runs).toEqual([7, 2, 8])

  jest.advanceTimersByTime(100)
  await echo(10)
  expect(runs).toEqual([7, 2, 8, 1])
})

test('where heavy load begins later, less of it has runs begin twice as often', async () => {
  jest.useFakeTimers({ now: 1_003, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  const { runs, echo } = recording({ max: 200, heavy: 10 })

  await Promise.all([1, 2, 3, 4, 5, 6, 7].map(echo))
  const light = [echo(8)]
  jest.advanceTimersByTime(22)
  await Promise.all(light)
  expect(runs).toEqual([7, 1])

  const heavy = [9, 10, 11].map(echo)
  jest.advanceTimersByTime(24)
  await new Promise(setImmediate)
  expect(runs).toEqual([7, 1])
  jest.advanceTimersByTime(1)
  await Promise.all(heavy)
  expect(runs).toEqual([7, 1, 3])
})

test('an Error in the answers rejects its own item only', async () => {
  const check = batched<number, number>(
    async (items) => items.map((item) => (item < 0 ? new Error('negative') : item)),
    {
      max: 10,
    },
  )

  const settled = await Promise.allSettled([check(1), check(-1)])

  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('a run that throws rejects its items, and the next run works', async () => {
  let calls = 0
  const flaky = batched<number, number>(
    async (items) => {
      calls += 1
      if (calls === 1) throw new Error('down')
      return items
    },
    { max: 10 },
  )

  await expect(flaky(1)).rejects.toThrow('down')
  expect(await flaky(2)).toBe(2)
})
