import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { cached } from './cached.ts'

function aCache({
  load = async (key: string) => ({ key }),
  unless = (answer: { key: string }) => answer.key === '',
} = {}) {
  const clock = { now: 1_000_000 }
  const loads: string[] = []
  const counted = (key: string) => {
    loads.push(key)
    return load(key)
  }
  return { clock, loads, ask: cached(counted, { ttlMs: 4_000, max: 2, now: () => clock.now, unless }) }
}

test('concurrent and soon repeated calls share one load', async () => {
  const { ask, loads, clock } = aCache()

  const [one, other] = await Promise.all([ask('a'), ask('a')])
  clock.now += 1_999
  await ask('a')

  expect(one).toBe(other)
  expect(loads).toEqual(['a'])
})

test('an answer is loaded again when its time is over, counted from the question', async () => {
  const clock = { now: 1_000_000 }
  let loads = 0
  const slow = async () => {
    loads += 1
    clock.now += 3_000
    return { loads }
  }
  const ask = cached(slow, { ttlMs: 4_000, max: 2, now: () => clock.now })
  await ask('a')

  clock.now += 1_001
  expect(await ask('a')).toEqual({ loads: 2 })
})

test('past half of its time an answer is reloaded once, and no caller waits', async () => {
  let answer = Promise.withResolvers<{ key: string }>()
  const { ask, loads, clock } = aCache({ load: () => answer.promise })
  answer.resolve({ key: 'old' })
  await ask('a')
  answer = Promise.withResolvers()

  clock.now += 2_000
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([{ key: 'old' }, { key: 'old' }])
  expect(loads).toEqual(['a', 'a'])
  answer.resolve({ key: 'new' })
  await new Promise(setImmediate)
  expect(await ask('a')).toEqual({ key: 'new' })
})

test.each([
  [
    'an outage leaves what is known for the rest of its time',
    new AppError('unavailable', 'X', 'away'),
    { key: 'known' },
  ],
  ['a refusal ends it at once', new AppError('not-found', 'X', 'gone'), { key: 'anew' }],
])('loaded anew, %s', async (_what, error, expected) => {
  const answers = [async () => ({ key: 'known' }), () => Promise.reject(error), async () => ({ key: 'anew' })]
  const { ask, clock } = aCache({ load: () => (answers.shift() ?? (async () => ({ key: 'more' })))() })
  await ask('a')

  clock.now += 3_000
  await ask('a')
  await new Promise(setImmediate)

  expect(await ask('a')).toEqual(expected)
})

test('a failure is not kept', async () => {
  let fails = true
  const { ask, loads } = aCache({
    load: async (key) => {
      if (fails) throw new Error('away')
      return { key }
    },
  })
  await expect(ask('a')).rejects.toThrow('away')

  fails = false

  expect(await ask('a')).toEqual({ key: 'a' })
  expect(loads).toEqual(['a', 'a'])
})

test('an answer that must be loaded every time is', async () => {
  const { ask, loads } = aCache({ unless: ({ key }) => key === 'partial' })

  await ask('partial')
  await ask('partial')

  expect(loads).toEqual(['partial', 'partial'])
})

test('there are never more answers than allowed, and a waiting one is not lost to that', async () => {
  const { ask, loads } = aCache()

  const answers = await Promise.all(['a', 'b', 'c'].map(ask))
  await ask('a')

  expect(answers).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'c' }])
  expect(loads).toEqual(['a', 'b', 'c', 'a'])
})
