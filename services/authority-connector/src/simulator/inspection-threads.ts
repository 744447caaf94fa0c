import { reasonOf } from '@etax/kernel'
import { threadPool } from '@etax/kernel/threads'
import type { Logger } from '@etax/runtime'
import { isOrdinary } from '@etax/tax-document/foreign'
import type { Conversation } from '../domain/conversation.ts'
import type { Inspection } from './inspect-document.ts'
import { inspectInSandbox, type SandboxInspection } from './inspect-in-sandbox.ts'

/** Null after a time limit or with a full queue: the simulated authority does not answer. */
export type InspectInSandbox = (
  document: Pick<Conversation, 'tenantId' | 'xml' | 'signed'>,
  now: Date,
) => Promise<Inspection | null>

const WAITING = { total: 64, each: 16 }
const TASK_TIMEOUT_MS = 2_000
const THREAD_MEMORY_MB = 192

/** Ordinary documents take less than handing them over; others run in a thread with a time limit. */
export function inspectionThreads(
  log: Pick<Logger, 'warn'>,
  taskTimeoutMs = TASK_TIMEOUT_MS,
): AsyncDisposable & { inspect: InspectInSandbox } {
  const pool = threadPool<SandboxInspection, Inspection>({
    module: new URL(`./inspection-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
    threads: 2,
    taskTimeoutMs,
    memoryMb: THREAD_MEMORY_MB,
    waiting: WAITING,
    late: () => new Error('the inspection took too long'),
    full: () => new Error('too many inspections wait'),
  })
  return {
    async inspect({ tenantId, xml, signed }, now) {
      if (isOrdinary(xml)) return inspectInSandbox({ xml, signed, now })
      const by = { share: tenantId, signal: new AbortController().signal }
      return pool.run({ xml, signed, now }, by).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'a sandbox document could not be inspected')
        return null
      })
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}
