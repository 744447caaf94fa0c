import { type AuthorityState, authorityErrors } from '@etax/contracts'
import type { Logger } from '@etax/runtime'
import { parseAccessKey } from '@etax/tax-document'
import { type Consultation, consultedState } from './domain/consultation.ts'
import type { ConsultationLookup } from './ports.ts'

interface Dependencies {
  test: ConsultationLookup
  production: ConsultationLookup
  /** The simulated authority of the sandbox, about a document that it has authorized. */
  sandbox: (document: string) => Consultation
  log: Pick<Logger, 'error'>
}

export interface ConsultedDocument {
  /** Null where the answer holds none that is known: the messages say why, or `written` is a word nobody has seen. */
  state: AuthorityState | null
  consultation: Consultation
  simulated: boolean
}

export type ConsultDocument = (accessKey: string, sandboxDocument: string | null) => Promise<ConsultedDocument>

/**
 * How the authority says a document stands today. The key's own environment says which authority is asked, but for a document
 * of the sandbox, which only the simulated one knows.
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
    if (written !== null && state === null) log.error({ written: written.slice(0, 60) }, 'a state nobody has seen')
    return { state, consultation, simulated }
  }
}
