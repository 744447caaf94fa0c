import { type ErrorDetail, fieldErrors, isEmail } from '@etax/kernel'

export const EMAIL_FORM = 'an e-mail address, such as compras@example.com'
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 200

/** What is wrong with an address and a password that no schema has checked. */
export function brokenCredentials({ email, password }: { email: string; password: string }): ErrorDetail[] {
  const length = password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH
  return [
    ...brokenAddress(email),
    ...(length ? [] : [fieldErrors.wrongLength.at('password', 'must have 8 to 200 characters')]),
  ]
}

export function brokenAddress(email: string): ErrorDetail[] {
  return isEmail(email) ? [] : [fieldErrors.wrongForm.at('email', `must be ${EMAIL_FORM}`)]
}
