import { Worker } from 'node:worker_threads'

export interface Runner {
  postMessage(task: unknown): void
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
  on(event: 'exit', listener: () => void): unknown
  ref(): void
  unref(): void
  terminate(): Promise<unknown>
}

export interface RunnerOptions {
  module: URL
  data: unknown
  memoryMb: number
  /** Whether the TypeScript sources run. */
  sources: boolean
}

const YOUNG_GENERATION_MB = 32
const STACK_MB = 4

/** Limits each thread, in any process. */
export function startThread({ module, data, memoryMb, sources }: RunnerOptions): Worker {
  return new Worker(module, {
    workerData: data,
    resourceLimits: {
      maxOldGenerationSizeMb: memoryMb,
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
      stackSizeMb: STACK_MB,
    },
    // Sources import each other's sources by this condition; compiled code needs none.
    execArgv: sources ? ['--conditions=@etax/source'] : [],
    env: {},
  })
}
