/** What a poll loop of this process is told of rows that are due soon, so that it need not ask the database often. */
export interface Wakeups {
  /** A row is due in so many milliseconds: the loop looks then, though no sooner after its last run than its interval. */
  dueIn(inMs: number): void
  /** Waits, as the loop does between two runs; true when something that it was told of is due. */
  wait(pause: Pause, signal: AbortSignal): Promise<boolean>
}

export interface Pause {
  /** At least so long, whatever is due. */
  leastMs: number
  /** At most so long, though nothing is. */
  mostMs: number
}

/** For one loop. Every time that it was told of ends a wait, near ones to 32 ms and far ones to a sixteenth of what is left. */
export function wakeups(): Wakeups {
  /** In milliseconds of this process: few, however often it is told. */
  const times = new Set<number>()
  let next = Number.POSITIVE_INFINITY
  let setTimer = () => {}

  function forgetUntil(now: number): void {
    for (const at of times) if (at <= now) times.delete(at)
    next = Math.min(...times)
  }

  return {
    dueIn(inMs) {
      const at = roundUp(performance.now() + inMs, inMs)
      times.add(at)
      if (at >= next) return
      next = at
      setTimer()
    },
    async wait({ leastMs, mostMs }, signal) {
      if (signal.aborted) return false
      const began = performance.now()
      const ended = Promise.withResolvers<void>()
      let timer: NodeJS.Timeout | undefined
      setTimer = () => {
        clearTimeout(timer)
        const at = Math.max(began + leastMs, Math.min(began + mostMs, next))
        timer = setTimeout(ended.resolve, Math.max(0, Math.ceil(at - performance.now())))
      }
      setTimer()
      signal.addEventListener('abort', () => ended.resolve(), { once: true })
      await ended.promise
      clearTimeout(timer)
      setTimer = () => {}
      const now = performance.now()
      const isDue = next <= now
      if (isDue) forgetUntil(now)
      return isDue
    },
  }
}

const SHORTEST_STEP_MS = 32
const STEPS = 16

/** To a multiple of a step that is the longer the farther away it is; what is due at once stays so. */
function roundUp(at: number, inMs: number): number {
  if (inMs <= 0) return Math.ceil(at)
  const step = Math.max(SHORTEST_STEP_MS, 2 ** Math.floor(Math.log2(inMs / STEPS)))
  return Math.ceil(at / step) * step
}
