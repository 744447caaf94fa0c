import { type ErrorDetail, fieldErrors, mustHave } from '@etax/kernel'

/** Far above any: an authority gives one of some ten characters. */
export const MAX_CERTIFICATE_PASSWORD = 1_024

/** What is wrong with the password of a P12 file that was sent as `field`. */
export function certificatePasswordProblems(field: string, password: string): ErrorDetail[] {
  if (password.length <= MAX_CERTIFICATE_PASSWORD) return []
  const facts = mustHave({ max: MAX_CERTIFICATE_PASSWORD, count: password.length, of: 'character' })
  return [fieldErrors.wrongLength.at(field, facts)]
}
