import type { AuthorityState } from '@etax/contracts'
import { normal } from './answer.ts'
import type { AuthorityMessage } from './conversation.ts'

export interface Consultation {
  kind: 'consultation'
  /** The authority's text. Null without a state: the messages give the reason. */
  written: string | null
  messages: AuthorityMessage[]
}

/** The four states of the technical sheet, section 8. */
const STATES: Record<string, AuthorityState> = {
  AUTORIZADO: 'AUTHORIZED',
  'NO AUTORIZADO': 'NOT_AUTHORIZED',
  'PENDIENTE DE ANULAR': 'CANCELLATION_PENDING',
  ANULADO: 'CANCELLED',
}

export function consultedState({ written }: Consultation): AuthorityState | null {
  return written === null ? null : (STATES[normal(written)] ?? null)
}
