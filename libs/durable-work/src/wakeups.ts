/** Tells the poll loop of this process when rows are due, to save queries. */
export interface Wakeups {
  /** A row is due in this time. The loop runs then, after at least its interval. */
  dueIn(inMs: number): void
  /** Waits between two runs; true if a reported row is due. */
  wait(pause: Pause, signal: AbortSignal): Promise<boolean>
}

export interface Pause {
  leastMs: number
  mostMs: number
}

/** Serves one loop. It rounds times up: near ones to 32 ms, far ones to a sixteenth of the remaining time. */
export function wakeups(): Wakeups {
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

/** The step grows with the distance; due rows stay due. */
function roundUp(at: number, inMs: number): number {
  if (inMs <= 0) return Math.ceil(at)
  const step = Math.max(SHORTEST_STEP_MS, 2 ** Math.floor(Math.log2(inMs / STEPS)))
  return Math.ceil(at / step) * step
}
