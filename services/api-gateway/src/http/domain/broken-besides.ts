import { AppError, type ErrorDetail, type ErrorKind, fieldErrors } from '@etax/kernel'

/**
 * The further fields that a service refuses. A refusal of the whole record, for its rights or its id, is thrown alone.
 * Other failures of the service are ignored: the request is refused anyway.
 */
export async function brokenBesides(judge: () => Promise<unknown>): Promise<readonly ErrorDetail[]> {
  try {
    await judge()
    return []
  } catch (error) {
    if (!AppError.is(error) || !TOLD_ALONE.has(error.kind)) return []
    if (error.code === fieldErrors.invalidRequest.code) return error.details
    throw error
  }
}

const TOLD_ALONE = new Set<ErrorKind>(['invalid', 'forbidden', 'not-found'])
