import type { ErrorDetail } from '@etax/kernel'

/** Each part ends where the next begins: however long a text is, one pass decides. */
export const EMAIL = '^[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+$'
export const LONGEST_EMAIL = 254
export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 200

/** What is wrong with an address and a password, for those that come without a schema in front. */
export function brokenCredentials({ email, password }: { email: string; password: string }): ErrorDetail[] {
  const length = password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD
  return [
    ...brokenAddress(email),
    ...(length ? [] : [{ path: 'password', code: 'FLD_10006', message: 'must have 8 to 200 characters' }]),
  ]
}

export function brokenAddress(email: string): ErrorDetail[] {
  const fits = email.length <= LONGEST_EMAIL && new RegExp(EMAIL).test(email)
  return fits ? [] : [{ path: 'email', code: 'FLD_10005', message: 'must be an e-mail address' }]
}
