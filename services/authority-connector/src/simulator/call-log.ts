import { createHash } from 'node:crypto'

/** Reception, authorization, consultation. */
export type Operation = 'send' | 'ask' | 'consult'

/** One call as the simulated authority saw it. */
export interface Call {
  at: string
  operation: Operation
  accessKey: string
  /** SHA-256 of the document's bytes; only for sendings. */
  digest: string | null
  /** What was answered, or done instead of answering. */
  answer: string
}

/** Keeps what came in, so that a client's behaviour can be checked afterwards. */
export interface CallLog {
  record(operation: Call['operation'], accessKey: string, xml: string | null, answer: string, now: Date): void
  /** Counts a call as in flight until the returned function is called. */
  begin(): () => void
  calls(): readonly Call[]
  /** The most calls that were ever in flight at once. */
  maxConcurrent(): number
  /** What the client should not have done: see {@link violationsOf}. */
  violations(): string[]
  clear(): void
}

const MAX_CALLS = 50_000

export function newCallLog(): CallLog {
  let calls: Call[] = []
  let inFlight = 0
  let maxInFlight = 0
  return {
    begin() {
      inFlight += 1
      maxInFlight = Math.max(maxInFlight, inFlight)
      return () => {
        inFlight -= 1
      }
    },
    maxConcurrent: () => maxInFlight,
    record(operation, accessKey, xml, answer, now) {
      const digest = xml === null ? null : createHash('sha256').update(xml).digest('hex')
      calls.push({ at: now.toISOString(), operation, accessKey, digest, answer })
      if (calls.length > MAX_CALLS) calls = calls.slice(-MAX_CALLS / 2)
    },
    calls: () => calls,
    violations: () => violationsOf(calls),
    clear() {
      calls = []
      maxInFlight = inFlight
    },
  }
}

/**
 * Never other bytes for a known key, and never a second sending once the authority has said that it has the document
 * (RECIBIDA, 43, 70) until a question was answered otherwise.
 */
export function violationsOf(calls: readonly Call[]): string[] {
  const bytes = new Map<string, string>()
  const inProcess = new Set<string>()
  const violations: string[] = []
  for (const { operation, accessKey, digest, answer } of calls) {
    if (operation === 'consult') continue
    if (operation === 'ask') {
      if (/^(?:AUTORIZADO|NO AUTORIZADO|not-found)/.test(answer)) inProcess.delete(accessKey)
      continue
    }
    const previous = bytes.get(accessKey)
    if (previous !== undefined && previous !== digest) violations.push(`other bytes for ${accessKey}`)
    if (inProcess.has(accessKey)) violations.push(`sent again while in process: ${accessKey}`)
    if (digest !== null) bytes.set(accessKey, digest)
    if (/^(?:RECIBIDA|DEVUELTA (?:43|70))$/.test(answer)) inProcess.add(accessKey)
    // Returned and not registered: it may be sent again corrected.
    if (/^DEVUELTA (?!43|70)/.test(answer)) bytes.delete(accessKey)
  }
  return violations
}
