import { type AuthorityState, authorityErrors } from '@etax/contracts'
import type { Logger } from '@etax/runtime'
import { parseAccessKey } from '@etax/tax-document'
import { type Consultation, consultedState } from './domain/consultation.ts'
import type { ConsultationLookup } from './ports.ts'

interface Dependencies {
  test: ConsultationLookup
  production: ConsultationLookup
  sandbox: (document: string) => Consultation
  log: Pick<Logger, 'error'>
}

export interface ConsultedDocument {
  /** Null if the answer has no state, or one outside the technical sheet. */
  state: AuthorityState | null
  consultation: Consultation
  simulated: boolean
}

export type ConsultDocument = (accessKey: string, sandboxDocument: string | null) => Promise<ConsultedDocument>

/**
 * Asks the authority for the current state of a document. The key's environment selects the authority; a sandbox
 * document goes to the simulator.
 * @throws AppError `invalid` AUT_00003 when it is no access key, `unavailable` AUT_00004 when there is no answer
 */
export function consultDocument({ test, production, sandbox, log }: Dependencies): ConsultDocument {
  return async (accessKey, sandboxDocument) => {
    const parts = parseAccessKey(accessKey)
    if (parts === null) throw authorityErrors.accessKeyMalformed()
    if (sandboxDocument !== null) return concluded(sandbox(sandboxDocument), true)
    const authority = parts.environment === 2 ? production : test
    const answer = await authority.consult(accessKey)
    if (answer?.kind !== 'consultation') throw authorityErrors.authorityDoesNotAnswer({ retryAfter: 30 })
    return concluded(answer, authority.simulated)
  }

  function concluded(consultation: Consultation, simulated: boolean): ConsultedDocument {
    const state = consultedState(consultation)
    const { written } = consultation
    if (written !== null && state === null)
      log.error({ written: written.slice(0, 60) }, 'the authority returned an unknown state')
    return { state, consultation, simulated }
  }
}
