import type { Exchange } from '@etax/contracts'
import type { Channel, ChannelModel } from 'amqplib'

/** Where messages go that nobody could take: rejected, poison, or delivered too often. */
export const DEAD = 'receipts.dead'

/**
 * A message that takes its process down comes back so often, then it is dead-lettered. Generous, because every crash
 * counts for every message unacknowledged then, and the retries of handlers never come back through the broker.
 */
const DELIVERY_LIMIT = 100

const NOT_FOUND = 404

const QUORUM = { 'x-queue-type': 'quorum' }

/** The second of that name: the first was a direct exchange, where permissions know no routing keys. */
const COMMANDS = 'receipts.commands.v2'

export function exchangeName(exchange: Exchange): string {
  return exchange === 'commands' ? COMMANDS : 'receipts.events'
}

/**
 * Declares what all services share, where nobody has yet. A broker that gives each service a user has it from its
 * definitions, and no service may declare it; looking needs no permission. Only what RabbitMQ 3.10 and 4.x both have.
 */
export async function ensureExchanges(connection: ChannelModel): Promise<void> {
  try {
    await onChannel(connection, checkExchanges)
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_FOUND) throw error
    await onChannel(connection, assertExchanges)
  }
}

/** A refusal closes the channel: one of its own, that nothing else is lost with. */
async function onChannel(connection: ChannelModel, act: (channel: Channel) => Promise<void>): Promise<void> {
  const channel = await connection.createChannel()
  // The one that acts is told by its promise.
  channel.on('error', () => {})
  await act(channel)
  await channel.close()
}

async function checkExchanges(channel: Channel): Promise<void> {
  for (const name of [exchangeName('events'), exchangeName('commands'), DEAD]) await channel.checkExchange(name)
  await channel.checkQueue(DEAD)
}

async function assertExchanges(channel: Channel): Promise<void> {
  await channel.assertExchange(exchangeName('events'), 'topic', { durable: true })
  await channel.assertExchange(exchangeName('commands'), 'topic', { durable: true })
  await channel.assertExchange(DEAD, 'topic', { durable: true })
  await channel.assertQueue(DEAD, { durable: true, arguments: { ...QUORUM, 'x-delivery-limit': 1_000_000 } })
  await channel.bindQueue(DEAD, DEAD, '#')
}

/** A consumer's queue. Dead-lettering at least once demands `reject-publish`; the dead letter's key is the queue. */
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
  for (const { exchange, routingKey } of bindings) await channel.bindQueue(queue, exchangeName(exchange), routingKey)
}
