import { AppError } from '@etax/kernel'

/** A parallel call may have inserted the same row. */
export function unlessThereAlready(error: unknown): void {
  if (!AppError.is(error) || error.kind !== 'conflict') throw error
}
