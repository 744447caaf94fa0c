import type { Exchange } from '@etax/contracts'
import type { Channel } from 'amqplib'

/** Where messages go that nobody could take: rejected, poison, or delivered too often. */
export const DEAD = 'receipts.dead'

/**
 * A message that takes its process down comes back so often, then it is dead-lettered. Generous, because every crash
 * counts for every message unacknowledged then, and the retries of handlers never come back through the broker.
 */
const DELIVERY_LIMIT = 100

const QUORUM = { 'x-queue-type': 'quorum' }

export function exchangeName(exchange: Exchange): string {
  return `receipts.${exchange}`
}

/** Idempotent; only what RabbitMQ 3.10 and 4.x both have. */
export async function assertExchanges(channel: Channel): Promise<void> {
  await channel.assertExchange(exchangeName('events'), 'topic', { durable: true })
  await channel.assertExchange(exchangeName('commands'), 'direct', { durable: true })
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
