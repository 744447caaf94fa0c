import { expect, test } from '@jest/globals'
import { type CallLimiter, callLimiter, type Operation } from './call-limiter.ts'

function limiterAt(start = 0) {
  let now = start
  const limiter = callLimiter({ max: 10, initial: 4, pace: 1, clock: () => now })
  const advance = (milliseconds: number) => {
    now += milliseconds
  }
  return { limiter, advance }
}

function calls(limiter: CallLimiter, operation: Operation, count: number, answered: boolean): void {
  for (let call = 0; call < count; call += 1) {
    limiter.reserve(operation, 1)
    limiter.finish(operation, answered)
  }
}

test('whoever waits for a slot is told of every call that ends, when its slot is free', () => {
  const free: number[] = []
  const limiter = callLimiter({
    ...{ max: 4, initial: 4, pace: 1, clock: () => 0 },
    onFinish: () => free.push(limiter.free()),
  })
  limiter.reserve('send', 4)

  limiter.finish('send', true)
  limiter.finish('send', true)

  expect(free).toEqual([1, 2])
})

test('no more slots are reserved than there are, and those released can be reserved again', () => {
  const { limiter } = limiterAt()

  expect(limiter.reserve('send', 3)).toBe(3)
  expect(limiter.reserve('ask', 3)).toBe(1)
  expect(limiter.reserve('ask', 3)).toBe(0)
  limiter.release('send', 2)
  expect(limiter.free()).toBe(2)
})

test('the limit grows with answers up to its limit, and halves with a failure', () => {
  const { limiter } = limiterAt()

  calls(limiter, 'send', 500, true)
  expect(limiter.free()).toBe(10)
  calls(limiter, 'send', 1, false)
  expect(limiter.free()).toBe(5)
})

test('five failures in a row open the breaker of that operation alone', () => {
  const { limiter } = limiterAt()

  calls(limiter, 'send', 5, false)

  expect(limiter.state('send')).toBe('open')
  expect(limiter.reserve('send', 1)).toBe(0)
  expect(limiter.state('ask')).toBe('closed')
  expect(limiter.reserve('ask', 1)).toBe(1)
  expect(limiter.hasTrippedBreaker()).toBe(true)
})

test('failures that are few among answers do not open it', () => {
  const { limiter } = limiterAt()

  for (let round = 0; round < 20; round += 1) {
    calls(limiter, 'send', 9, true)
    calls(limiter, 'send', 1, false)
  }

  expect(limiter.state('send')).toBe('closed')
})

test('half of twenty opens it', () => {
  const { limiter } = limiterAt()

  for (let round = 0; round < 10; round += 1) {
    calls(limiter, 'send', 1, true)
    calls(limiter, 'send', 1, false)
  }

  expect(limiter.state('send')).toBe('open')
})

test('old failures do not count', () => {
  const { limiter, advance } = limiterAt()

  calls(limiter, 'send', 4, false)
  advance(31_000)
  calls(limiter, 'send', 4, false)

  expect(limiter.state('send')).toBe('closed')
})

test('after a while one probe at a time decides: its answer closes the breaker, its failure opens it for longer', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 5, false)

  advance(5_000)
  expect(limiter.state('send')).toBe('half-open')
  expect(limiter.reserve('send', 5)).toBe(1)
  expect(limiter.reserve('send', 5)).toBe(0)
  limiter.finish('send', false)
  advance(9_999)
  expect(limiter.state('send')).toBe('open')
  advance(1)
  limiter.reserve('send', 1)
  limiter.finish('send', true)

  expect(limiter.state('send')).toBe('closed')
})

test('a probe that was not used is free for the next', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 5, false)
  advance(5_000)

  limiter.release('send', limiter.reserve('send', 1))

  expect(limiter.reserve('send', 1)).toBe(1)
})

test('acquiring waits for a slot, before anybody who reserves', async () => {
  const { limiter } = limiterAt()
  limiter.reserve('send', 4)
  const acquired = limiter.acquire('ask')

  limiter.finish('send', true)

  expect(await acquired).toBe(true)
  expect(limiter.reserve('send', 1)).toBe(0)
})

test('no slot is acquired while the breaker is open, nor waited for', async () => {
  const { limiter } = limiterAt()
  limiter.reserve('send', 4)
  const waiting = limiter.acquire('ask')
  for (let call = 0; call < 5; call += 1) limiter.finish('ask', false)

  expect(await limiter.acquire('ask')).toBe(false)
  expect(typeof (await waiting)).toBe('boolean')
})
