import { setTimeout as pause } from 'node:timers/promises'
import { backOff, within } from '@etax/kernel'
import { SpanKind } from '@opentelemetry/api'
import type { ConsumeMessage } from 'amqplib'
import { type Bus, type BusOptions, type ConsumeOptions, defaults } from '../bus.ts'
import type { Handler } from '../handler.ts'
import { inSpan, traceHeaders } from '../trace.ts'
import { pack } from '../wire.ts'
import { messageWorker } from '../work-message.ts'
import { rabbitConnection } from './connection.ts'
import { consumer } from './consumer.ts'
import type { Lasting } from './lasting.ts'
import { publisher } from './publisher.ts'
import { DEAD, exchangeName } from './topology.ts'

export interface RabbitOptions extends BusOptions {
  /** The service, as the broker's management page shows its connections. */
  name: string
}

const PUBLISH_DEADLINE = 30_000
/** How long starting waits for a broker that may be starting too. */
const START_DEADLINE = 60_000

/**
 * A bus over RabbitMQ 3.10 to 4.x: two connections, so that a broker that throttles publishers still delivers.
 * @throws AppError `unavailable` when the broker cannot be reached for a minute
 */
export async function connectRabbit(url: string, { log, name, retry = defaults.retry }: RabbitOptions): Promise<Bus> {
  const outward = rabbitConnection(url, `${name} publish`, log)
  const inward = rabbitConnection(url, `${name} consume`, log)
  const outlet = publisher(outward, `${name} publisher`, log)
  const consumers = new Set<Lasting<void>>()

  const bus: Bus = {
    async publish(envelope, { deadline = PUBLISH_DEADLINE } = {}) {
      const { type, version, exchange } = envelope
      await inSpan(`publish ${type}.v${version}`, SpanKind.PRODUCER, exchangeName(exchange), {}, () =>
        outlet.publish({ ...pack(envelope, traceHeaders()), exchange: exchangeName(exchange) }, deadline),
      )
    },
    consume,
    healthy: () =>
      outward.flows() && inward.flows() && outlet.up() && [...consumers].every((consuming) => consuming.up()),
    async [Symbol.asyncDispose]() {
      await Promise.all([...consumers].map((consuming) => consuming[Symbol.asyncDispose]()))
      await outlet[Symbol.asyncDispose]()
      await Promise.all([inward, outward].map((connection) => connection[Symbol.asyncDispose]()))
    },
  }
  await opened(bus, `connecting ${name} to RabbitMQ`, Promise.all([inward.current(), outward.current()]))
  return bus

  async function consume(queue: string, handlers: readonly Handler[], options: ConsumeOptions = {}) {
    const worker = messageWorker({ queue, handlers, log, retry })
    const consuming = consumer({
      connection: inward,
      queue,
      handlers,
      prefetch: options.prefetch ?? defaults.prefetch,
      log,
      work: (content, headers, signal) => worker({ content, headers }, signal),
      park: (message, reason, signal) => park(queue, message, reason, signal),
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

  /** Stays at it: the message is in hand until it is safe among the dead. */
  async function park(
    queue: string,
    { content, properties }: ConsumeMessage,
    reason: string,
    signal: AbortSignal,
  ): Promise<void> {
    const headers = { ...properties.headers, 'x-parked-from': queue, 'x-parked-because': reason.slice(0, 500) }
    const letter = { id: String(properties.messageId), exchange: DEAD, key: queue, content, headers }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await outlet.publish(letter, PUBLISH_DEADLINE)
      } catch (error) {
        if (signal.aborted) throw error
        log.error({ queue, err: error }, 'a message could not be parked yet')
        await pause(backOff(attempt, retry))
      }
    }
  }
}

/** Waits for the first opening; what does not open in time is disposed of. */
async function opened(thing: AsyncDisposable, what: string, opening: Promise<unknown>): Promise<void> {
  try {
    await within(START_DEADLINE, what, opening)
  } catch (error) {
    await thing[Symbol.asyncDispose]()
    throw error
  }
}
