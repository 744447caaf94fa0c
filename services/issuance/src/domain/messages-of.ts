import { issuanceErrors } from '@etax/contracts'
import type { AuthorityMessage, Step } from './receipt.ts'
import type { Recorded } from './state-machine.ts'

/** What is shown of a failure whose own code is not known: nobody has refused the document. */
const FAILURES = {
  signing: issuanceErrors.signingFailed,
  reception: issuanceErrors.authorityAway,
  authorization: issuanceErrors.authorityAway,
  printing: issuanceErrors.printingFailed,
} as const satisfies Record<Step, unknown>

/** What the authority said of a document; for ERROR also what failed here, so that it always says why. */
export function messagesOf({ status, messages, failed }: Recorded): AuthorityMessage[] {
  if (status !== 'ERROR' || failed === null) return messages
  const { code, message } = FAILURES[failed.step]
  const failure = { type: 'ERROR' as const, code: failed.code ?? code, message: failed.reason || message }
  return [...messages, { ...failure, additionalInfo: null }]
}
