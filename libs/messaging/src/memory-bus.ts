import { type Envelope, platformErrors } from '@etax/contracts'
import { type AppError, within } from '@etax/kernel'
import { SpanKind } from '@opentelemetry/api'
import { type Bus, type BusOptions, type ConsumeOptions, defaults } from './bus.ts'
import { type EncodedMessage, encode } from './encoded-message.ts'
import type { Handler } from './handler.ts'
import { inSpan, traceHeaders } from './trace.ts'
import { messageWorker, type Verdict } from './work-message.ts'

export interface MemoryBusOptions extends BusOptions {
  /** Publishing waits for it: all services must subscribe first. */
  ready?: Promise<unknown>
  /** Tests make the bus behave as a broker may. */
  disturb?: {
    /** Deliver each message this often. */
    repeat?: number
    /** Pick waiting messages by these random numbers in [0, 1). */
    reorder?: () => number
  }
}

export interface DeadLetter {
  queue: string
  reason: string
  content: Buffer
}

export interface MemoryBus extends Bus {
  /** The bus of one service: its disposal ends only this service's consumers. */
  connect(): Bus
  readonly deadLettered: readonly DeadLetter[]
  /** Resolves when all messages are acknowledged. */
  idle(): Promise<void>
}

interface Delivery {
  encoded: EncodedMessage
  settle: PromiseWithResolvers<void>
}

interface Consumer {
  prefetch: number
  running: Set<Promise<void>>
  stop: AbortController
  work: (encoded: EncodedMessage, signal: AbortSignal) => Promise<Verdict>
}

interface Queue {
  name: string
  keys: Set<string>
  waiting: Delivery[]
  consumers: Set<Consumer>
}

/**
 * The bus of a system in one process. It stores nothing: `publish` resolves after the acknowledgement of every
 * subscriber, so that the publisher still has a message that is lost with the process. A handler that awaits `publish`
 * must not wait for a place in its own queue: that deadlocks.
 */
export function memoryBus({ log, retry = defaults.retry, ready, disturb = {} }: MemoryBusOptions): MemoryBus {
  const queues = new Map<string, Queue>()
  const deadLettered: DeadLetter[] = []
  const idlers: (() => void)[] = []
  let unsettled = 0

  return { ...connect(), connect, deadLettered, idle }

  function connect(): Bus {
    const subscriptions = new Set<AsyncDisposable>()
    let closed = false
    return {
      async publish(envelope) {
        await ready
        if (closed) throw unsafe('the bus is closed')
        await send(envelope)
      },
      async consume(name, handlers, options) {
        const subscription = subscribe(name, handlers, options)
        subscriptions.add(subscription)
        return subscription
      },
      healthy: () => !closed,
      async [Symbol.asyncDispose]() {
        closed = true
        await Promise.all([...subscriptions].map((subscription) => subscription[Symbol.asyncDispose]()))
      },
    }
  }

  async function send(envelope: Envelope): Promise<void> {
    const key = `${envelope.type}.v${envelope.version}`
    await inSpan(`publish ${key}`, SpanKind.PRODUCER, envelope.exchange, {}, async () => {
      const encoded = encode(envelope, traceHeaders())
      const targets = [...queues.values()].filter((queue) => queue.consumers.size > 0 && queue.keys.has(key))
      if (targets.length === 0) throw platformErrors.noQueue({ more: key })
      const copies = targets.flatMap((queue) => Array.from({ length: disturb.repeat ?? 1 }, () => queue))
      await Promise.all(copies.map((queue) => enqueue(queue, encoded)))
    })
  }

  function enqueue(queue: Queue, encoded: EncodedMessage): Promise<void> {
    const settle = Promise.withResolvers<void>()
    queue.waiting.push({ encoded, settle })
    unsettled += 1
    setImmediate(handOut, queue)
    return settle.promise.finally(settled)
  }

  function settled(): void {
    unsettled -= 1
    if (unsettled === 0) for (const resolve of idlers.splice(0)) resolve()
  }

  function handOut(queue: Queue): void {
    for (const consumer of queue.consumers) {
      while (consumer.running.size < consumer.prefetch && queue.waiting.length > 0) {
        const task = deliver(queue, consumer, next(queue)).finally(() => {
          consumer.running.delete(task)
          handOut(queue)
        })
        consumer.running.add(task)
      }
    }
  }

  function next({ waiting }: Queue): Delivery {
    const position = disturb.reorder === undefined ? 0 : Math.floor(disturb.reorder() * waiting.length)
    return waiting.splice(position, 1)[0] as Delivery
  }

  async function deliver(queue: Queue, consumer: Consumer, { encoded, settle }: Delivery): Promise<void> {
    const verdict = await consumer.work(encoded, consumer.stop.signal)
    if (verdict.kind === 'left') return settle.reject(unsafe('its consumer stopped'))
    if (verdict.kind === 'dead-letter')
      deadLettered.push({ queue: queue.name, reason: verdict.reason, content: encoded.content })
    settle.resolve()
  }

  function subscribe(name: string, handlers: readonly Handler[], options: ConsumeOptions = {}): AsyncDisposable {
    const queue = queues.get(name) ?? { name, keys: new Set(), waiting: [], consumers: new Set() }
    queues.set(name, queue)
    for (const { definition } of handlers) queue.keys.add(definition.routingKey)
    const consumer: Consumer = {
      prefetch: options.prefetch ?? defaults.prefetch,
      running: new Set(),
      stop: new AbortController(),
      work: messageWorker({ queue: name, handlers, log, retry }),
    }
    queue.consumers.add(consumer)
    return { [Symbol.asyncDispose]: () => unsubscribe(queue, consumer) }
  }

  async function unsubscribe(queue: Queue, consumer: Consumer): Promise<void> {
    queue.consumers.delete(consumer)
    consumer.stop.abort()
    if (queue.consumers.size === 0) {
      for (const { settle } of queue.waiting.splice(0)) settle.reject(unsafe('its consumer stopped'))
    }
    await within(defaults.drainTimeoutMs, `finishing ${queue.name}`, Promise.all(consumer.running)).catch((error) =>
      log.warn(
        { queue: queue.name, left: consumer.running.size, err: error },
        'stopped before all messages were acknowledged',
      ),
    )
  }

  function idle(): Promise<void> {
    return unsettled === 0 ? Promise.resolve() : new Promise((resolve) => idlers.push(resolve))
  }
}

function unsafe(why: string): AppError {
  return platformErrors.messageNotSafe({ more: why })
}
