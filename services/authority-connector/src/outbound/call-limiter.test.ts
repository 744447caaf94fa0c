import { expect, test } from '@jest/globals'
import type { Operation } from './breaker.ts'
import { type CallLimiter, callLimiter } from './call-limiter.ts'

function limiterAt(start = 0) {
  let now = start
  const limiter = callLimiter({ max: 10, initial: 4, pace: 1, clock: () => now })
  const advance = (milliseconds: number) => {
    now += milliseconds
  }
  return { limiter, advance }
}

/** Alternates two taxpayers by default. */
function calls(limiter: CallLimiter, operation: Operation, count: number, answered: boolean, taxpayer?: string): void {
  for (let call = 0; call < count; call += 1) {
    const by = taxpayer ?? (call % 2 === 0 ? 'A' : 'B')
    limiter.reserve(operation, 1)
    limiter.begin(operation, by)
    limiter.finish(operation, by, answered ? 'answered' : 'failed')
  }
}

test('onFinish is called after each call, when its slot is free', () => {
  const free: number[] = []
  const limiter = callLimiter({
    max: 4,
    initial: 4,
    pace: 1,
    clock: () => 0,
    onFinish: () => free.push(limiter.free()),
  })
  limiter.reserve('send', 4)

  limiter.finish('send', 'A', 'answered')
  limiter.finish('send', 'A', 'answered')

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

test('the limit grows with answers up to its limit, and halves with failures of several taxpayers', () => {
  const { limiter } = limiterAt()

  calls(limiter, 'send', 500, true)
  expect(limiter.free()).toBe(10)
  calls(limiter, 'send', 1, false)
  expect(limiter.free()).toBe(10)
  calls(limiter, 'send', 1, false, 'B')
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
    calls(limiter, 'send', 1, false, `taxpayer ${round}`)
  }

  expect(limiter.state('send')).toBe('closed')
})

test('half of twenty opens it', () => {
  const { limiter } = limiterAt()

  for (let round = 0; round < 10; round += 1) {
    calls(limiter, 'send', 1, true)
    calls(limiter, 'send', 1, false, `taxpayer ${round}`)
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

test('later one probe at a time decides: its answer closes the breaker, its failure opens it for longer', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 5, false)

  advance(5_000)
  expect(limiter.state('send')).toBe('half-open')
  expect(limiter.reserve('send', 5)).toBe(1)
  expect(limiter.reserve('send', 5)).toBe(0)
  limiter.finish('send', 'C', 'failed')
  advance(9_999)
  expect(limiter.state('send')).toBe('open')
  advance(1)
  limiter.reserve('send', 1)
  limiter.finish('send', 'C', 'answered')

  expect(limiter.state('send')).toBe('closed')
})

test('a probe that was not used is free for the next', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 5, false)
  advance(5_000)

  limiter.release('send', limiter.reserve('send', 1))

  expect(limiter.reserve('send', 1)).toBe(1)
})

test('acquiring waits for a slot, before reservations', async () => {
  const { limiter } = limiterAt()
  limiter.reserve('send', 4)
  const acquired = limiter.acquire('ask')

  limiter.finish('send', 'A', 'answered')

  expect(await acquired).toBe(true)
  expect(limiter.reserve('send', 1)).toBe(0)
})

test('no slot is acquired while the breaker is open, nor waited for', async () => {
  const { limiter } = limiterAt()
  limiter.reserve('send', 4)
  const waiting = limiter.acquire('ask')
  for (let call = 0; call < 5; call += 1) limiter.finish('ask', `${call}`, 'failed')

  expect(await limiter.acquire('ask')).toBe(false)
  expect(typeof (await waiting)).toBe('boolean')
})

test('failures of one taxpayer alone stop that taxpayer, and nothing else', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 500, true)

  calls(limiter, 'send', 50, false, 'poisoned')

  expect(limiter.state('send')).toBe('closed')
  expect(limiter.free()).toBe(10)
  expect([limiter.allowance('send', 'poisoned'), limiter.allowance('send', 'clean')]).toEqual([0, 2])
  expect(limiter.failingTaxpayers()).toEqual(['poisoned'])
  expect(limiter.hasTrippedBreaker()).toBe(false)
  advance(5_000)
  expect(limiter.allowance('send', 'poisoned')).toBe(1)
  limiter.begin('send', 'poisoned')
  expect(limiter.allowance('send', 'poisoned')).toBe(0)
  limiter.finish('send', 'poisoned', 'answered')
  expect(limiter.failingTaxpayers()).toEqual([])
})

