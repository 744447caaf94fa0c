import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseAccessKey } from '@etax/tax-document'
import type { AuthorityMessage } from '../domain/conversation.ts'

export interface Listed {
  state: string
  at: string
  messages: AuthorityMessage[]
  xml: string
}

export interface Registered {
  accessKey: string
  /** Refused attempts first; the last one counts. */
  attempts: Listed[]
  /** Remaining questions that do not get the verdict. */
  hidden: { polls: number; as: 'not-found' | 'in-process' | 'unknown-state' }
  /** Set after a cancellation, in the words of the consultation service. */
  cancellation?: 'PENDIENTE DE ANULAR' | 'ANULADO'
}

/** One document per access key, one access key per number. */
export interface Registry {
  byKey(accessKey: string): Registered | undefined
  byNumber(accessKey: string): Registered | undefined
  put(entry: Registered): void
}

/** A number is type, taxpayer, environment, series and sequential. A file of JSON lines survives a restart. */
export function openRegistry(file: string): Registry {
  const keys = new Map<string, Registered>()
  const numbers = new Map<string, Registered>()
  const index = (entry: Registered) => {
    keys.set(entry.accessKey, entry)
    numbers.set(numberOf(entry.accessKey), entry)
  }
  if (file !== '' && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n')) if (line !== '') index(entryOf(line))
  }
  return {
    byKey: (accessKey) => keys.get(accessKey),
    byNumber: (accessKey) => numbers.get(numberOf(accessKey)),
    put(entry) {
      index(entry)
      if (file !== '') appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
  }
}

/** Files of version 0.1.0 have `nothing` instead of `not-found`. */
function entryOf(line: string): Registered {
  const entry = JSON.parse(line)
  if (entry.hidden.as === 'nothing') entry.hidden.as = 'not-found'
  return entry
}

function numberOf(accessKey: string): string {
  return parseAccessKey(accessKey)?.registration ?? accessKey
}
