import { AppError, isOutage } from '@etax/kernel'

/** Neither a refusal nor an outage: waiting does not help. */
export function isDefect(error: unknown): boolean {
  return AppError.is(error) ? error.kind === 'internal' : !isOutage(error)
}
