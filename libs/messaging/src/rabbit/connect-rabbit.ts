import { setTimeout as pause } from 'node:timers/promises'
import { DEAD, EXCHANGES } from '@etax/contracts'
import { backOff, within } from '@etax/kernel'
import { SpanKind } from '@opentelemetry/api'
import type { ConsumeMessage } from 'amqplib'
import { type Bus, type BusOptions, type ConsumeOptions, defaults } from '../bus.ts'
import { encode } from '../encoded-message.ts'
import type { Handler } from '../handler.ts'
import { inSpan, traceHeaders } from '../trace.ts'
import { messageWorker } from '../work-message.ts'
import { rabbitConnection } from './connection.ts'
import { consumer } from './consumer.ts'
import { publisher } from './publisher.ts'
import type { Reconnecting } from './reconnecting.ts'

export interface RabbitOptions extends BusOptions {
  /** The name of the service, as the broker's management page lists it. */
  name: string
}

const PUBLISH_TIMEOUT_MS = 30_000
/** The broker may be starting too. */
const START_TIMEOUT_MS = 60_000

/**
 * A bus over RabbitMQ 3.10 to 4.x. Its two connections keep deliveries going when the broker throttles publishers.
 * @throws AppError `unavailable` without a connection within a minute
 */
export async function connectRabbit(url: string, { log, name, retry = defaults.retry }: RabbitOptions): Promise<Bus> {
  const publishing = rabbitConnection(url, `${name} publish`, log)
  const receiving = rabbitConnection(url, `${name} consume`, log)
  const outbound = publisher(publishing, `${name} publisher`, log)
  const consumers = new Set<Reconnecting<void>>()

  const bus: Bus = {
    async publish(envelope, { deadline = PUBLISH_TIMEOUT_MS } = {}) {
      const { type, version, exchange } = envelope
      await inSpan(`publish ${type}.v${version}`, SpanKind.PRODUCER, EXCHANGES[exchange], {}, () =>
        outbound.publish({ ...encode(envelope, traceHeaders()), exchange: EXCHANGES[exchange] }, deadline),
      )
    },
    consume,
    healthy: () =>
      publishing.up() && receiving.up() && outbound.up() && [...consumers].every((consuming) => consuming.up()),
    async [Symbol.asyncDispose]() {
      await Promise.all([...consumers].map((consuming) => consuming[Symbol.asyncDispose]()))
      await outbound[Symbol.asyncDispose]()
      await Promise.all([receiving, publishing].map((connection) => connection[Symbol.asyncDispose]()))
    },
  }
  await opened(bus, `connecting ${name} to RabbitMQ`, Promise.all([receiving.current(), publishing.current()]))
  return bus

  async function consume(queue: string, handlers: readonly Handler[], options: ConsumeOptions = {}) {
    const worker = messageWorker({ queue, handlers, log, retry })
    const consuming = consumer({
      connection: receiving,
      queue,
      handlers,
      prefetch: options.prefetch ?? defaults.prefetch,
      log,
      work: (content, headers, signal) => worker({ content, headers }, signal),
      deadLetter: (message, reason, signal) => deadLetter(queue, message, reason, signal),
    })
    consumers.add(consuming)
    const subscription = {
      async [Symbol.asyncDispose]() {
        consumers.delete(consuming)
        await consuming[Symbol.asyncDispose]()
      },
    }
    await opened(subscription, `consuming ${queue}`, consuming.current())
    return subscription
  }

  /** Repeats until success: the message stays unacknowledged until it is in the dead-letter queue. */
  async function deadLetter(
    queue: string,
    { content, properties }: ConsumeMessage,
    reason: string,
    signal: AbortSignal,
  ): Promise<void> {
    const headers = {
      ...properties.headers,
      'x-dead-lettered-from': queue,
      'x-dead-lettered-reason': reason.slice(0, 500),
    }
    const deadMessage = { id: String(properties.messageId), exchange: DEAD, key: queue, content, headers }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await outbound.publish(deadMessage, PUBLISH_TIMEOUT_MS)
      } catch (error) {
        if (signal.aborted) throw error
        log.error({ queue, err: error }, 'a message could not be dead-lettered yet')
        await pause(backOff(attempt, retry))
      }
    }
  }
}

async function opened(resource: AsyncDisposable, name: string, opening: Promise<unknown>): Promise<void> {
  try {
    await within(START_TIMEOUT_MS, name, opening)
  } catch (error) {
    await resource[Symbol.asyncDispose]()
    throw error
  }
}
