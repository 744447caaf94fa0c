import type { Connection } from './connection.ts'
import type { EtaxError } from './errors.ts'
import { pause, pauseBefore } from './repeats.ts'

/** Lets a stream begin again after breaks, until none has made progress for the connection's `timeoutMs`. */
export interface Outage {
  progress(): void
  /**
   * Waits before the next attempt.
   * @throws the failure when the outage has lasted too long
   */
  outlast(failure: EtaxError, signal?: AbortSignal): Promise<void>
}

export function outage(
  { now, random, timeoutMs }: Pick<Connection, 'now' | 'random' | 'timeoutMs'>,
  maxRetries = Number.POSITIVE_INFINITY,
): Outage {
  let since: number | undefined
  let breaks = 0
  return {
    progress: () => {
      since = undefined
      breaks = 0
    },
    outlast: async (failure, signal) => {
      since ??= now()
      breaks += 1
      const wait = pauseBefore(breaks, failure.retryAfter, random())
      if (breaks > maxRetries || now() + wait - since > timeoutMs) throw failure
      await pause(wait, signal)
    },
  }
}
