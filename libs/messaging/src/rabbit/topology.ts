import { DEAD, EXCHANGES, type Exchange } from '@etax/contracts'
import type { Channel, ChannelModel } from 'amqplib'

/**
 * Deliveries of a message that crashes its consumer, before it is dead-lettered. Each crash counts for all
 * unacknowledged messages; a handler's repeats in place do not count.
 */
const DELIVERY_LIMIT = 100

const NOT_FOUND = 404

const QUORUM = { 'x-queue-type': 'quorum' }

/**
 * Declares the shared exchanges where they are missing. A broker with a user for each service has them in its
 * definitions, and refuses declarations; looking needs no permission. It uses features of both RabbitMQ 3.10 and 4.x.
 */
export async function ensureExchanges(connection: ChannelModel): Promise<void> {
  try {
    await onChannel(connection, checkExchanges)
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_FOUND) throw error
    await onChannel(connection, assertExchanges)
  }
}

/** A refusal closes the channel: use a separate one. */
async function onChannel(connection: ChannelModel, act: (channel: Channel) => Promise<void>): Promise<void> {
  const channel = await connection.createChannel()
  // The promise of `act` has the error.
  channel.on('error', () => {})
  await act(channel)
  await channel.close()
}

async function checkExchanges(channel: Channel): Promise<void> {
  for (const name of [...Object.values(EXCHANGES), DEAD]) await channel.checkExchange(name)
  await channel.checkQueue(DEAD)
}

async function assertExchanges(channel: Channel): Promise<void> {
  for (const name of [...Object.values(EXCHANGES), DEAD]) await channel.assertExchange(name, 'topic', { durable: true })
  await channel.assertQueue(DEAD, { durable: true, arguments: { ...QUORUM, 'x-delivery-limit': 1_000_000 } })
  await channel.bindQueue(DEAD, DEAD, '#')
}

/** A consumer's queue. At-least-once dead-lettering requires `reject-publish`; the dead letter's key is the queue. */
export async function assertQueue(
  channel: Channel,
  queue: string,
  bindings: readonly { exchange: Exchange; routingKey: string }[],
): Promise<void> {
  await channel.assertQueue(queue, {
    durable: true,
    arguments: {
      ...QUORUM,
      'x-delivery-limit': DELIVERY_LIMIT,
      'x-dead-letter-exchange': DEAD,
      'x-dead-letter-routing-key': queue,
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  })
  for (const { exchange, routingKey } of bindings) await channel.bindQueue(queue, EXCHANGES[exchange], routingKey)
}
