import { reasonOf, untilMultiple } from '@etax/kernel'
import { type Wakeups, wakeups } from './wakeups.ts'

export interface PollOptions {
  name: string
  /** The pause between two runs, in milliseconds. */
  intervalMs: number
  /** The shortest pause with due rows, and at least the time of the last run. Default: the interval. */
  leastMs?: number
  /** The longest pause without due rows. Default: five intervals, at most five seconds. */
  restMs?: number
  /** Reports rows of this process that are due soon. */
  due?: Pick<Wakeups, 'wait'>
  log: { error(fields: object, message: string): void }
}

/** A pause without due rows grows by a quarter: a row due in a minute waits at most a quarter longer. */
const GROWTH = 1.25
const REST_INTERVALS = 5
const REST_MS = 5_000

/**
 * Repeats `work`, one run at a time, until disposal, which waits for the current run. A failed run is logged, and the
 * next one follows. When `work` returns true there is more work, and no pause. Pauses grow while nothing is due.
 */
export function pollLoop(
  { name, intervalMs, leastMs = intervalMs, due = wakeups(), log, ...options }: PollOptions,
  work: () => Promise<boolean | undefined>,
): AsyncDisposable {
  const { restMs = Math.min(REST_INTERVALS * intervalMs, REST_MS) } = options
  const stop = new AbortController()
  const loop = run()
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await loop
    },
  }

  /** Idle loops run at multiples of the pause: the process wakes up once for all of them. */
  function untilLook(pauseMs: number): number {
    const atRest = pauseMs === restMs && restMs > intervalMs
    return atRest ? untilMultiple(restMs) : pauseMs
  }

  async function run(): Promise<void> {
    let pauseMs = intervalMs
    while (!stop.signal.aborted) {
      const began = performance.now()
      const more = await work().catch((error: unknown) => {
        log.error({ work: name, reason: reasonOf(error) }, 'a run of periodic work failed')
        return false
      })
      if (more === true) pauseMs = intervalMs
      else {
        const tookMs = performance.now() - began
        const pause = { leastMs: Math.max(leastMs, Math.min(tookMs, intervalMs)), mostMs: untilLook(pauseMs) }
        const isDue = await due.wait(pause, stop.signal)
        pauseMs = isDue ? intervalMs : Math.min(Math.max(restMs, intervalMs), pauseMs * GROWTH)
      }
    }
  }
}
