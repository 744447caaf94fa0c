import { expect, test } from '@jest/globals'
import { endpointQueues } from './endpoint-queues.ts'

function gates() {
  const open: (() => void)[] = []
  const started: string[] = []
  const job = (name: string) => () => {
    started.push(name)
    return new Promise<void>((resolve) => open.push(resolve))
  }
  return { open, started, job }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a slow endpoint holds up only itself', async () => {
  const { started, open, job } = gates()
  const queues = endpointQueues({ each: 2, waiting: 2, total: 10 })

  for (const name of ['s1', 's2', 's3', 's4']) queues.add('slow', job(name))
  queues.add('quick', job('q1'))

  expect(started).toEqual(['s1', 's2', 'q1'])
  expect(queues.hasFreeSlot('slow')).toBe(false)
  expect(queues.hasFreeSlot('quick')).toBe(true)
  expect(queues.busy()).toEqual(['slow'])
  const drained = queues.oneDrained(60_000)
  open[0]?.()
  await drained
  expect(started).toEqual(['s1', 's2', 'q1', 's3'])
  expect(queues.busy()).toEqual([])
})

test('jobs that the total limit delays start when another endpoint finishes', async () => {
  const { started, open, job } = gates()
  const queues = endpointQueues({ each: 2, waiting: 2, total: 1 })
  queues.add('one', job('a'))
  queues.add('other', job('b'))
  expect(started).toEqual(['a'])

  open[0]?.()
  await turn()

  expect(started).toEqual(['a', 'b'])
})

test('a job may leave its place to the next before it ends, and is still waited for', async () => {
  const queues = endpointQueues({ each: 1, waiting: 2, total: 1 })
  const stored = Promise.withResolvers<void>()
  const started: string[] = []
  const job = (name: string) => async (leave: () => void) => {
    started.push(name)
    leave()
    leave()
    await stored.promise
  }

  for (const name of ['a', 'b', 'c']) queues.add('one', job(name))
  expect(started).toEqual(['a', 'b', 'c'])

  let closed = false
  const closing = queues.close().then(() => {
    closed = true
  })
  await turn()
  expect(closed).toBe(false)
  stored.resolve()
  await closing
})

test('closing waits for what runs and starts nothing more', async () => {
  const { started, open, job } = gates()
  const queues = endpointQueues({ each: 1, waiting: 2, total: 10 })
  queues.add('one', job('a'))
  queues.add('one', job('b'))

  const closed = queues.close()
  open[0]?.()

  await closed
  expect(started).toEqual(['a'])
  expect(queues.hasFreeSlot('one')).toBe(false)
})
