import { expect, test } from '@jest/globals'
import { pollLoop } from './poll-loop.ts'

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
