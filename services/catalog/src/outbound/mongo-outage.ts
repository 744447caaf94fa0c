import { AppError, isOutage } from '@etax/kernel'

/** The error as the house knows it: a database that does not answer is `unavailable`, everything else stays what it is. */
export function asOutage(error: unknown): unknown {
  if (AppError.is(error) || !isOutage(error)) return error
  return new AppError('unavailable', 'CAT_50002', 'the catalog database does not answer', { cause: error })
}
