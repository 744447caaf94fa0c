import { expect, test } from '@jest/globals'
import type { ConsumeMessage } from 'amqplib'
import { acknowledger } from './acknowledger.ts'

const delivery = (deliveryTag: number) => ({ fields: { deliveryTag } }) as ConsumeMessage

function recorded() {
  const sent: [number, boolean][] = []
  const channel = {
    ack: (message: { fields: { deliveryTag: number } }, upTo = false) => {
      sent.push([message.fields.deliveryTag, upTo])
    },
  }
  return { sent, ...acknowledger(channel) }
}

test('messages finished in one turn are acknowledged in one frame', () => {
  const { sent, done, flush } = recorded()

  for (const tag of [2, 1, 3]) done(delivery(tag))
  flush()

  expect(sent).toEqual([[3, true]])
})

test('a message still unacknowledged is not acknowledged by those after it', () => {
  const { sent, done, flush } = recorded()

  for (const tag of [1, 3, 4]) done(delivery(tag))
  flush()
  done(delivery(2))
  done(delivery(5))
  flush()

  expect(sent).toEqual([
    [1, false],
    [3, false],
    [4, false],
    [5, true],
  ])
})
