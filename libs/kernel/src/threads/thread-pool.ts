import { READY } from './answer-tasks.ts'
import { fairQueue } from './fair-queue.ts'
import { type Runner, startThread } from './runner.ts'
import { startProcess } from './start-process.ts'

/** Threads or processes for callers' tasks, apart from the process that may hold keys. */
export interface ThreadPool<Task, Answer> extends AsyncDisposable {
  /**
   * Rejects with `full` for a task without a place, or after disposal; with `late` beyond its time or memory; with the
   * signal's reason for an aborted one.
   */
  run(task: Task, by?: Asker): Promise<Answer>
}

/** The share of a task, and its signal: aborted tasks do not begin. */
export interface Asker {
  share: string
  signal: AbortSignal
}

export interface ThreadPoolOptions {
  module: URL
  data?: unknown
  threads: number
  /** Each thread has its own process, without environment. */
  inProcesses?: true
  /** A thread is replaced after this many tasks. Default: never. */
  tasksPerThread?: number
  /** Ends the task and its thread. */
  taskTimeoutMs: number
  memoryMb: number
  /** The maximum of waiting tasks: in all, and in each share. */
  waiting: { total: number; each: number }
  late: () => Error
  full: (because: 'share' | 'total') => Error
}

interface Job<Task, Answer> {
  task: Task
  signal: AbortSignal | undefined
  settle: PromiseWithResolvers<Answer>
}

interface Thread<Task, Answer> {
  worker: Runner
  ready: boolean
  done: number
  job: Job<Task, Answer> | null
  timer: NodeJS.Timeout | undefined
}

/** Loading the modules is not part of the first task, but has a limit too. */
const BEGINNING_TIMEOUT_MS = 20_000

/** Starts threads on demand, and ends one whose task takes too long. Idle threads keep no process alive. */
export function threadPool<Task, Answer>(options: ThreadPoolOptions): ThreadPool<Task, Answer> {
  const { late, full, tasksPerThread = Number.POSITIVE_INFINITY } = options
  const waiting = fairQueue<Job<Task, Answer>>(options.waiting)
  const threads = new Set<Thread<Task, Answer>>()
  let stopped = false

  const work = (): void => {
    while (!stopped && waiting.size() > 0) {
      const idle = [...threads].find(({ ready, job }) => ready && job === null)
      const thread = idle ?? (threads.size < options.threads ? begin() : null)
      if (thread === null) return
      thread.job = waiting.take() ?? null
      if (thread.ready) hand(thread)
    }
  }

  const begin = (): Thread<Task, Answer> => {
    const worker = startRunner(options)
    const thread: Thread<Task, Answer> = { worker, ready: false, done: 0, job: null, timer: undefined }
    threads.add(thread)
    limit(thread, BEGINNING_TIMEOUT_MS)
    worker.on('message', (message) => {
      if (message === READY) hand(thread)
      else answered(thread, message as Answer)
      work()
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      // It keeps its place until its end, without new tasks.
      thread.ready = false
      finish(thread, ({ settle }) => settle.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? late() : error))
    })
    worker.on('exit', () => {
      finish(thread, ({ settle }) => settle.reject(late()))
      threads.delete(thread)
      work()
    })
    return thread
  }

  const hand = (thread: Thread<Task, Answer>): void => {
    thread.ready = true
    clearTimeout(thread.timer)
    if (thread.job?.signal?.aborted) thread.job = null
    if (thread.job === null) {
      thread.worker.unref()
      return
    }
    thread.worker.ref()
    limit(thread, options.taskTimeoutMs)
    thread.worker.postMessage(thread.job.task)
  }

  const limit = (thread: Thread<Task, Answer>, milliseconds: number): void => {
    thread.timer = setTimeout(() => {
      finish(thread, ({ settle }) => settle.reject(late()))
      void retire(thread)
    }, milliseconds)
  }

  const answered = (thread: Thread<Task, Answer>, answer: Answer): void => {
    thread.done++
    finish(thread, ({ settle }) => settle.resolve(answer))
    if (thread.done >= tasksPerThread) void retire(thread)
    else thread.worker.unref()
  }

  const finish = (thread: Thread<Task, Answer>, end: (job: Job<Task, Answer>) => void): void => {
    clearTimeout(thread.timer)
    const { job } = thread
    thread.job = null
    if (job !== null) end(job)
  }

  /** The place stays in use until the end of the thread. */
  const retire = async (thread: Thread<Task, Answer>): Promise<void> => {
    thread.ready = false
    await thread.worker.terminate()
    threads.delete(thread)
    work()
  }

  return {
    run(task, by) {
      const { share = '', signal } = by ?? {}
      if (stopped) return Promise.reject(full('total'))
      if (signal?.aborted) return Promise.reject(signal.reason)
      const job: Job<Task, Answer> = { task, signal, settle: Promise.withResolvers() }
      // A running task is short; only waiting tasks are dropped.
      const giveUp = () => {
        if (waiting.remove(share, job) || isNotBegun(threads, job)) job.settle.reject(signal?.reason)
      }
      const result = waiting.add(share, job)
      if (result !== null) result.refused.settle.reject(full(result.because))
      signal?.addEventListener('abort', giveUp, { once: true })
      work()
      return job.settle.promise.finally(() => signal?.removeEventListener('abort', giveUp))
    },
    async [Symbol.asyncDispose]() {
      stopped = true
      for (let job = waiting.take(); job !== undefined; job = waiting.take()) job.settle.reject(full('total'))
      await Promise.all(
        [...threads].map((thread) => {
          finish(thread, ({ settle }) => settle.reject(full('total')))
          return thread.worker.terminate()
        }),
      )
    },
  }
}

function startRunner({ module, data, memoryMb, inProcesses }: ThreadPoolOptions): Runner {
  const settings = { module, data, memoryMb, sources: module.pathname.endsWith('.ts') }
  return inProcesses ? startProcess(settings) : startThread(settings)
}

function isNotBegun<Task, Answer>(threads: ReadonlySet<Thread<Task, Answer>>, job: Job<Task, Answer>): boolean {
  return [...threads].some((thread) => thread.job === job && !thread.ready)
}
