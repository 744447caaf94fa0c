import { catalogErrors } from '@etax/contracts'
import { AppError, isOutage } from '@etax/kernel'

/** A database that does not answer is `unavailable`; every other error stays what it is. */
export function asOutage(error: unknown): unknown {
  if (AppError.is(error) || !isOutage(error)) return error
  return catalogErrors.databaseUnavailable({ cause: error })
}
