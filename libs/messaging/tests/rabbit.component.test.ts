import { createServer, connect as dial, type Socket } from 'node:net'
import { WarnOwner } from '@etax/contracts'
import { testRabbit, until } from '@etax/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { connect } from 'amqplib'
import { type Bus, connectRabbit, done, on, openDeadLetters, reject } from '../src/index.ts'
import { noted, quickly, silent, warning } from './messages.ts'

type Infrastructure = Awaited<ReturnType<typeof testRabbit>>

let broker: Infrastructure
let proxy: Proxy
let bus: Bus
let received: string[]
const takes = () => [on(WarnOwner, async ({ body }) => noted(received, body.warningId))]

beforeAll(async () => {
  broker = await testRabbit()
}, 90_000)

afterAll(async () => {
  await broker[Symbol.asyncDispose]()
})

beforeEach(async () => {
  received = []
  proxy = await proxyTo(broker.url)
  bus = await connectRabbit(proxy.url, { log: silent, name: 'test', retry: quickly })
})

afterEach(async () => {
  await bus[Symbol.asyncDispose]()
  proxy.close()
})

test('after a cut connection, consuming continues and pending messages arrive', async () => {
  await bus.consume('notifier.warnings', takes())
  const ids = Array.from({ length: 200 }, (_, index) => `w${index}`)

  const published = Promise.all(ids.map((id) => bus.publish(warning(id))))
  proxy.cut()
  await published

  await until('all arrived', () => new Set(received).size === 200)
  expect(bus.healthy()).toBe(true)
})

test('publishing waits for the broker to come back', async () => {
  await bus.consume('notifier.warnings', takes())
  proxy.down()
  await until('the loss is noticed', () => !bus.healthy())

  const published = bus.publish(warning('patient'))
  proxy.up()

  await published
  await until('it arrived', () => received.includes('patient'))
})

test('publishing gives up at its deadline', async () => {
  await bus.consume('notifier.warnings', takes())
  proxy.down()
  await until('the loss is noticed', () => !bus.healthy())

  const published = bus.publish(warning('late'), { deadline: 100 })

  await expect(published).rejects.toMatchObject({ kind: 'unavailable', code: 'MSG_00002' })
  proxy.up()
  await until('it is back', () => bus.healthy())
  await bus.publish(warning('next'))
  await until('the next arrived', () => received.includes('next'))
  expect(received).toEqual(['next'])
})

test('a queue that was deleted is declared and consumed again', async () => {
  await bus.consume('notifier.warnings', takes())
  const operator = await connect(broker.url)

  await (await operator.createChannel()).deleteQueue('notifier.warnings')
  await operator.close()

  await until('it is published again', () => bus.publish(warning('again')).then(() => true))
  await until('it arrived', () => received.includes('again'))
})

test('a message is not acknowledged before its handler is done', async () => {
  const gate = Promise.withResolvers<void>()
  let runs = 0
  const slow = on(WarnOwner, async () => {
    runs += 1
    if (runs === 1) await gate.promise
    return done
  })
  await bus.consume('notifier.warnings', [slow])
  await bus.publish(warning('a'))
  await until('its handler runs', () => runs === 1)

  proxy.cut()

  await until('it came again', () => runs === 2)
  gate.resolve()
})

test('a start with a wrong address fails with a plain error', async () => {
  await expect(connectRabbit('http://127.0.0.1', { log: silent, name: 'test' })).rejects.toMatchObject({
    code: 'MSG_00005',
  })
})

test('a broker that takes no messages from anybody leaves the process healthy', async () => {
  const warnings: string[] = []
  const log = { ...silent, warn: (_fields: object, message: string) => warnings.push(message) }
  await using alarmed = await connectRabbit(proxy.url, { log, name: 'alarmed', retry: quickly })

  await until('it is connected', () => alarmed.healthy())
  proxy.inject(CONNECTION_BLOCKED)

  await until('both connections are told', () => warnings.length === 2)
  expect(warnings).toEqual(Array(2).fill('the broker accepts no messages'))
  expect(alarmed.healthy()).toBe(true)
})

test('an operator lists dead-lettered messages without their bodies, and replays selected ones', async () => {
  let broken = true
  const handler = on(WarnOwner, async ({ body }) =>
    broken ? reject('nobody to warn') : noted(received, body.warningId),
  )
  await bus.consume('notifier.warnings', [handler])
  const messages = ['first', 'second'].map((id) => warning(id))
  for (const message of messages) await bus.publish(message)
  await using dead = await openDeadLetters(broker.url)
  const listed = await until('both are dead', async () => {
    const all = await dead.list(10)
    return all.length === 2 && all
  })
  expect(listed).toMatchObject(
    messages.map(({ id }) => ({ id, key: 'mail.warn.v1', queue: 'notifier.warnings', reason: 'nobody to warn' })),
  )
  expect(JSON.stringify(listed)).not.toContain('recipients')

  broken = false
  const replayed = await dead.replay(({ id }) => id === messages[1]?.id, 10)

  expect(replayed.map(({ message, to }) => [message.id, to])).toEqual([[messages[1]?.id, 'queue']])
  await until('it arrived', () => received.length > 0)
  expect(received).toEqual(['second'])
  expect((await dead.list(10)).map(({ id }) => id)).toEqual([messages[0]?.id])
  await dead.replay(() => true, 10)
  await until('the other arrived', () => received.length === 2)
})

/** The frame connection.blocked of AMQP 0-9-1, with its reason: a broker without memory or disk sends it. */
const REASON = Buffer.from('low on memory')
const METHOD = Buffer.concat([Buffer.from([0, 10, 0, 60, REASON.length]), REASON])
const CONNECTION_BLOCKED = Buffer.concat([Buffer.from([1, 0, 0, 0, 0, 0, METHOD.length]), METHOD, Buffer.from([0xce])])

interface Proxy {
  url: string
  /** Sends bytes to the clients, as the broker. */
  inject(bytes: Buffer): void
  /** Closes all connections; new ones are accepted. */
  cut(): void
  down(): void
  up(): void
  close(): void
}

async function proxyTo(url: string): Promise<Proxy> {
  const far = new URL(url)
  const sockets = new Set<Socket>()
  const clients = new Set<Socket>()
  let isUp = true
  const server = createServer((near) => {
    if (!isUp) return near.destroy()
    clients.add(near)
    const there = dial(Number(far.port), far.hostname)
    for (const [socket, other] of [
      [near, there],
      [there, near],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const own = new URL(url)
  own.port = String(typeof address === 'object' ? address?.port : '')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: own.href,
    inject(bytes) {
      for (const socket of clients) socket.write(bytes)
    },
    cut,
    down() {
      isUp = false
      cut()
    },
    up() {
      isUp = true
    },
    close() {
      cut()
      server.close()
    },
  }
}
