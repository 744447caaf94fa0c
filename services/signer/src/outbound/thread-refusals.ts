import { signerErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'

/** What a caller is told for whom the threads have no place: its own workspace has too much waiting, or all together have. */
export function busy(because: 'share' | 'total'): AppError {
  const refusal = because === 'share' ? signerErrors.tooManyAtOnce : signerErrors.examinationBusy
  return refusal({ retryAfter: 1 })
}
