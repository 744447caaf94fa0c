import type { Consultation } from '../domain/consultation.ts'
import { scriptedOutcomeOf } from './scripted-outcome.ts'

/** What the consultation service of the simulated authority says of a document that it has authorized. */
export function sandboxConsultation(xml: string): Consultation {
  return { kind: 'consultation', written: scriptedOutcomeOf(xml).consulted, messages: [] }
}
