import type { Consultation } from '../domain/consultation.ts'
import { scriptedOutcomeOf } from './scripted-outcome.ts'

export function sandboxConsultation(xml: string): Consultation {
  return { kind: 'consultation', written: scriptedOutcomeOf(xml).consulted, messages: [] }
}
