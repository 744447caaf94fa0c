import { AppError, type ErrorDetail, type ErrorKind, fieldErrors } from '@etax/kernel'

/**
 * The fields that a service finds broken, beside those that are known to be. Who may not write the record at all, or names none,
 * is told that alone; that a service is away, or the record would be in the way of another, is not to the point yet.
 */
export async function brokenBesides(judge: () => Promise<unknown>): Promise<readonly ErrorDetail[]> {
  try {
    await judge()
    return []
  } catch (error) {
    if (AppError.is(error) && error.code === fieldErrors.invalidRequest.code) return error.details
    if (AppError.is(error) && PASSED_OVER.has(error.kind)) return []
    throw error
  }
}

const PASSED_OVER = new Set<ErrorKind>(['conflict', 'unavailable', 'too-many'])
