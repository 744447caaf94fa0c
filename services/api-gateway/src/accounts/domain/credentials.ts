import { gatewayErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors, isEmail, withValue } from '@etax/kernel'
import {
  isCommonPassword,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  wordsOfAddress,
  wordsOfName,
} from './password-rules.ts'

export const EMAIL_FORM = 'an e-mail address, such as compras@example.com'

export const PASSWORD_FORM = `a text of ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters, such as several words that do not belong together`

export function brokenAddress(email: string): ErrorDetail[] {
  return isEmail(email) ? [] : [fieldErrors.wrongForm.at('email', withValue(`must be ${EMAIL_FORM}`, email))]
}

/** What is easily guessed of whom a password is for. */
interface Owner {
  email: string
  workspaceName: string
}

/** What is wrong with a new password for an account. */
export function brokenPassword(password: string, { email, workspaceName }: Owner): ErrorDetail[] {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    const limits = `must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters; it has ${password.length}`
    return [fieldErrors.wrongLength.at('password', limits)]
  }
  const own = [...wordsOfAddress(email), ...wordsOfName(workspaceName)]
  return isCommonPassword(password, own) ? [gatewayErrors.passwordTooCommon.at('password')] : []
}
