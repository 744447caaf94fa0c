import { issuanceErrors } from '@etax/contracts'
import type { Params } from '@etax/kernel'
import type { Receipt, Step } from './receipt.ts'

type Failure = Pick<NonNullable<Receipt['failed']>, 'step' | 'reason' | 'code' | 'params'>

/** Failures without an own code: the authority did not refuse. */
const FAILURES = {
  signing: issuanceErrors.signingFailed,
  reception: issuanceErrors.authorityAway,
  authorization: issuanceErrors.authorityAway,
  printing: issuanceErrors.printingFailed,
} as const satisfies Record<Step, unknown>

/** A socket's text, such as "ECONNRESET: read ECONNRESET", which release 0.1.0 stored as the reason. */
const SOCKET_TEXT = /^[A-Z][A-Z\d_]+: /

interface Described {
  code: string
  params?: Params
  message: string
}

export function describeFailure({ step, reason, code, params }: Failure): Described {
  const { code: ofStep, message } = FAILURES[step]
  return {
    code: code ?? ofStep,
    ...(params !== undefined && { params }),
    message: reason === '' || SOCKET_TEXT.test(reason) ? message : reason,
  }
}
