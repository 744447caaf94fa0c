export interface QueueLimits {
  each: number
  waiting: number
  total: number
}

/** Occupies its slot until it calls `leave` or ends. Must not reject. */
export type Job = (leave: () => void) => Promise<void>

interface Queue {
  running: number
  jobs: Job[]
}

/** One queue per endpoint: a slow endpoint delays only itself. */
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

    busy(): string[] {
      return [...queues].filter(([, queue]) => isBusy(queue)).map(([endpointId]) => endpointId)
    },

    /** Resolves when a busy endpoint is no longer busy, or after `withinMs`. */
    async oneDrained(withinMs: number): Promise<void> {
      const late = Promise.withResolvers<void>()
      const timer = setTimeout(late.resolve, withinMs)
      await Promise.race([drained.promise, late.promise])
      clearTimeout(timer)
    },

    add(endpointId: string, job: Job): void {
      const queue = queues.get(endpointId) ?? { running: 0, jobs: [] }
      queues.set(endpointId, queue)
      queue.jobs.push(job)
      start(endpointId, queue)
    },

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
    // Other endpoints wait for a slot only if the total was reached.
    if (wasFull) for (const [other, otherQueue] of queues) start(other, otherQueue)
  }
}

export type EndpointQueues = ReturnType<typeof endpointQueues>
