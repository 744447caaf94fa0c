import type { Envelope } from '@etax/contracts'
import type { BackOff } from '@etax/kernel'
import type { Handler } from './handler.ts'
import type { Log } from './log.ts'

export interface PublishOptions {
  /** Milliseconds for the connection and the confirm. Default: 30,000; in memory none. */
  deadline?: number
}

export interface ConsumeOptions {
  /** The maximum of unacknowledged messages. Default: 20. */
  prefetch?: number
}

export interface BusOptions {
  log: Log
  /** The pauses before repeats in place. */
  retry?: BackOff
}

/** Delivers at least once, in any order: a handler may run twice. */
export interface Bus extends AsyncDisposable {
  /**
   * Resolves when the message is safe: on disk in every queue; in memory, after the acknowledgement of every
   * subscriber.
   * @throws AppError `unavailable` MSG_00002 without a confirm (it may have arrived: send it again with the same id),
   * MSG_00003 without a queue (its consumer has never run: try later)
   */
  publish(envelope: Envelope, options?: PublishOptions): Promise<void>
  /**
   * Consumes a durable queue named `‹service›.‹purpose›`, with one handler for each definition. Resolves when the queue
   * is bound. Disposal stops deliveries, waits for running handlers, and leaves other messages in the queue.
   */
  consume(queue: string, handlers: readonly Handler[], options?: ConsumeOptions): Promise<AsyncDisposable>
  /**
   * Whether this process is connected and consumes. The broker's alarm, which blocks all publishers, does not count.
   */
  healthy(): boolean
}

export const defaults = {
  prefetch: 20,
  retry: { first: 200, max: 30_000, jitter: 0.2 },
  /** Disposal waits this long for handlers; unacknowledged messages are delivered again. */
  drainTimeoutMs: 10_000,
} as const
