export interface LaneLimits {
  /** How many jobs of one lane run at once. */
  each: number
  /** How many more of a lane may wait in memory. */
  waiting: number
  /** How many run at once in all. */
  total: number
}

interface Lane {
  running: number
  queue: (() => Promise<void>)[]
}

/** Runs jobs in lanes, so that a lane that is slow holds up only itself. */
export function lanes({ each, waiting, total }: LaneLimits) {
  const open = new Map<string, Lane>()
  const running = new Set<Promise<void>>()
  const isBusy = ({ queue }: Lane) => queue.length > waiting / 2
  let freed = Promise.withResolvers<void>()
  let closed = false

  return {
    hasRoom(key: string): boolean {
      const lane = open.get(key)
      return !closed && (lane === undefined || lane.running + lane.queue.length < each + waiting)
    },

    /** Lanes in which more than half of what may wait does. */
    busy(): string[] {
      return [...open].filter(([, lane]) => isBusy(lane)).map(([key]) => key)
    },

    /** Resolves when a busy lane is busy no longer, but after so many milliseconds at the latest. */
    async relief(withinMs: number): Promise<void> {
      const timer = Promise.withResolvers<void>()
      const running = setTimeout(timer.resolve, withinMs)
      await Promise.race([freed.promise, timer.promise])
      clearTimeout(running)
    },

    /** Runs the job when its turn comes. It must not reject. */
    offer(key: string, job: () => Promise<void>): void {
      const lane = open.get(key) ?? { running: 0, queue: [] }
      open.set(key, lane)
      lane.queue.push(job)
      start(key, lane)
    },

    /** Starts nothing more and waits for what runs; what waits is dropped. */
    async close(): Promise<void> {
      closed = true
      freed.resolve()
      await Promise.all(running)
    },
  }

  function start(key: string, lane: Lane): void {
    while (!closed && lane.running < each && running.size < total) {
      const wasBusy = isBusy(lane)
      const job = lane.queue.shift()
      if (job === undefined) return
      if (wasBusy && !isBusy(lane)) relieve()
      lane.running += 1
      const task = job().finally(() => finished(key, lane, task))
      running.add(task)
    }
  }

  function relieve(): void {
    freed.resolve()
    freed = Promise.withResolvers()
  }

  function finished(key: string, lane: Lane, task: Promise<void>): void {
    const wasFull = running.size >= total
    running.delete(task)
    lane.running -= 1
    if (lane.running === 0 && lane.queue.length === 0) open.delete(key)
    start(key, lane)
    // Only where the total held them back can other lanes have become free to go.
    if (wasFull) for (const [other, one] of open) start(other, one)
  }
}

export type Lanes = ReturnType<typeof lanes>
