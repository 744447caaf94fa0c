import { gatewayErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors, isEmail } from '@etax/kernel'
import { isCommonPassword, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, wordsOfAddress } from './password-rules.ts'

export const EMAIL_FORM = 'an e-mail address, such as compras@example.com'

/** What is wrong with an address and a password that no schema has checked. */
export function brokenCredentials({ email, password }: { email: string; password: string }): ErrorDetail[] {
  return [...brokenAddress(email), ...brokenPassword(password, email)]
}

export function brokenAddress(email: string): ErrorDetail[] {
  return isEmail(email) ? [] : [fieldErrors.wrongForm.at('email', `must be ${EMAIL_FORM}`)]
}

/** What is wrong with a new password for the account of an address. */
export function brokenPassword(password: string, email: string): ErrorDetail[] {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    const limits = `must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`
    return [fieldErrors.wrongLength.at('password', limits)]
  }
  return isCommonPassword(password, wordsOfAddress(email)) ? [gatewayErrors.passwordTooCommon.at('password')] : []
}
