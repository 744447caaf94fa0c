import { issuanceErrors } from '@etax/contracts'
import type { Receipt, Step } from './receipt.ts'

type Failure = Pick<NonNullable<Receipt['failed']>, 'step' | 'reason' | 'code'>

/** What is shown of a failure without a code of its own: nobody has refused the document. */
const FAILURES = {
  signing: issuanceErrors.signingFailed,
  reception: issuanceErrors.authorityAway,
  authorization: issuanceErrors.authorityAway,
  printing: issuanceErrors.printingFailed,
} as const satisfies Record<Step, unknown>

/** "ECONNRESET: read ECONNRESET": a socket's words, which release 0.1.0 stored as the reason. */
const SOCKET_TEXT = /^[A-Z][A-Z\d_]+: /

/** Callers see sentences, never what a socket said. */
export function describeFailure({ step, reason, code }: Failure): { code: string; message: string } {
  const { code: ofStep, message } = FAILURES[step]
  return { code: code ?? ofStep, message: reason === '' || SOCKET_TEXT.test(reason) ? message : reason }
}
