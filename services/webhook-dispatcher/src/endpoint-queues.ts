export interface QueueLimits {
  /** How many jobs of one endpoint run at once. */
  each: number
  /** How many more of one endpoint may wait in memory. */
  waiting: number
  /** How many run at once in all. */
  total: number
}

/** Has its place in the queue until it calls `leave`, or ends. It must not reject. */
export type Job = (leave: () => void) => Promise<void>

interface Queue {
  running: number
  jobs: Job[]
}

/** Runs jobs in one queue per endpoint, so that an endpoint that is slow holds up only itself. */
export function endpointQueues({ each, waiting, total }: QueueLimits) {
  const queues = new Map<string, Queue>()
  const unfinished = new Set<Promise<void>>()
  let running = 0
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

    /** Runs the job as soon as the limits allow it. */
    add(endpointId: string, job: Job): void {
      const queue = queues.get(endpointId) ?? { running: 0, jobs: [] }
      queues.set(endpointId, queue)
      queue.jobs.push(job)
      start(endpointId, queue)
    },

    /** Starts nothing more and waits for what runs; what waits is dropped. */
    async close(): Promise<void> {
      closed = true
      drained.resolve()
      await Promise.all(unfinished)
    },
  }

  function start(endpointId: string, queue: Queue): void {
    while (!closed && queue.running < each && running < total) {
      const wasBusy = isBusy(queue)
      const job = queue.jobs.shift()
      if (job === undefined) return
      if (wasBusy && !isBusy(queue)) tellDrained()
      queue.running += 1
      running += 1
      run(endpointId, queue, job)
    }
  }

  function run(endpointId: string, queue: Queue, job: Job): void {
    let hasLeft = false
    const leave = () => {
      if (hasLeft) return
      hasLeft = true
      makePlace(endpointId, queue)
    }
    const task = job(leave).finally(() => {
      unfinished.delete(task)
      leave()
    })
    unfinished.add(task)
  }

  function tellDrained(): void {
    drained.resolve()
    drained = Promise.withResolvers()
  }

  function makePlace(endpointId: string, queue: Queue): void {
    const wasFull = running >= total
    running -= 1
    queue.running -= 1
    if (queue.running === 0 && queue.jobs.length === 0) queues.delete(endpointId)
    start(endpointId, queue)
    // Only where the total held them back can other endpoints have become free to go.
    if (wasFull) for (const [other, otherQueue] of queues) start(other, otherQueue)
  }
}

export type EndpointQueues = ReturnType<typeof endpointQueues>
