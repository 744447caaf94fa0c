import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseAccessKey } from '@etax/tax-document'
import type { AuthorityMessage } from '../domain/conversation.ts'

/** One verdict about a document, as it is listed. */
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
  /** Questions still answered with something else than the verdict. */
  hidden: { polls: number; as: 'not-found' | 'in-process' | 'unknown-state' }
  /** What became of an authorized document since, as the consultation service words it. Without one: nothing. */
  cancellation?: 'PENDIENTE DE ANULAR' | 'ANULADO'
}

/** What the simulated authority has: one document per access key, one access key per number. */
export interface Registry {
  byKey(accessKey: string): Registered | undefined
  byNumber(accessKey: string): Registered | undefined
  put(entry: Registered): void
}

/**
 * Kept in memory, and in a file of JSON lines where one is given, so that nothing is lost on a restart.
 * A number is a document's type, taxpayer, environment, series and sequential: the access key without its date, its
 * random part and its check digit.
 */
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

/** Files written by version 0.1.0 name `not-found` otherwise. */
function entryOf(line: string): Registered {
  const entry = JSON.parse(line)
  if (entry.hidden.as === 'nothing') entry.hidden.as = 'not-found'
  return entry
}

function numberOf(accessKey: string): string {
  return parseAccessKey(accessKey)?.registration ?? accessKey
}
