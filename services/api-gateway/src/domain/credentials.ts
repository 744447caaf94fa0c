import { type ErrorDetail, fieldErrors } from '@etax/kernel'

/** No part can match the letter that ends it, so that a long text takes one pass and no backtracking. */
export const EMAIL = '^[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+$'
export const EMAIL_FORM = 'an e-mail address, such as compras@example.com'
export const MAX_EMAIL_LENGTH = 254
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
  const fits = email.length <= MAX_EMAIL_LENGTH && new RegExp(EMAIL).test(email)
  return fits ? [] : [fieldErrors.wrongForm.at('email', `must be ${EMAIL_FORM}`)]
}