test('after its failures a taxpayer has few calls at once, until as many were answered', () => {
  const { limiter } = limiterAt()
  calls(limiter, 'send', 500, true)

  calls(limiter, 'send', 4, false, 'poisoned')
  expect(limiter.allowance('send', 'poisoned')).toBe(1)
  calls(limiter, 'send', 100, true, 'poisoned')

  expect(limiter.allowance('send', 'poisoned')).toBe(5)
})

test('one taxpayer leaves a slot to others', () => {
  const { limiter } = limiterAt()
  calls(limiter, 'send', 500, true, 'A')
  for (let call = 0; call < 9; call += 1) limiter.begin('send', 'A')

  expect(limiter.allowance('send', 'A')).toBe(0)
  expect(limiter.allowance('send', 'B')).toBe(2)
})

test('a taxpayer begins with a fifth of all calls, and has one more with each quick answer', () => {
  const { limiter } = limiterAt()
  calls(limiter, 'send', 500, true)

  expect(limiter.allowance('send', 'new')).toBe(2)
  for (let call = 0; call < 2; call += 1) limiter.begin('send', 'new')
  expect(limiter.allowance('send', 'new')).toBe(0)
  for (let call = 0; call < 2; call += 1) limiter.finish('send', 'new', 'answered')
  expect(limiter.allowance('send', 'new')).toBe(4)
})

test('a slow answer earns a taxpayer no further calls, and after a quiet time it begins low again', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 500, true)
  limiter.begin('send', 'slow')
  advance(25_000)
  limiter.finish('send', 'slow', 'answered')

  expect(limiter.allowance('send', 'slow')).toBe(2)
  calls(limiter, 'send', 20, true, 'slow')
  expect(limiter.allowance('send', 'slow')).toBe(5)
  advance(10_000)
  expect(limiter.allowance('send', 'slow')).toBe(2)
})

test('slots that are reserved for a taxpayer count as its calls before these begin', () => {
  const { limiter } = limiterAt()
  calls(limiter, 'send', 500, true)

  const reserved = Array.from({ length: 5 }, () => limiter.reserveFor('send', 'new'))
  limiter.releaseFor('send', 'new')
  limiter.begin('send', 'new')

  expect(reserved).toEqual([true, true, false, false, false])
  expect(limiter.allowance('send', 'new')).toBe(1)
})

test('a taxpayer has at most half of all calls while others call, and all but one otherwise', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 500, true)

  expect(limiter.allowance('send', 'A')).toBe(5)
  for (let second = 0; second < 12; second += 1) {
    advance(5_000)
    calls(limiter, 'send', 1, true, 'A')
  }
  expect(limiter.allowance('send', 'A')).toBe(9)
})

test('an unreadable answer is no failure, and no sign that the authority is back', () => {
  const { limiter } = limiterAt(1_000)
  for (let call = 0; call < 50; call += 1) {
    const taxpayer = `${call % 2}`
    limiter.reserve('ask', 1)
    limiter.begin('ask', taxpayer)
    limiter.finish('ask', taxpayer, 'unreadable')
  }

  expect(limiter.state('ask')).toBe('closed')
  expect(limiter.lastAnswerAt()).toBe(0)
})

test('probes are taken in turn: first of taxpayers that did not open the breaker, then of all', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 6, false)
  advance(5_000)

  expect(limiter.reserve('send', 1)).toBe(1)
  expect(['A', 'B', 'C'].map((taxpayer) => limiter.allowance('send', taxpayer) > 0)).toEqual([false, false, true])
  limiter.begin('send', 'C')
  limiter.finish('send', 'C', 'failed')
  advance(10_000)
  limiter.reserve('send', 1)
  expect(limiter.allowance('send', 'C')).toBe(0)
  limiter.release('send', 1)
  limiter.reserve('send', 1)

  expect(limiter.allowance('send', 'C')).toBeGreaterThan(0)
})

test('when the authority answers again, earlier failures delay no taxpayer', () => {
  const { limiter, advance } = limiterAt()
  calls(limiter, 'send', 5, false, 'A')
  calls(limiter, 'send', 5, false, 'B')
  advance(5_000)

  limiter.reserve('send', 1)
  limiter.begin('send', 'C')
  limiter.finish('send', 'C', 'answered')

  expect(limiter.failingTaxpayers()).toEqual([])
})
