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

/** A reason with a code is a sentence. Without one it is what a socket said, which callers do not see. */
export function describeFailure({ step, reason, code }: Failure): { code: string; message: string } {
  const { code: ofStep, message } = FAILURES[step]
  return code === undefined || reason === '' ? { code: code ?? ofStep, message } : { code, message: reason }
}
