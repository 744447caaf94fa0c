import { createWriteStream } from 'node:fs'
import type { Mode } from '@etax/contracts'

/** One request of a client and its result. `status` 0: no answer. */
export interface ClientCall {
  kind: 'call'
  at: number
  ms: number
  tenant: string
  workspaceId: string
  mode: Mode
  what: string
  reference: string
  attempt: number
  status: number
  receiptId?: string
  accessKey?: string
  duplicate?: boolean
  code?: string
  details?: string[]
  retryAfter?: string
}

/** A fault: its begin, its end, and the end of its effects. */
export interface FaultRun {
  kind: 'fault'
  name: string
  detail: string
  from: number
  healed: number
  recoveredMs?: number
}

export interface TakenMail {
  at: number
  to: string[]
  id: string
  digest: string
  /** False: the answer was lost, so only the mail server knows of the mail. */
  answered: boolean
}

export interface ReceivedWebhook {
  at: number
  endpoint: string
  id: string
  digest: string
  signed: boolean
  took: boolean
  type: string
  receiptId: string
}

export interface ReceiptChange {
  id: string
  version: number
  status: string
  mode: string
  at: number
  series: string
  sequential: string
  /** Pre-built XML: the sender chose its number. */
  ownXml: boolean
}

export interface ReceiptDeletion {
  id: string
  at: number
}

export interface History {
  calls: ClientCall[]
  faults: FaultRun[]
  changes: ReceiptChange[]
  deletions: ReceiptDeletion[]
  add(entry: ClientCall | FaultRun): void
  end(): Promise<void>
}

export function openHistory(file: string): History {
  const calls: ClientCall[] = []
  const faults: FaultRun[] = []
  const lines = createWriteStream(file, { mode: 0o600 })
  return {
    calls,
    faults,
    changes: [],
    deletions: [],
    add(entry) {
      if (entry.kind === 'call') calls.push(entry)
      else faults.push(entry)
      lines.write(`${JSON.stringify(entry)}\n`)
    },
    end: () => new Promise((written) => lines.end(written)),
  }
}
