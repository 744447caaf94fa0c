import { type ErrorDetail, fieldErrors } from '@etax/kernel'

/** Far above any: an authority gives one of some ten characters. */
export const MAX_CERTIFICATE_PASSWORD = 1_024

/** What is wrong with the password of a P12 file that was sent as `field`. */
export function certificatePasswordProblems(field: string, password: string): ErrorDetail[] {
  if (password.length <= MAX_CERTIFICATE_PASSWORD) return []
  const message = `must have at most ${MAX_CERTIFICATE_PASSWORD} characters; it has ${password.length}`
  return [fieldErrors.wrongLength.at(field, message)]
}
