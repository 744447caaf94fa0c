import { gatewayErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors, isEmail, mustBe, mustHave, withValue, words } from '@etax/kernel'
import {
  isCommonPassword,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  wordsOfAddress,
  wordsOfName,
} from './password-rules.ts'

export const EMAIL_FORM = words(
  'an e-mail address, such as compras@example.com',
  'una dirección de correo, por ejemplo compras@example.com',
)

export const PASSWORD_FORM = words(
  `a text of ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters, such as several words that do not belong together`,
  `un texto de ${MIN_PASSWORD_LENGTH} a ${MAX_PASSWORD_LENGTH} caracteres, por ejemplo varias palabras sin relación entre sí`,
)

export function brokenAddress(email: string): ErrorDetail[] {
  return isEmail(email) ? [] : [withValue(fieldErrors.wrongForm.at('email', mustBe(EMAIL_FORM)), email)]
}

interface Owner {
  email: string
  workspaceName: string
}

export function brokenPassword(password: string, { email, workspaceName }: Owner): ErrorDetail[] {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
    const limits = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH }
    return [fieldErrors.wrongLength.at('password', mustHave({ ...limits, count: password.length, of: 'character' }))]
  }
  const own = [...wordsOfAddress(email), ...wordsOfName(workspaceName)]
  return isCommonPassword(password, own) ? [gatewayErrors.passwordTooCommon.at('password')] : []
}
