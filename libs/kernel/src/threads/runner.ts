import { Worker } from 'node:worker_threads'

/** What runs the tasks of a pool: a thread, or a process that looks like one. */
export interface Runner {
  postMessage(task: unknown): void
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
  on(event: 'exit', listener: () => void): unknown
  /** Whether it keeps this process alive. */
  ref(): void
  unref(): void
  terminate(): Promise<unknown>
}

export interface RunnerOptions {
  module: URL
  data: unknown
  memoryMb: number
  /** Whether it is our TypeScript that runs, as it is. */
  sources: boolean
}

const YOUNG_GENERATION_MB = 32
const STACK_MB = 4

/** The limits of each thread, whichever process it is in. */
export function startThread({ module, data, memoryMb, sources }: RunnerOptions): Worker {
  return new Worker(module, {
    workerData: data,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      stackSizeMb: STACK_MB,
    },
    // Sources run as they are, and find each other's sources; what is compiled needs no condition.
    execArgv: sources ? ['--conditions=@etax/source'] : [],
    env: {},
  })
}
