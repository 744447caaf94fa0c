import { EventEmitter } from 'node:events'
import { afterEach, expect, jest, test } from '@jest/globals'
import type { ChannelModel } from 'amqplib'
import { type Part, partsOf } from './batch.ts'
import type { Connection } from './connection.ts'
import { publisher } from './publisher.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const message = { id: 'm1', exchange: 'receipts.events', key: 'k.v1', content: Buffer.from('{}'), headers: {} }

afterEach(() => {
  jest.restoreAllMocks()
})

test('a clock that is set forward does not make a message that was never confirmed count as safe', async () => {
  let sent = 0
  // The first time the channel goes before the confirm comes, and the clock is set forward by a day meanwhile.
  const connection = connectionOf((done) => {
    sent += 1
    if (sent > 1) return done(null)
    const late = Date.now() + 86_400_000
    jest.spyOn(Date, 'now').mockImplementation(() => late)
    done(new Error('channel closed'))
  })
  await using outbound = publisher(connection, 'test', log as never, false)

  await outbound.publish(message, 5_000)

  expect(sent).toBe(2)
})

test('what is published in one turn to one place goes as one message, and what is alone goes as it is', async () => {
  const sent: Sent[] = []
  await using outbound = publisher(connectionOf(noting(sent)), 'test', log as never, true)

  await Promise.all([
    ...['m1', 'm2', 'm3'].map((id) => outbound.publish({ ...message, id, headers: { traceparent: id } }, 5_000)),
    outbound.publish({ ...message, id: 'other', key: 'other.v1' }, 5_000),
  ])

  const parts = sent.map((one) => partsOf(one).map(({ id, headers }) => [one.key, id, headers]))
  expect(parts).toEqual([
    ['m1', 'm2', 'm3'].map((id) => ['k.v1', id, { traceparent: id }]),
    [['other.v1', 'other', {}]],
  ])
  expect(sent[1]).toMatchObject({ id: 'other', content: message.content })
})

test('a batch has at most 32 messages and 128 KiB', async () => {
  const sent: Sent[] = []
  await using outbound = publisher(connectionOf(noting(sent)), 'test', log as never, true)
  const large = { ...message, key: 'large.v1', content: Buffer.alloc(50 * 1024, '1') }
  const huge = { ...message, key: 'huge.v1', content: Buffer.alloc(200 * 1024, '1') }

  await Promise.all([
    ...Array.from({ length: 70 }, (_, index) => outbound.publish({ ...message, id: `m${index}` }, 5_000)),
    ...[large, large, large, huge, huge].map((one) => outbound.publish(one, 5_000)),
  ])

  const sizes = Object.groupBy(sent, ({ key }) => key)
  const counts = (key: string) => sizes[key]?.map((one) => partsOf(one).length)
  expect([counts('k.v1'), counts('large.v1'), counts('huge.v1')]).toEqual([
    [32, 32, 6],
    [2, 1],
    [1, 1],
  ])
})

test('a batch whose channel goes before the confirm is sent again, and one that no queue wants is told to each', async () => {
  let times = 0
  const connection = connectionOf((done) => {
    times += 1
    done(times === 1 ? new Error('channel closed') : null)
  })
  await using outbound = publisher(connection, 'test', log as never, true)
  await Promise.all([outbound.publish(message, 5_000), outbound.publish({ ...message, id: 'm2' }, 5_000)])
  expect(times).toBe(2)

  const returning = connectionOf((done, { id, channel }) => {
    channel.emit('return', { properties: { messageId: id } })
    done(null)
  })
  await using unwanted = publisher(returning, 'test', log as never, true)
  const answers = await Promise.allSettled([unwanted.publish(message, 5_000), unwanted.publish(message, 5_000)])

  expect(answers).toEqual(
    Array(2).fill(expect.objectContaining({ reason: expect.objectContaining({ code: 'MSG_00003' }) })),
  )
})

test('without batches each message goes alone', async () => {
  const sent: Sent[] = []
  await using outbound = publisher(connectionOf(noting(sent)), 'test', log as never, false)

  await Promise.all([outbound.publish(message, 5_000), outbound.publish(message, 5_000)])

  expect(sent.map(({ id }) => id)).toEqual(['m1', 'm1'])
})

interface Sent extends Part {
  key: string
  channel: EventEmitter
}

function noting(sent: Sent[]): Confirm {
  return (done, message) => {
    sent.push(message)
    done(null)
  }
}

type Confirm = (done: (error: Error | null) => void, message: Sent) => void

function connectionOf(confirm: Confirm): Connection {
  const nothing = async () => {}
  const plain = () => Object.assign(new EventEmitter(), { checkExchange: nothing, checkQueue: nothing, close: nothing })
  const confirming: EventEmitter = Object.assign(plain(), {
    publish: (
      _exchange: string,
      key: string,
      content: Buffer,
      { messageId: id, headers }: { messageId: string; headers: Record<string, string> },
      done: (error: Error | null) => void,
    ) => confirm(done, { id, key, content, headers, channel: confirming }),
  })
  const model = { createChannel: async () => plain(), createConfirmChannel: async () => confirming }
  const current = async () => model as unknown as ChannelModel
  return { current, up: () => true, [Symbol.asyncDispose]: nothing }
}
