import { authorityInstant, parseAccessKey } from '@etax/tax-document'
import type { AuthorityMessage } from './conversation.ts'

/** One `autorizacion` of an answer. */
export interface Authorization {
  /** As the authority wrote it. */
  state: string
  number: string | null
  at: string | null
  environment: string | null
  document: string | null
  messages: AuthorityMessage[]
}

/** An authorization, and how the document it shows compares with the one that was sent. */
export interface ComparedAuthorization extends Authorization {
  /** `unreadable`: it shows no document. `not-yet`: the two could not be compared within the time there is. */
  compared: 'same' | 'different' | 'unreadable' | 'not-yet'
}

/** What came back from a call, before anything is concluded from it. */
export type Answer =
  | { kind: 'reception'; state: string; messages: AuthorityMessage[] }
  | {
      kind: 'authorization'
      authorizations: Authorization[]
      /** The simulated authority knows when it will have decided. */
      askAgainAt?: Date
    }
  | NoAnswer
  | Unreadable

/** Infrastructure: refused connections, resets, time limits, failing servers, empty bodies. Never a refusal. */
export interface NoAnswer {
  kind: 'no-answer'
  /** For the log alone. */
  reason: string
  /** Whether the request may have arrived all the same. */
  arrived: 'no' | 'maybe'
}

/**
 * The authority answered this one call, but with nothing that says anything of its document: HTML, a fault, another key's
 * answer. It says nothing of other documents, and is never a refusal.
 */
export interface Unreadable {
  kind: 'unreadable'
  /** For the log alone. */
  reason: string
}

/** An answer about a document that was sent. */
export type ComparedAnswer = Answer extends infer Variant
  ? Variant extends { kind: 'authorization' }
    ? Omit<Variant, 'authorizations'> & { authorizations: ComparedAuthorization[] }
    : Variant
  : never

export type AuthorizationState = 'authorized' | 'refused' | 'in-process' | 'unknown'

const STATES: Record<string, AuthorizationState> = {
  AUTORIZADO: 'authorized',
  AUTORIZADA: 'authorized',
  AUT: 'authorized',
  'NO AUTORIZADO': 'refused',
  'NO AUTORIZADA': 'refused',
  NAT: 'refused',
  RECHAZADO: 'refused',
  RECHAZADA: 'refused',
  'EN PROCESO': 'in-process',
  'EN PROCESAMIENTO': 'in-process',
  PROCESANDO: 'in-process',
  PPR: 'in-process',
}

/** Seen in the wild in several spellings; only the state counts, never whether there are messages. */
export function stateOf({ state }: Authorization): AuthorizationState {
  return STATES[normal(state)] ?? 'unknown'
}

/** Any authorized one wins; refused attempts stay listed, and of them the newest speaks. */
export function chosen<Entry extends Authorization>(entries: readonly Entry[]): Entry | undefined {
  const authorized = entries.find((entry) => stateOf(entry) === 'authorized')
  if (authorized !== undefined) return authorized
  return entries.reduce<Entry | undefined>(
    (best, entry) => (best !== undefined && instantOf(best.at) > instantOf(entry.at) ? best : entry),
    undefined,
  )
}

export function receptionState(state: string): 'received' | 'returned' | 'unknown' {
  if (normal(state) === 'RECIBIDA') return 'received'
  return normal(state) === 'DEVUELTA' ? 'returned' : 'unknown'
}

/** `PRODUCCIÓN` with and without its accent, `PRUEBAS`, sometimes the digit; else what the access key says. */
export function environmentOf(written: string | null, accessKey: string): 'PRUEBAS' | 'PRODUCCIÓN' {
  const word = normal(written ?? '')
  if (word.startsWith('PRODUCCI') || word === '2') return 'PRODUCCIÓN'
  if (word === 'PRUEBAS' || word === '1') return 'PRUEBAS'
  return parseAccessKey(accessKey)?.environment === 2 ? 'PRODUCCIÓN' : 'PRUEBAS'
}

/** An instant of the authority; the beginning of time where it wrote none, so that any other is later. */
export function instantOf(written: string | null): number {
  return authorityInstant((written ?? '').trim()) ?? 0
}

/** In capitals, without accents and with single blanks, as the authority's words are compared. */
export function normal(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, ' ')
}
