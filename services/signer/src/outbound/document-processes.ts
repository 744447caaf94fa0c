import type { X509Certificate } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { signerErrors } from '@etax/contracts'
import type { Params } from '@etax/kernel'
import { type ThreadPool, threadPool } from '@etax/kernel/threads'
import { MAX_DOCUMENT_BYTES, type PreparedDocument } from '../domain/prepare-document.ts'
import type { Asker, ParseDocument, VerificationReport, VerifySignature } from '../ports.ts'
import { busy } from './thread-refusals.ts'

export interface DocumentTask {
  kind: 'parse' | 'verify'
  xml: Uint8Array
}

export type DocumentAnswer =
  | { kind: 'parse'; prepared: PreparedDocument }
  | { kind: 'verify'; report: VerificationReport }
  | { kind: 'error'; code: string; params?: Params; message: string }

export interface ThreadData {
  authorities: readonly Uint8Array[]
}

const TASK_TIMEOUT_MS = 1_500
const THREAD_MEMORY_MB = 128
const WAITING = { total: 128, each: 32 }
/** libxml2 does not free all memory. */
const TASKS_PER_THREAD = 5_000

/** The processes have no keys. Verification has its own, so that its load does not delay signatures. */
export function documentProcesses(
  authorities: readonly X509Certificate[],
  taskTimeoutMs = TASK_TIMEOUT_MS,
): AsyncDisposable & { parse: ParseDocument; verify: VerifySignature } {
  const data: ThreadData = { authorities: authorities.map(({ raw }) => raw) }
  const pool = (): ThreadPool<DocumentTask, DocumentAnswer> =>
    threadPool({
      module: new URL(`./document-thread${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
      data,
      // Leaves one processor to the signing thread; a process takes 160 MB.
      threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
      inProcesses: true,
      tasksPerThread: TASKS_PER_THREAD,
      taskTimeoutMs,
      memoryMb: THREAD_MEMORY_MB,
      waiting: WAITING,
      late: signerErrors.documentTooSlow,
      full: busy,
    })
  const [parsing, verifying] = [pool(), pool()]
  return {
    async parse(xml, by) {
      const answer = await parsing.run({ kind: 'parse', xml }, turnOf(by))
      if (answer.kind !== 'parse') throw errorOf(answer)
      const { canonicalRoot, ...rest } = answer.prepared
      return { ...rest, canonicalRoot: Buffer.from(canonicalRoot) }
    },
    async verify(xml, by) {
      if (xml.length > MAX_DOCUMENT_BYTES) throw signerErrors.documentTooLarge()
      const answer = await verifying.run({ kind: 'verify', xml }, turnOf(by))
      if (answer.kind !== 'verify') throw errorOf(answer)
      return answer.report
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([parsing, verifying].map((one) => one[Symbol.asyncDispose]()))
    },
  }
}

function turnOf({ workspaceId, signal }: Asker): { share: string; signal: AbortSignal } {
  return { share: workspaceId, signal }
}

/** Errors do not cross processes; their code, facts and message do. */
function errorOf(answer: DocumentAnswer): Error {
  if (answer.kind !== 'error') return new Error(`an answer to another question: ${answer.kind}`)
  const declared = Object.values(signerErrors).find(({ code }) => code === answer.code)
  return declared === undefined ? new Error(answer.message) : declared.again(answer)
}
