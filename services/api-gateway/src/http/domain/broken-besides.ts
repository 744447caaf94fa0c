import { AppError, type ErrorDetail, type ErrorKind, fieldErrors } from '@etax/kernel'

/**
 * The fields that a service finds broken, beside those that are known to be. Who may not write the record at all, or names none,
 * is told that alone. Whatever else keeps the service from judging, the request is refused for what is known.
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
