import { signerErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'

/** The queue of the workspace, or of all, is full. */
export function busy(because: 'share' | 'total'): AppError {
  const refusal = because === 'share' ? signerErrors.tooManyAtOnce : signerErrors.examinationBusy
  return refusal({ retryAfter: 1 })
}
