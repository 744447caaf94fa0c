import { envelope, ReceiptMailed } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { done, on } from './handler.ts'
import { memoryBus } from './memory-bus.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const mailed = (id: string) => envelope(ReceiptMailed, ReceiptMailed.example, { tenantId: 'w', correlationId: 'r', id })

function noted<T>(list: T[], item: T) {
  list.push(item)
  return done
}

test('it carries bytes: consumers cannot change each other’s message', async () => {
  await using bus = memoryBus({ log })
  const details: (string | null)[] = []
  for (const queue of ['a', 'b']) {
    await bus.consume(queue, [
      on(ReceiptMailed, async ({ body }) => {
        details.push(body.detail)
        body.detail = 'changed'
        return done
      }),
    ])
  }

  await bus.publish(mailed('1'))

  expect(details).toEqual([null, null])
})

test('it confirms only when every subscriber has acknowledged', async () => {
  await using bus = memoryBus({ log })
  const gate = Promise.withResolvers<void>()
  let confirmed = false
  await bus.consume('quick', [on(ReceiptMailed, async () => done)])
  await bus.consume('slow', [on(ReceiptMailed, () => gate.promise.then(() => done))])

  const published = bus.publish(mailed('1')).then(() => {
    confirmed = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(confirmed).toBe(false)
  gate.resolve()

  await published
  await bus.idle()
})

test('it repeats and reorders on request', async () => {
  await using bus = memoryBus({ log, disturb: { repeat: 2, reorder: () => 0.99 } })
  const received: string[] = []
  await bus.consume('a', [on(ReceiptMailed, async ({ id }) => noted(received, id))])

  await Promise.all(['1', '2', '3'].map((id) => bus.publish(mailed(id))))

  expect(received).toEqual(['3', '3', '2', '2', '1', '1'])
})

test('publishing waits until every service has subscribed', async () => {
  const ready = Promise.withResolvers<void>()
  await using bus = memoryBus({ log, ready: ready.promise })
  const received: string[] = []
  const published = bus.publish(mailed('1'))

  for (const queue of ['a', 'b']) {
    await bus.consume(queue, [on(ReceiptMailed, async () => noted(received, queue))])
  }
  ready.resolve()

  await published
  expect(received.toSorted()).toEqual(['a', 'b'])
})

test('a service that leaves takes only its own consumers along', async () => {
  await using bus = memoryBus({ log })
  const received: string[] = []
  const one = bus.connect()
  const other = bus.connect()
  await one.consume('a', [on(ReceiptMailed, async () => noted(received, 'a'))])
  await other.consume('b', [on(ReceiptMailed, async () => noted(received, 'b'))])

  await one[Symbol.asyncDispose]()
  await other.publish(mailed('1'))

  expect(received).toEqual(['b'])
  await expect(one.publish(mailed('2'))).rejects.toMatchObject({ code: 'MSG_00002' })
})
