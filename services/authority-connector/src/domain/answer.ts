import { authorityInstant, parseAccessKey } from '@etax/tax-document'
import type { AuthorityMessage } from './conversation.ts'

/** One `autorizacion` of an answer. */
export interface Authorization {
  state: string
  number: string | null
  at: string | null
  environment: string | null
  document: string | null
  messages: AuthorityMessage[]
}

export interface ComparedAuthorization extends Authorization {
  /** `unreadable`: no document in it. `not-yet`: the comparison exceeded its time. */
  compared: 'same' | 'different' | 'unreadable' | 'not-yet'
}

export type Answer =
  | { kind: 'reception'; state: string; messages: AuthorityMessage[] }
  | {
      kind: 'authorization'
      authorizations: Authorization[]
      /** Only the simulated authority sends it: the time when its verdict is ready. */
      askAgainAt?: Date
    }
  | NoAnswer
  | Unreadable

/** An infrastructure failure, never a refusal: connection, time limit, server error, empty body. */
export interface NoAnswer {
  kind: 'no-answer'
  /** Used only in the log. */
  reason: string
  arrived: 'no' | 'maybe'
}

/** Nothing about its document (HTML, a fault, another key): no refusal, and no sign about others. */
export interface Unreadable {
  kind: 'unreadable'
  /** Used only in the log. */
  reason: string
}

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

/** The authority has several spellings. Only the state counts, not the messages. */
export function stateOf({ state }: Authorization): AuthorizationState {
  return STATES[normal(state)] ?? 'unknown'
}

/** An authorized entry wins; else the newest, since refused attempts stay listed. */
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

/** The authority writes a name, with or without accent, or a digit. Without either, the access key decides. */
export function environmentOf(written: string | null, accessKey: string): 'PRUEBAS' | 'PRODUCCIÓN' {
  const word = normal(written ?? '')
  if (word.startsWith('PRODUCCI') || word === '2') return 'PRODUCCIÓN'
  if (word === 'PRUEBAS' || word === '1') return 'PRUEBAS'
  return parseAccessKey(accessKey)?.environment === 2 ? 'PRODUCCIÓN' : 'PRUEBAS'
}

/** Zero if the authority wrote no date: any date is later. */
export function instantOf(written: string | null): number {
  return authorityInstant((written ?? '').trim()) ?? 0
}

export function normal(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, ' ')
}
