import { READY } from './answer-tasks.ts'
import { fairQueue } from './fair-queue.ts'
import { type Runner, startThread } from './runner.ts'
import { startProcess } from './start-process.ts'

/** Threads, or processes, that work on what callers send, apart from the one that serves them and may hold keys. */
export interface ThreadPool<Task, Answer> extends AsyncDisposable {
  /**
   * Rejected with what `full` makes of a task that finds no place, or of any once the pool is disposed; with what `late`
   * makes of one beyond its time or memory. An asker who gave up is rejected with the signal's reason.
   */
  run(task: Task, by?: Asker): Promise<Answer>
}

/** For whom a task is: shares take turns, and what nobody waits for any more is not begun. */
export interface Asker {
  share: string
  signal: AbortSignal
}

export interface ThreadPoolOptions {
  /** The module that a thread runs: it calls `answerTasks`. */
  module: URL
  /** Given to each thread at its beginning. */
  data?: unknown
  threads: number
  /** Each thread is in a process of its own, which has no environment. */
  inProcesses?: true
  /** A thread is replaced after so many tasks; never where it is left out. */
  tasksPerThread?: number
  /** After this a task is ended, with its thread. */
  taskTimeoutMs: number
  memoryMb: number
  /** How many tasks wait: in all, and of each share. */
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

/** Loading its modules does not count against a thread's first task, and must end all the same. */
const BEGINNING_TIMEOUT_MS = 20_000

/** Threads begin when they are needed, and are ended with a task that takes too long. Idle ones keep no process alive. */
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
      // It takes no more tasks, but has its place until it has ended.
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

  /** Gives a thread its task, unless nobody waits for it any more. */
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

  /** The place stays taken until the thread has really ended. */
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
      // What a thread already works on is soon done with; only what waits is dropped.
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

/** Whether it is for a thread that still loads its modules. */
function isNotBegun<Task, Answer>(threads: ReadonlySet<Thread<Task, Answer>>, job: Job<Task, Answer>): boolean {
  return [...threads].some((thread) => thread.job === job && !thread.ready)
}
