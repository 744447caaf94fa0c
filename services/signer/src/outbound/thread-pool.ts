import { Worker } from 'node:worker_threads'
import { signerErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import type { Asker } from '../ports.ts'
import { fairQueue } from './fair-queue.ts'
import { READY } from './thread-ready.ts'

/** Threads that work on what callers send, apart from the one that holds keys. */
export interface ThreadPool<Task, Answer> extends AsyncDisposable {
  /**
   * @throws AppError SGN_20018 when the workspace has too much waiting, SGN_20019 when all together have; what `late` makes
   *   of a task beyond its time or memory. An asker who gave up is rejected with the signal's reason.
   */
  run(task: Task, by: Asker): Promise<Answer>
}

export interface ThreadPoolOptions {
  /** The module that a thread runs: it posts `ready`, then an answer for every message. */
  module: URL
  /** Given to each thread at its beginning. */
  data?: unknown
  threads: number
  /** A thread is replaced after so many tasks. */
  tasksPerThread: number
  /** After this a task is ended, with its thread. */
  taskTimeoutMs: number
  memoryMb: number
  /** How many tasks wait: in all, and of each workspace. */
  waiting: { total: number; each: number }
  late: () => AppError
}

interface Job<Task, Answer> {
  task: Task
  settle: PromiseWithResolvers<Answer>
}

interface Thread<Task, Answer> {
  worker: Worker
  ready: boolean
  done: number
  job: Job<Task, Answer> | null
  timer: NodeJS.Timeout | undefined
}

export function threadPool<Task, Answer>(options: ThreadPoolOptions): ThreadPool<Task, Answer> {
  const { late, taskTimeoutMs, tasksPerThread } = options
  const waiting = fairQueue<Job<Task, Answer>>(options.waiting)
  const threads = new Set<Thread<Task, Answer>>()
  let stopped = false

  /** Ends a job that has left the queue or its thread. */
  const finish = (thread: Thread<Task, Answer>, end: (job: Job<Task, Answer>) => void) => {
    clearTimeout(thread.timer)
    const { job } = thread
    thread.job = null
    if (job !== null) end(job)
  }

  /** The place stays taken until the thread has really ended. */
  const retire = async (thread: Thread<Task, Answer>) => {
    thread.ready = false
    await thread.worker.terminate()
    threads.delete(thread)
    work()
  }

  const begin = (): void => {
    const worker = new Worker(options.module, {
      workerData: options.data,
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
      execArgv: options.module.pathname.endsWith('.ts') ? ['--conditions=@etax/source'] : [],
      env: {},
    })
    const thread: Thread<Task, Answer> = { worker, ready: false, done: 0, job: null, timer: undefined }
    threads.add(thread)
    worker.unref()
    worker.on('message', (message: Answer | typeof READY) => {
      if (message === READY) {
        thread.ready = true
      } else {
        thread.done++
        finish(thread, ({ settle }) => settle.resolve(message as Answer))
        if (thread.done >= tasksPerThread) void retire(thread)
      }
      work()
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      finish(thread, ({ settle }) => settle.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? late() : error))
    })
    worker.on('exit', () => {
      finish(thread, ({ settle }) => settle.reject(late()))
      // One that cannot even begin must not be begun for ever.
      if (!stopped && !thread.ready && thread.done === 0 && threads.has(thread)) waiting.take()?.settle.reject(late())
      threads.delete(thread)
      work()
    })
  }

  const work = (): void => {
    if (stopped) return
    for (const thread of threads) {
      if (!thread.ready || thread.job !== null) continue
      const job = waiting.take()
      if (job === undefined) return
      thread.job = job
      thread.timer = setTimeout(() => {
        finish(thread, ({ settle }) => settle.reject(late()))
        void retire(thread)
      }, taskTimeoutMs)
      thread.worker.postMessage(job.task)
    }
    const beginning = [...threads].filter(({ ready, job }) => !ready && job === null).length
    if (waiting.size() > beginning && threads.size < options.threads) begin()
  }

  return {
    run(task, { workspaceId, signal }) {
      if (signal.aborted) return Promise.reject(signal.reason)
      const job: Job<Task, Answer> = { task, settle: Promise.withResolvers() }
      // What a thread already works on is soon done with; only what waits is dropped.
      const giveUp = () => {
        if (waiting.remove(workspaceId, job)) job.settle.reject(signal.reason)
      }
      const result = waiting.add(workspaceId, job)
      if (result !== null) {
        result.refused.settle.reject(
          result.because === 'share'
            ? signerErrors.tooManyAtOnce({ retryAfter: 1 })
            : signerErrors.examinationBusy({ retryAfter: 1 }),
        )
      }
      signal.addEventListener('abort', giveUp, { once: true })
      work()
      return job.settle.promise.finally(() => signal.removeEventListener('abort', giveUp))
    },
    async [Symbol.asyncDispose]() {
      stopped = true
      await Promise.all(
        [...threads].map((thread) => {
          finish(thread, ({ settle }) => settle.reject(signerErrors.examinationBusy()))
          return thread.worker.terminate()
        }),
      )
    },
  }
}
