import type { AuthorityState } from '@etax/contracts'
import { normal } from './answer.ts'
import type { AuthorityMessage } from './conversation.ts'

/** What the consultation service answered about a document. */
export interface Consultation {
  kind: 'consultation'
  /** The state as the authority wrote it; null where it gave none and the messages say why. */
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

/** Null for what is none of the four: a word nobody has seen decides nothing. */
export function consultedState({ written }: Consultation): AuthorityState | null {
  return written === null ? null : (STATES[normal(written)] ?? null)
}
