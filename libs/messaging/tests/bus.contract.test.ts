import { type Envelope, envelope, ReceiptMailed, WarnOwner } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { testRabbit, until } from '@etax/testkit'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { propagation } from '@opentelemetry/api'
import { connect } from 'amqplib'
import { type Bus, connectRabbit, done, memoryBus, on, reject, retryLater } from '../src/index.ts'
import { noted, quickly, silent, warning } from './messages.ts'

interface Transport extends AsyncDisposable {
  bus(): Promise<Bus>
  deadLetter(): Promise<{ queue: string; reason: string; content: Buffer } | undefined>
}

const transports: Record<string, () => Promise<Transport>> = { memory: inMemory, RabbitMQ: overRabbit }

describe.each(Object.keys(transports))('a bus over %s', (name) => {
  let transport: Transport
  let bus: Bus

  beforeEach(async () => {
    transport = await (transports[name] as () => Promise<Transport>)()
    bus = await transport.bus()
  }, 90_000)

  afterEach(async () => {
    await bus[Symbol.asyncDispose]()
    await transport[Symbol.asyncDispose]()
  }, 30_000)

  test('an event reaches every queue that wants it, as it was sent', async () => {
    const received: [string, Envelope][] = []
    for (const queue of ['one.mails', 'two.mails']) {
      await bus.consume(queue, [on(ReceiptMailed, async (message) => noted(received, [queue, message]))])
    }
    const sent = envelope(ReceiptMailed, ReceiptMailed.example, {
      tenantId: 'w1',
      correlationId: 'r1',
      causationId: 'c',
    })

    await bus.publish(sent)

    await until('both heard it', () => received.length === 2)
    expect(received.toSorted()).toEqual([
      ['one.mails', sent],
      ['two.mails', sent],
    ])
  })

  test('a command goes to the queue that takes it, and consumers of one queue share', async () => {
    const received: string[] = []
    const first = on(WarnOwner, async ({ body }) => noted(received, body.warningId))
    await bus.consume('notifier.warnings', [first], { prefetch: 1 })
    await bus.consume('notifier.warnings', [first], { prefetch: 1 })

    await Promise.all(['a', 'b', 'c', 'd'].map((id) => bus.publish(warning(id))))

    await until('all were taken', () => received.length === 4)
    expect(received.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a message without a queue is not published', async () => {
    await expect(bus.publish(warning('a'))).rejects.toMatchObject({ kind: 'unavailable', code: 'MSG_00003' })
  })

  test('a message that must wait is tried again in place, and holds up no other', async () => {
    const runs: string[] = []
    await bus.consume('notifier.warnings', [
      on(WarnOwner, async ({ body }, { attempt }) => {
        runs.push(`${body.warningId}${attempt}`)
        return body.warningId === 'slow' && attempt < 4 ? retryLater('not yet') : done
      }),
    ])

    await Promise.all([bus.publish(warning('slow')), bus.publish(warning('quick'))])

    await until('both are done', () => runs.includes('slow4') && runs.includes('quick1'))
    expect(runs.indexOf('quick1')).toBeLessThan(runs.indexOf('slow4'))
    expect(await transport.deadLetter()).toBeUndefined()
  })

  test('a rejected message is dead-lettered with its reason, as it came', async () => {
    await bus.consume('notifier.warnings', [on(WarnOwner, async () => reject('nobody to warn'))])
    const sent = warning('a')

    await bus.publish(sent)

    const deadLetter = await until('it is dead-lettered', () => transport.deadLetter())
    expect(deadLetter).toMatchObject({ queue: 'notifier.warnings', reason: 'nobody to warn' })
    expect(JSON.parse(deadLetter.content.toString())).toEqual(sent)
  })

  test('poison is dead-lettered, and the next message goes through', async () => {
    const received: string[] = []
    await bus.consume('notifier.warnings', [on(WarnOwner, async ({ body }) => noted(received, body.warningId))])

    await bus.publish({ ...warning('a'), body: { warningId: 7 } })
    await bus.publish(warning('b'))

    await until('the next is done', () => received.length === 1)
    expect(await until('it is dead-lettered', () => transport.deadLetter())).toMatchObject({
      queue: 'notifier.warnings',
    })
    expect(received).toEqual(['b'])
  })

  test('a defect is tried five times and then dead-lettered', async () => {
    let runs = 0
    await bus.consume('notifier.warnings', [
      on(WarnOwner, async () => {
        runs += 1
        throw new TypeError('undefined is not a function')
      }),
    ])

    await bus.publish(warning('a'))

    const { reason } = await until('it is dead-lettered', () => transport.deadLetter())
    expect(reason).toBe('a defect, 5 times: undefined is not a function')
    expect(runs).toBe(5)
  })

  test('a message waits for the end of an outage, however often its handler throws', async () => {
    const attempts: number[] = []
    await bus.consume('notifier.warnings', [
      on(WarnOwner, async (_, { attempt }) => {
        attempts.push(attempt)
        if (attempt < 9) throw new AppError('unavailable', 'SYS_00009', 'the database is away')
        return done
      }),
    ])

    await bus.publish(warning('a'))

    await until('it is done', () => attempts.length === 9)
    expect(await transport.deadLetter()).toBeUndefined()
  })

  test('no more messages are unacknowledged than the prefetch', async () => {
    let running = 0
    let most = 0
    let finished = 0
    const gate = Promise.withResolvers<void>()
    await bus.consume(
      'notifier.warnings',
      [
        on(WarnOwner, async () => {
          running += 1
          most = Math.max(most, running)
          await gate.promise
          running -= 1
          finished += 1
          return done
        }),
      ],
      { prefetch: 3 },
    )

    const published = Promise.all(Array.from({ length: 12 }, (_, index) => bus.publish(warning(`${index}`))))
    await until('the prefetch is used up', () => running === 3)
    gate.resolve()

    await published
    await until('all are done', () => finished === 12)
    expect(most).toBe(3)
  })

  test('stopping waits for the handlers that run', async () => {
    const started = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    let finished = false
    const consuming = await bus.consume('notifier.warnings', [
      on(WarnOwner, async () => {
        started.resolve()
        await gate.promise
        finished = true
        return done
      }),
    ])
    const published = bus.publish(warning('a'))
    await started.promise

    const stopped = consuming[Symbol.asyncDispose]()
    gate.resolve()

    await stopped
    expect(finished).toBe(true)
    await published
  })

  test('messages of a stopped consumer reach the next one, from the queue or from the publisher', async () => {
    const started = Promise.withResolvers<void>()
    const consuming = await bus.consume('notifier.warnings', [
      on(WarnOwner, async () => {
        started.resolve()
        return retryLater('never here')
      }),
    ])
    const received: string[] = []
    const message = warning('a')
    const published = until('it is published', () => bus.publish(message).then(() => true))
    await started.promise
    await consuming[Symbol.asyncDispose]()

    await bus.consume('notifier.warnings', [on(WarnOwner, async ({ id }) => noted(received, id))])

    await published
    await until('the next one has it', () => received.length > 0)
    expect(received).toContain(message.id)
  })

  test('the trace goes along', async () => {
    const carriers: unknown[] = []
    propagation.setGlobalPropagator({
      inject: (_context, carrier, setter) => setter.set(carrier, 'traceparent', '00-trace-span-01'),
      extract(context, carrier) {
        carriers.push(carrier)
        return context
      },
      fields: () => ['traceparent'],
    })
    try {
      await bus.consume('notifier.warnings', [on(WarnOwner, async () => done)])

      await bus.publish(warning('a'))

      await until('it arrived', () => carriers.length > 0)
      expect(carriers).toEqual([expect.objectContaining({ traceparent: '00-trace-span-01' })])
    } finally {
      propagation.disable()
    }
  })

  test('a closed bus publishes nothing', async () => {
    await bus.consume('notifier.warnings', [on(WarnOwner, async () => done)])
    expect(bus.healthy()).toBe(true)

    await bus[Symbol.asyncDispose]()

    expect(bus.healthy()).toBe(false)
    await expect(bus.publish(warning('a'))).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

async function inMemory(): Promise<Transport> {
  const bus = memoryBus({ log: silent, retry: quickly })
  return {
    bus: async () => bus,
    deadLetter: async () => bus.deadLettered[0],
    async [Symbol.asyncDispose]() {},
  }
}

async function overRabbit(): Promise<Transport> {
  const broker = await testRabbit()
  return {
    bus: () => connectRabbit(broker.url, { log: silent, name: 'test', retry: quickly }),
    deadLetter: () => firstDead(broker.url),
    [Symbol.asyncDispose]: () => broker[Symbol.asyncDispose](),
  }
}

async function firstDead(url: string) {
  const connection = await connect(url)
  try {
    const channel = await connection.createChannel()
    const message = await channel.get('receipts.dead')
    if (message === false) return undefined
    const headers = (message.properties.headers ?? {}) as Record<string, string>
    return {
      queue: `${headers['x-dead-lettered-from']}`,
      reason: `${headers['x-dead-lettered-reason']}`,
      content: message.content,
    }
  } finally {
    await connection.close()
  }
}
