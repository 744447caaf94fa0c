import { issuanceErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'

/** The refusal of a workspace that has used up its quota, or the excess allowance on top of it as well. */
export function quotaRefusal(lacks: 'quota' | 'excess', message?: string): AppError {
  const declared = lacks === 'quota' ? issuanceErrors.quotaUsedUp : issuanceErrors.excessUsedUp
  return declared({ ...(message === undefined ? {} : { message }) })
}
