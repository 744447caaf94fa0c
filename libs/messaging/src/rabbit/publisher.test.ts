import { EventEmitter } from 'node:events'
import { afterEach, expect, jest, test } from '@jest/globals'
import type { ChannelModel } from 'amqplib'
import type { Connection } from './connection.ts'
import { publisher } from './publisher.ts'

const log = { debug() {}, info() {}, warn() {}, error() {} }
const message = { id: 'm1', exchange: 'receipts.events', key: 'k.v1', content: Buffer.from('{}'), headers: {} }

afterEach(() => {
  jest.restoreAllMocks()
})

test('a clock that is set forward does not make a message that was never confirmed count as safe', async () => {
  let sent = 0
  // The first channel closes before the confirm, and the clock advances by a day meanwhile.
  const connection = connectionOf((done) => {
    sent += 1
    if (sent > 1) return done(null)
    const late = Date.now() + 86_400_000
    jest.spyOn(Date, 'now').mockImplementation(() => late)
    done(new Error('channel closed'))
  })
  await using outbound = publisher(connection, 'test', log as never)

  await outbound.publish(message, 5_000)

  expect(sent).toBe(2)
})

type Confirm = (done: (error: Error | null) => void) => void

function connectionOf(confirm: Confirm): Connection {
  const nothing = async () => {}
  const plain = () => Object.assign(new EventEmitter(), { checkExchange: nothing, checkQueue: nothing, close: nothing })
  const confirming = Object.assign(plain(), {
    publish: (
      _exchange: string,
      _key: string,
      _content: Buffer,
      _options: object,
      done: (error: Error | null) => void,
    ) => confirm(done),
  })
  const model = { createChannel: async () => plain(), createConfirmChannel: async () => confirming }
  const current = async () => model as unknown as ChannelModel
  return { current, up: () => true, [Symbol.asyncDispose]: nothing }
}
