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

/** For one loop. Only the earliest is kept: what is due after it is found by the runs that follow, see `pollLoop`. */
export function wakeups(): Wakeups {
  let dueAt = Number.POSITIVE_INFINITY
  let setTimer = () => {}
  return {
    dueIn(inMs) {
      const at = performance.now() + inMs
      if (at >= dueAt) return
      dueAt = at
      setTimer()
    },
    async wait({ leastMs, mostMs }, signal) {
      if (signal.aborted) return false
      const began = performance.now()
      const ended = Promise.withResolvers<void>()
      let timer: NodeJS.Timeout | undefined
      setTimer = () => {
        clearTimeout(timer)
        const at = Math.max(began + leastMs, Math.min(began + mostMs, dueAt))
        timer = setTimeout(ended.resolve, Math.max(0, Math.ceil(at - performance.now())))
      }
      setTimer()
      signal.addEventListener('abort', () => ended.resolve(), { once: true })
      await ended.promise
      clearTimeout(timer)
      setTimer = () => {}
      const isDue = dueAt <= performance.now()
      if (isDue) dueAt = Number.POSITIVE_INFINITY
      return isDue
    },
  }
}
