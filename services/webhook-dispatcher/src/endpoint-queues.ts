export interface QueueLimits {
  /** How many jobs of one endpoint run at once. */
  each: number
  /** How many more of one endpoint may wait in memory. */
  waiting: number
  /** How many run at once in all. */
  total: number
}

interface Queue {
  running: number
  jobs: (() => Promise<void>)[]
}

/** Runs jobs in one queue per endpoint, so that an endpoint that is slow holds up only itself. */
export function endpointQueues({ each, waiting, total }: QueueLimits) {
  const queues = new Map<string, Queue>()
  const running = new Set<Promise<void>>()
  const isBusy = ({ jobs }: Queue) => jobs.length > waiting / 2
  let drained = Promise.withResolvers<void>()
  let closed = false

  return {
    hasFreeSlot(endpointId: string): boolean {
      const queue = queues.get(endpointId)
      return !closed && (queue === undefined || queue.running + queue.jobs.length < each + waiting)
    },

    /** Endpoints of which more than half of what may wait does. */
    busy(): string[] {
      return [...queues].filter(([, queue]) => isBusy(queue)).map(([endpointId]) => endpointId)
    },

    /** Resolves when a busy endpoint is busy no longer, but after so many milliseconds at the latest. */
    async oneDrained(withinMs: number): Promise<void> {
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, withinMs)
      await Promise.race([drained.promise, late.promise])
      clearTimeout(timer)
    },

    /** Runs the job as soon as the limits allow it. It must not reject. */
    add(endpointId: string, job: () => Promise<void>): void {
      const queue = queues.get(endpointId) ?? { running: 0, jobs: [] }
      queues.set(endpointId, queue)
      queue.jobs.push(job)
      start(endpointId, queue)
    },

    /** Starts nothing more and waits for what runs; what waits is dropped. */
    async close(): Promise<void> {
      closed = true
      drained.resolve()
      await Promise.all(running)
    },
  }

  function start(endpointId: string, queue: Queue): void {
    while (!closed && queue.running < each && running.size < total) {
      const wasBusy = isBusy(queue)
      const job = queue.jobs.shift()
      if (job === undefined) return
      if (wasBusy && !isBusy(queue)) tellDrained()
      queue.running += 1
      const task = job().finally(() => finished(endpointId, queue, task))
      running.add(task)
    }
  }

  function tellDrained(): void {
    drained.resolve()
    drained = Promise.withResolvers()
  }

  function finished(endpointId: string, queue: Queue, task: Promise<void>): void {
    const wasFull = running.size >= total
    running.delete(task)
    queue.running -= 1
    if (queue.running === 0 && queue.jobs.length === 0) queues.delete(endpointId)
    start(endpointId, queue)
    // Only where the total held them back can other endpoints have become free to go.
    if (wasFull) for (const [other, one] of queues) start(other, one)
  }
}

export type EndpointQueues = ReturnType<typeof endpointQueues>
