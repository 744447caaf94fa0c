import { createWriteStream } from 'node:fs'

/** One request of a client, and what came of it. `status` 0: no answer. */
export interface ClientCall {
  kind: 'call'
  at: number
  ms: number
  /** Which tenant: the name of the workspace. */
  tenant: string
  workspaceId: string
  mode: 'test' | 'live'
  /** What was asked: `invoices`, `sign-and-authorize` … */
  what: string
  reference: string
  /** 1 for the first time. */
  attempt: number
  status: number
  /** Of an accepted one. */
  receiptId?: string
  accessKey?: string
  duplicate?: boolean
  /** Of a refused one. */
  code?: string
  /** What was wrong with it, where it was the caller's fault. */
  details?: string[]
  retryAfter?: string
}

/** A fault, when it began, when it was over, and when nobody noticed it any more. */
export interface FaultRun {
  kind: 'fault'
  name: string
  detail: string
  from: number
  healed: number
  /** Milliseconds from its end until no receipt had waited for 10 s. */
  recoveredMs?: number
}

/** What a mail server took. */
export interface TakenMail {
  at: number
  to: string[]
  /** Message-ID. */
  id: string
  digest: string
  /** False: the answer was lost, and nobody knows but the server. */
  answered: boolean
}

export interface ReceivedWebhook {
  at: number
  endpoint: string
  id: string
  digest: string
  signed: boolean
  /** It was answered 200. */
  took: boolean
  type: string
  receiptId: string
}

/** A receipt's row as it was after a change. */
export interface ReceiptChange {
  id: string
  version: number
  status: string
  mode: string
  /** By the database's clock. */
  at: number
  series: string
  sequential: string
  /** Its number is its sender's. */
  ownXml: boolean
}

/** A receipt's row that is no more. */
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

/** Keeps what happened, and writes it to a file of JSON lines as it happens. */
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
