import { expect, jest, test } from '@jest/globals'
import { pollLoop } from './poll-loop.ts'
import { type Pause, wakeups } from './wakeups.ts'

function frozenAt(time: number): Disposable {
  const now = jest.spyOn(Date, 'now').mockReturnValue(time)
  return { [Symbol.dispose]: () => now.mockRestore() }
}

const options = { name: 'test', intervalMs: 1, log: { error: () => {} } }

test('it runs again and again, one run at a time, until it is disposed of', async () => {
  let running = 0
  let most = 0
  const runs = Promise.withResolvers<void>()
  let count = 0
  const loop = pollLoop(options, async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    count += 1
    if (count === 3) runs.resolve()
    return false
  })

  await runs.promise
  await loop[Symbol.asyncDispose]()
  const ended = count
  await new Promise((resolve) => setTimeout(resolve, 10))

  expect(most).toBe(1)
  expect(count).toBe(ended)
})

test('disposing waits for the run under way', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let finished = false
  const loop = pollLoop(options, async () => {
    begun.resolve()
    await gate.promise
    finished = true
    return false
  })
  await begun.promise

  const stopped = loop[Symbol.asyncDispose]()
  gate.resolve()
  await stopped

  expect(finished).toBe(true)
})

test('a run that fails is logged, and the next one comes as usual', async () => {
  const logged: object[] = []
  const second = Promise.withResolvers<void>()
  let runs = 0
  await using _loop = pollLoop({ ...options, log: { error: (fields) => logged.push(fields) } }, async () => {
    runs += 1
    if (runs === 1) throw new Error('the database is away')
    second.resolve()
    return false
  })

  await second.promise

  expect(logged).toEqual([{ work: 'test', reason: 'the database is away' }])
})

test('pauses grow to five intervals while nothing is due; a due row shortens them', async () => {
  using _time = frozenAt(1_200)
  const pauses: Pause[] = []
  const tenth = Promise.withResolvers<void>()
  const due = {
    async wait(pause: Pause) {
      pauses.push(pause)
      if (pauses.length === 10) tenth.resolve()
      await new Promise(setImmediate)
      return pauses.length === 9
    },
  }
  await using _loop = pollLoop({ ...options, intervalMs: 100, due }, async () => false)

  await tenth.promise

  const longest = pauses.map(({ mostMs }) => Math.round(mostMs))
  expect(longest).toEqual([100, 125, 156, 195, 244, 305, 381, 477, 300, 100])
  expect(pauses.every(({ leastMs }) => leastMs === 100)).toBe(true)
})

test('an interval of minutes does not grow', async () => {
  const pauses: Pause[] = []
  const third = Promise.withResolvers<void>()
  const due = {
    async wait(pause: Pause) {
      pauses.push(pause)
      if (pauses.length === 3) third.resolve()
      await new Promise(setImmediate)
      return false
    },
  }
  await using _loop = pollLoop({ ...options, intervalMs: 60_000, due }, async () => false)

  await third.promise

  expect(pauses.map(({ mostMs }) => mostMs)).toEqual([60_000, 60_000, 60_000])
})

test('it may be woken sooner than its interval, but not sooner than its last run took', async () => {
  const pauses: Pause[] = []
  const times = [0, 1, 0, 30, 0, 400]
  using _clock = jest.spyOn(performance, 'now').mockImplementation(() => times[Math.min(runs, times.length - 1)] ?? 0)
  let runs = 0
  const third = Promise.withResolvers<void>()
  const due = {
    async wait(pause: Pause) {
      pauses.push(pause)
      runs += 1
      if (pauses.length === 3) third.resolve()
      await new Promise(setImmediate)
      return true
    },
  }
  await using _loop = pollLoop({ ...options, intervalMs: 200, leastMs: 20, due }, async () => {
    runs += 1
    return false
  })

  await third.promise

  expect(pauses.map(({ leastMs }) => leastMs)).toEqual([20, 30, 200])
})

test('a reported row ends the wait, after the interval', async () => {
  const due = wakeups()
  const { signal } = new AbortController()
  const began = performance.now()
  const waiting = due.wait({ leastMs: 20, mostMs: 60_000 }, signal)

  due.dueIn(0)

  expect(await waiting).toBe(true)
  expect(performance.now() - began).toBeGreaterThanOrEqual(19)
})

test('the earliest due row ends the wait; one reported during a run ends the next wait', async () => {
  const due = wakeups()
  due.dueIn(60_000)
  due.dueIn(5)
  due.dueIn(30_000)

  expect(await due.wait({ leastMs: 1, mostMs: 60_000 }, new AbortController().signal)).toBe(true)
  expect(await due.wait({ leastMs: 1, mostMs: 2 }, new AbortController().signal)).toBe(false)
})

test('each reported time ends a wait', async () => {
  jest.useFakeTimers()
  try {
    const due = wakeups()
    for (const inMs of [0, 40, 40, 100]) due.dueIn(inMs)
    const waits = []

    for (let turn = 0; turn < 4; turn += 1) {
      const waiting = due.wait({ leastMs: 0, mostMs: 300 }, new AbortController().signal)
      await jest.advanceTimersToNextTimerAsync()
      waits.push(await waiting)
    }

    expect(waits).toEqual([true, true, true, false])
  } finally {
    jest.useRealTimers()
  }
})

test('a loop that is disposed of while it rests ends at once', async () => {
  const loop = pollLoop({ ...options, intervalMs: 60_000 }, async () => false)
  await new Promise(setImmediate)

  await loop[Symbol.asyncDispose]()
})
