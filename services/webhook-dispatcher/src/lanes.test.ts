import { expect, test } from '@jest/globals'
import { lanes } from './lanes.ts'

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

test('a slow lane holds up only itself', async () => {
  const { started, open, job } = gates()
  const lane = lanes({ each: 2, waiting: 2, total: 10 })

  for (const name of ['s1', 's2', 's3', 's4']) lane.offer('slow', job(name))
  lane.offer('quick', job('q1'))

  expect(started).toEqual(['s1', 's2', 'q1'])
  expect(lane.hasRoom('slow')).toBe(false)
  expect(lane.hasRoom('quick')).toBe(true)
  expect(lane.busy()).toEqual(['slow'])
  const relief = lane.relief(60_000)
  open[0]?.()
  await relief
  expect(started).toEqual(['s1', 's2', 'q1', 's3'])
  expect(lane.busy()).toEqual([])
})

test('what the total held back goes when another lane has finished', async () => {
  const { started, open, job } = gates()
  const lane = lanes({ each: 2, waiting: 2, total: 1 })
  lane.offer('one', job('a'))
  lane.offer('other', job('b'))
  expect(started).toEqual(['a'])

  open[0]?.()
  await turn()

  expect(started).toEqual(['a', 'b'])
})

test('closing waits for what runs and starts nothing more', async () => {
  const { started, open, job } = gates()
  const lane = lanes({ each: 1, waiting: 2, total: 10 })
  lane.offer('one', job('a'))
  lane.offer('one', job('b'))

  const closed = lane.close()
  open[0]?.()

  await closed
  expect(started).toEqual(['a'])
  expect(lane.hasRoom('one')).toBe(false)
})
