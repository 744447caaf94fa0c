import { reasonOf, untilMultiple } from '@etax/kernel'
import { type Wakeups, wakeups } from './wakeups.ts'

export interface PollOptions {
  /** What is done, for the log. */
  name: string
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  intervalMs: number
  /** The shortest pause, when something is due, and never shorter than the last run took; the interval unless told. */
  leastMs?: number
  /** The longest pause while nothing is due; five intervals, but no more than five seconds, unless told. */
  restMs?: number
  /** Tells the loop of what this process has written that is due soon. */
  due?: Pick<Wakeups, 'wait'>
  log: { error(fields: object, message: string): void }
}

/** Each pause in which nothing was due is longer by a quarter: what is due in a minute is found within a quarter of it. */
const GROWTH = 1.25
const REST_INTERVALS = 5
const REST_MS = 5_000

/**
 * Runs `work` again and again, one run at a time, until disposed; disposing waits for the run under way.
 * A run that fails is logged and the next one comes as usual: what is due stays due.
 * When `work` answers true there is more to do, and the pause is left out. While nothing is due, pauses grow.
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

  /** At rest at multiples of the pause, by the clock: the loops of a process look in one moment, and it wakes up once for all. */
  function untilLook(pauseMs: number): number {
    const atRest = pauseMs === restMs && restMs > intervalMs
    return atRest ? untilMultiple(restMs) : pauseMs
  }

  async function run(): Promise<void> {
    let pauseMs = intervalMs
    while (!stop.signal.aborted) {
      const began = performance.now()
      const more = await work().catch((error: unknown) => {
        log.error({ work: name, reason: reasonOf(error) }, 'run failed')
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
