import type { Envelope } from '@etax/contracts'
import type { BackOff } from '@etax/kernel'
import type { Handler } from './handler.ts'
import type { Log } from './log.ts'

export interface PublishOptions {
  /** Milliseconds to wait for a connection and the confirm. 30,000 unless told; in memory there is none. */
  deadline?: number
}

export interface ConsumeOptions {
  /** How many messages may be unacknowledged at once. 20 unless told. */
  prefetch?: number
}

export interface BusOptions {
  log: Log
  /** The pauses of a message that is tried again in place. */
  retry?: BackOff
}

/** At least once, in no promised order: every handler must be safe to run twice. */
export interface Bus extends AsyncDisposable {
  /**
   * Resolves when the message is safe: on the broker's disks in every queue that wants it; in memory, when every
   * subscriber has acknowledged it.
   * @throws AppError `unavailable` MSG_00002 when it is not known to be safe (it may have arrived all the same: send it
   *   again with the same id), MSG_00003 when no queue wants it (its consumer has never been there: try later).
   */
  publish(envelope: Envelope, options?: PublishOptions): Promise<void>
  /**
   * Takes messages from a durable queue named `‹service›.‹purpose›`, one handler per definition. Resolves when the queue
   * is there and bound. Disposing stops taking, waits for what is running, and leaves the rest in the queue.
   */
  consume(queue: string, handlers: readonly Handler[], options?: ConsumeOptions): Promise<AsyncDisposable>
  /**
   * Whether this process is connected and consumes. An alarm of the broker, which then takes no messages from anybody,
   * is no fault of this process.
   */
  healthy(): boolean
}

export const defaults = {
  prefetch: 20,
  retry: { first: 200, max: 30_000, jitter: 0.2 },
  /** How long disposing waits for running handlers; what they leave unacknowledged is delivered again. */
  drainTimeoutMs: 10_000,
} as const
