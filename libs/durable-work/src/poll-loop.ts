import { setTimeout as delay } from 'node:timers/promises'
import { reasonOf } from '@etax/kernel'

export interface PollOptions {
  /** What is done, for the log. */
  name: string
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  intervalMs: number
  log: { error(fields: object, message: string): void }
}

/**
 * Runs `work` again and again, one run at a time, until disposed; disposing waits for the run under way.
 * A run that fails is logged and the next one comes as usual: what is due stays due.
 * When `work` answers true there is more to do, and the pause is left out.
 */
export function pollLoop(
  { name, intervalMs, log }: PollOptions,
  work: () => Promise<boolean | undefined>,
): AsyncDisposable {
  const stop = new AbortController()
  const loop = run()
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await loop
    },
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const more = await work().catch((error: unknown) => {
        log.error({ work: name, reason: reasonOf(error) }, 'run failed')
        return false
      })
      if (more !== true) await delay(intervalMs, undefined, { signal: stop.signal }).catch(() => {})
    }
  }
}
