import { within } from '@etax/kernel'
import type { Channel, ConsumeMessage } from 'amqplib'
import { defaults } from '../bus.ts'
import type { Handler } from '../handler.ts'
import type { Log } from '../log.ts'
import type { Verdict } from '../work-message.ts'
import { acknowledger } from './acknowledger.ts'
import { type Connection, closed } from './connection.ts'
import { type Opened, type Reconnecting, reconnecting } from './reconnecting.ts'
import { assertQueue, ensureExchanges } from './topology.ts'

export interface ConsumerOptions {
  connection: Connection
  queue: string
  handlers: readonly Handler[]
  prefetch: number
  log: Log
  work(content: Buffer, headers: Record<string, string>, signal: AbortSignal): Promise<Verdict>
  /** Resolves when the message is in the dead-letter queue; rejects only when stopping. */
  deadLetter(message: ConsumeMessage, reason: string, signal: AbortSignal): Promise<void>
}

/** Consumes a queue until disposal. It reopens a closed channel with its topology. */
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
    const cancelled = Promise.withResolvers<string>()
    const ended = Promise.race([closed(channel), cancelled.promise])
    void ended.then(() => scope.abort())
    await declare(channel)
    const { consumerTag } = await channel.consume(queue, (message) => {
      if (message === null) return reopen(channel, cancelled)
      if (scope.signal.aborted) return
      const task = receive(message, scope.signal, acks.done).finally(() => running.delete(task))
      running.add(task)
    })
    return { value: undefined, lost: ended, close: () => finish(channel, consumerTag) }

    async function finish(closing: Channel, tag: string): Promise<void> {
      await closing.cancel(tag)
      scope.abort()
      await within(defaults.drainTimeoutMs, `finishing ${queue}`, Promise.all(running)).catch((error) =>
        log.warn({ queue, left: running.size, err: error }, 'stopped before all messages were acknowledged'),
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

  /** Never rejects. Unacknowledged messages come back when the channel closes. */
  async function receive(message: ConsumeMessage, signal: AbortSignal, ack: (message: ConsumeMessage) => void) {
    try {
      const verdict = await work(message.content, headersOf(message), signal)
      if (verdict.kind === 'left') return
      if (verdict.kind === 'dead-letter') await deadLetter(message, verdict.reason, signal)
      ack(message)
    } catch (error) {
      log.error({ queue, err: error }, 'a message could not be acknowledged; the broker will deliver it again')
    }
  }
}

/** The broker cancels consumers of a deleted or moved queue: start again on a new channel. */
function reopen(channel: Channel, cancelled: PromiseWithResolvers<string>): void {
  cancelled.resolve('the broker cancelled the consumer')
  channel.close().catch(() => undefined)
}

function headersOf({ properties }: ConsumeMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties.headers ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
