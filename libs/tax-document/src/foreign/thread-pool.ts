import { Worker } from 'node:worker_threads'

export interface PoolOptions {
  /** The module that a thread runs: it answers each message with one message. */
  thread: URL
  threads: number
  /** How many jobs may wait for a thread. */
  maxWaiting: number
  /** How long a job may take in its thread, which is ended then. */
  timeoutMs: number
  /** What is thrown for a job whose thread was ended, or ran out of memory. */
  ended: () => Error
  /** What is thrown for a job that finds the queue full. */
  full: () => Error
}

export interface ThreadPool<Job, Answer> extends AsyncDisposable {
  run(job: Job): Promise<Answer>
}

interface Waiting<Job, Answer> {
  job: Job
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/** A thread needs some time to begin, which does not count against its first job. */
const START_TIMEOUT_MS = 20_000

/** Runs jobs in threads that begin when they are needed and are ended when a job takes too long. Idle ones keep no process alive. */
export function threadPool<Job, Answer>(options: PoolOptions): ThreadPool<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let closed = false

  function next(): void {
    while (waiting.length > 0 && (idle.length > 0 || all.size < options.threads)) {
      const worker = idle.pop() ?? begin()
      const taken = waiting.shift()
      if (taken !== undefined) runIn(worker, taken)
    }
  }

  function begin(): Worker {
    const worker = new Worker(options.thread, {
      // Sources run as they are, and find each other's sources; what is compiled needs no condition.
      execArgv: options.thread.pathname.endsWith('.ts') ? ['--conditions=@etax/source'] : [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    })
    all.add(worker)
    // Also between jobs, when nobody else listens: an error without a listener would end the process.
    worker.on('error', () => lost(worker)).on('exit', () => lost(worker))
    return worker
  }

  function runIn(worker: Worker, { job, resolve, reject }: Waiting<Job, Answer>): void {
    worker.ref()
    let timer = setTimeout(() => finish(() => reject(options.ended()), 'end'), START_TIMEOUT_MS)
    const onMessage = (answer: Answer | 'ready') => {
      if (answer !== 'ready') return finish(() => resolve(answer), 'keep')
      clearTimeout(timer)
      timer = setTimeout(() => finish(() => reject(options.ended()), 'end'), options.timeoutMs)
      worker.postMessage(job)
    }
    const onEnd = () => finish(() => reject(closed ? options.full() : options.ended()), 'end')

    function finish(settle: () => void, then: 'keep' | 'end'): void {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
      if (then === 'keep') keep(worker)
      else end(worker)
      settle()
      next()
    }

    worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
    worker.postMessage('ready?')
  }

  function keep(worker: Worker): void {
    worker.unref()
    idle.push(worker)
  }

  function lost(worker: Worker): void {
    all.delete(worker)
    const at = idle.indexOf(worker)
    if (at !== -1) idle.splice(at, 1)
  }

  function end(worker: Worker): void {
    lost(worker)
    void worker.terminate()
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= options.maxWaiting) return reject(options.full())
        waiting.push({ job, resolve, reject })
        next()
      }),
    async [Symbol.asyncDispose]() {
      closed = true
      for (const { reject } of waiting.splice(0)) reject(options.full())
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
