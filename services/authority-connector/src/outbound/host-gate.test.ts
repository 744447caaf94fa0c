import { expect, test } from '@jest/globals'
import { type HostGate, hostGate, type Operation } from './host-gate.ts'

function gateAt(start = 0) {
  let now = start
  const gate = hostGate({ most: 10, first: 4, pace: 1, clock: () => now })
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return { gate, pass }
}

function calls(gate: HostGate, operation: Operation, count: number, answered: boolean): void {
  for (let call = 0; call < count; call += 1) {
    gate.hold(operation, 1)
    gate.finish(operation, answered)
  }
}

test('no more calls are reserved than fit, and those given back fit again', () => {
  const { gate } = gateAt()

  expect(gate.hold('send', 3)).toBe(3)
  expect(gate.hold('ask', 3)).toBe(1)
  expect(gate.hold('ask', 3)).toBe(0)
  gate.letGo('send', 2)
  expect(gate.free()).toBe(2)
})

test('the cap grows with answers up to its limit, and halves with a failure', () => {
  const { gate } = gateAt()

  calls(gate, 'send', 500, true)
  expect(gate.free()).toBe(10)
  calls(gate, 'send', 1, false)
  expect(gate.free()).toBe(5)
})

test('five failures in a row open the breaker of that operation alone', () => {
  const { gate } = gateAt()

  calls(gate, 'send', 5, false)

  expect(gate.state('send')).toBe('open')
  expect(gate.hold('send', 1)).toBe(0)
  expect(gate.state('ask')).toBe('closed')
  expect(gate.hold('ask', 1)).toBe(1)
  expect(gate.isTroubled()).toBe(true)
})

test('failures that are few among answers do not open it', () => {
  const { gate } = gateAt()

  for (let round = 0; round < 20; round += 1) {
    calls(gate, 'send', 9, true)
    calls(gate, 'send', 1, false)
  }

  expect(gate.state('send')).toBe('closed')
})

test('half of twenty opens it', () => {
  const { gate } = gateAt()

  for (let round = 0; round < 10; round += 1) {
    calls(gate, 'send', 1, true)
    calls(gate, 'send', 1, false)
  }

  expect(gate.state('send')).toBe('open')
})

test('old failures are forgotten', () => {
  const { gate, pass } = gateAt()

  calls(gate, 'send', 4, false)
  pass(31_000)
  calls(gate, 'send', 4, false)

  expect(gate.state('send')).toBe('closed')
})

test('after a while one probe at a time decides: its answer closes the breaker, its failure opens it for longer', () => {
  const { gate, pass } = gateAt()
  calls(gate, 'send', 5, false)

  pass(5_000)
  expect(gate.state('send')).toBe('half-open')
  expect(gate.hold('send', 5)).toBe(1)
  expect(gate.hold('send', 5)).toBe(0)
  gate.finish('send', false)
  pass(9_999)
  expect(gate.state('send')).toBe('open')
  pass(1)
  gate.hold('send', 1)
  gate.finish('send', true)

  expect(gate.state('send')).toBe('closed')
})

test('a probe nobody needed is free for the next', () => {
  const { gate, pass } = gateAt()
  calls(gate, 'send', 5, false)
  pass(5_000)

  gate.letGo('send', gate.hold('send', 1))

  expect(gate.hold('send', 1)).toBe(1)
})

test('whoever enters waits for room, before anybody who reserves', async () => {
  const { gate } = gateAt()
  gate.hold('send', 4)
  const entered = gate.enter('ask')

  gate.finish('send', true)

  expect(await entered).toBe(true)
  expect(gate.hold('send', 1)).toBe(0)
})

test('nobody enters through an open breaker, nor waits for it', async () => {
  const { gate } = gateAt()
  gate.hold('send', 4)
  const waiting = gate.enter('ask')
  for (let call = 0; call < 5; call += 1) gate.finish('ask', false)

  expect(await gate.enter('ask')).toBe(false)
  expect(typeof (await waiting)).toBe('boolean')
})
