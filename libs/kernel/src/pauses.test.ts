import { expect, test } from '@jest/globals'
import { pauses } from './pauses.ts'

test('a slice that is over lets whatever waits go first, one slice in a turn of the event loop', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const work = async () => {
    const pause = pauses(0)
    for (let step = 0; step < 20; step += 1) await pause()
  }

  await Promise.all([work(), work(), work()])
  clearImmediate(counting)

  expect(turns).toBeGreaterThanOrEqual(59)
})

test('within a slice nothing waits', async () => {
  let turned = false
  const immediate = setImmediate(() => {
    turned = true
  })
  const pause = pauses(60_000)
  for (let step = 0; step < 1_000; step += 1) await pause()
  clearImmediate(immediate)

  expect(turned).toBe(false)
})
