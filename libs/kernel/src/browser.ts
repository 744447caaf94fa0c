// What a browser takes in place of index.ts, which has it too: what needs nothing of Node.js. The fiscal library runs there.
export type { Brand } from './brand.ts'
export { Decimal } from './decimal.ts'
export { echoed, isSecret, withValue } from './echoed.ts'
export { canonicalEmail, EMAIL_PATTERN, isEmail, MAX_EMAIL_LENGTH, mailboxOf } from './email.ts'
export {
  type AnyDeclaredError,
  type DeclaredError,
  type DetailArguments,
  defineErrors,
  type EnglishDeclaration,
  type ErrorDeclaration,
  type ErrorTable,
  error,
} from './error-catalog.ts'
export {
  AppError,
  type AppErrorOptions,
  type ErrorDetail,
  type ErrorKind,
  type Language,
  type Params,
  reasonOf,
  type Text,
} from './errors.ts'
export { fieldErrors } from './field-errors.ts'
export { CANNOT_BE_EMPTY, requiredSentence, unknownSentence } from './field-sentences.ts'
export { kernelErrors } from './kernel-errors.ts'
export { unreachable } from './unreachable.ts'
export { unseenIn } from './unseen.ts'
export { withoutAccents } from './without-accents.ts'
