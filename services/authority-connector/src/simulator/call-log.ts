import { createHash } from 'node:crypto'

export type Operation = 'send' | 'ask' | 'consult'

export interface Call {
  at: string
  operation: Operation
  accessKey: string
  digest: string | null
  answer: string
}

export interface CallLog {
  record(operation: Call['operation'], accessKey: string, xml: string | null, answer: string, now: Date): void
  /** Counts a call in flight until the returned function runs. */
  begin(): () => void
  calls(): readonly Call[]
  maxConcurrent(): number
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

/** Other bytes under a registered key, or a second sending after RECIBIDA, 43 or 70 before an answer allows it. */
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
    // Returned and not registered: a corrected document may follow.
    if (/^DEVUELTA (?!43|70)/.test(answer)) bytes.delete(accessKey)
  }
  return violations
}
