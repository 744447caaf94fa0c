import { signerErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { threadPool } from '@etax/kernel/threads'
import type { OpenPkcs12 } from '../ports.ts'
import type { Opened } from './read-pkcs12.ts'
import { busy } from './thread-refusals.ts'

export interface Pkcs12Task {
  file: Uint8Array
  password: string
}

/**
 * Opens PKCS#12 files one at a time, each in its own thread with limits of time and memory. Workspaces take turns.
 * @throws AppError SGN_10002, SGN_10009 to SGN_10012, SGN_20018, SGN_20019
 */
export function pkcs12Opener(taskTimeoutMs = OPENING_TIMEOUT_MS): AsyncDisposable & { open: OpenPkcs12 } {
  const pool = threadPool<Pkcs12Task, Opened>({
    module: new URL(`./pkcs12-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
    threads: 1,
    // No later thread has a key in its memory.
    tasksPerThread: 1,
    taskTimeoutMs,
    memoryMb: 64,
    waiting: WAITING,
    late: () => signerErrors.fileTooSlow({ what: 'time' }),
    full: busy,
  })
  return {
    async open(file, password, { workspaceId, signal }) {
      if (file.length > MAX_BYTES) throw signerErrors.fileTooLarge()
      const opened = await pool.run({ file, password }, { share: workspaceId, signal })
      if ('failure' in opened) throw refusalOf(opened)
      return opened.contents
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

function refusalOf(opened: Exclude<Opened, { contents: unknown }>): AppError {
  return opened.failure === 'fileTooSlow' ? signerErrors.fileTooSlow(opened.cost) : signerErrors[opened.failure]()
}

const MAX_BYTES = 64 * 1024
const OPENING_TIMEOUT_MS = 2_000
const WAITING = { total: 32, each: 2 }
