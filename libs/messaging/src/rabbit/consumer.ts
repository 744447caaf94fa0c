import { within } from '@etax/kernel'
import type { Channel, ConsumeMessage } from 'amqplib'
import { defaults } from '../bus.ts'
import type { Handler } from '../handler.ts'
import { killPoint } from '../kill-points.ts'
import type { Log } from '../log.ts'
import type { Verdict } from '../work-message.ts'
import { acknowledger } from './acknowledger.ts'
import { deliveryOf, type Part, partsOf } from './batch.ts'
import { type Connection, lost } from './connection.ts'
import { type Opened, type Reconnecting, reconnecting } from './reconnecting.ts'
import { semaphore } from './semaphore.ts'
import { assertQueue, ensureExchanges } from './topology.ts'

export interface ConsumerOptions {
  connection: Connection
  queue: string
  handlers: readonly Handler[]
  prefetch: number
  log: Log
  work(content: Buffer, headers: Record<string, string>, signal: AbortSignal): Promise<Verdict>
  /** Resolves when the message is safe in the dead-letter queue; rejects only when stopping. */
  deadLetter(message: Part, reason: string, signal: AbortSignal): Promise<void>
}

/** Consumes a queue until disposed of: a channel that goes, for whatever reason, is opened anew with its topology. */
export function consumer({
  connection,
  queue,
  handlers,
  prefetch,
  log,
  work,
  deadLetter,
}: ConsumerOptions): Reconnecting<void> {
  return reconnecting(`queue ${queue}`, open, log)

  async function open(): Promise<Opened<void>> {
    const model = await connection.current()
    await ensureExchanges(model)
    const channel = await model.createChannel()
    const scope = new AbortController()
    const running = new Set<Promise<void>>()
    const acks = acknowledger(channel)
    const slots = semaphore(prefetch)
    const cancelled = Promise.withResolvers<string>()
    const gone = Promise.race([lost(channel), cancelled.promise])
    void gone.then(() => scope.abort())
    await declare(channel)
    const { consumerTag } = await channel.consume(queue, (message) => {
      if (message === null) return reopen(channel, cancelled)
      if (scope.signal.aborted) return
      const task = receive({ message, signal: scope.signal, slots }).then((isSettled) => {
        running.delete(task)
        if (isSettled) acks.done(message)
      })
      running.add(task)
    })
    return { value: undefined, lost: gone, close: () => finish(channel, consumerTag) }

    async function finish(closing: Channel, tag: string): Promise<void> {
      await closing.cancel(tag)
      scope.abort()
      await within(defaults.drainTimeoutMs, `finishing ${queue}`, Promise.all(running)).catch((error) =>
        log.warn({ queue, left: running.size, err: error }, 'stopped with messages unacknowledged'),
      )
      acks.flush()
      await closing.close()
    }
  }

  async function declare(channel: Channel): Promise<void> {
    await assertQueue(
      channel,
      queue,
      handlers.map(({ definition }) => definition),
    )
    await channel.prefetch(prefetch)
  }

  /** Never rejects. What is not acknowledged comes back when the channel closes, a batch as a whole. */
  async function receive({ message, signal, slots }: Received): Promise<boolean> {
    const parts = partsOf(deliveryOf(message))
    const settled = await Promise.all(parts.map((part) => settle(part, { signal, slots })))
    return settled.every(Boolean)
  }

  /** Whether nothing is left to do for it. However many come in batches, no more than the prefetch are worked on at once. */
  async function settle(part: Part, { signal, slots }: Omit<Received, 'message'>): Promise<boolean> {
    await slots.take()
    try {
      if (signal.aborted) return false
      const verdict = await work(part.content, part.headers, signal)
      killPoint('handled')
      if (verdict.kind === 'dead-letter') await deadLetter(part, verdict.reason, signal)
      return verdict.kind !== 'left'
    } catch (error) {
      log.error({ queue, err: error }, 'a message could not be settled; it will come again')
      return false
    } finally {
      slots.free()
    }
  }
}

interface Received {
  message: ConsumeMessage
  signal: AbortSignal
  slots: ReturnType<typeof semaphore>
}

/** The broker cancels a consumer when its queue is deleted or moves: start over on a new channel. */
function reopen(channel: Channel, cancelled: PromiseWithResolvers<string>): void {
  cancelled.resolve('the broker cancelled the consumer')
  channel.close().catch(() => undefined)
}
