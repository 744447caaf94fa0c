// The part of index.ts that needs no Node.js. The fiscal library uses it in a browser.
export { sentenceAbout, withSubject } from './about.ts'
export type { Brand } from './brand.ts'
export { Decimal } from './decimal.ts'
export { type Echo, echoed, isSecret, withEcho, withValue } from './echoed.ts'
export { canonicalEmail, EMAIL_PATTERN, isEmail, MAX_EMAIL_LENGTH, mailboxOf } from './email.ts'
export {
  type AnyDeclaredError,
  type DeclaredError,
  type DetailArguments,
  defineErrors,
  type ErrorDeclaration,
  type ErrorTable,
  error,
} from './error-catalog.ts'
export {
  type About,
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
export {
  and,
  atLeast,
  atMost,
  cannotBeEmpty,
  type FieldFacts,
  lessThan,
  missing,
  moreThan,
  multipleOf,
  mustBe,
  mustBeOneOf,
  mustHave,
  oneOfValues,
  rule,
  unknownName,
} from './field-rules.ts'
export { namesOfPointer, pathOfNames } from './json-pointer.ts'
export { kernelErrors } from './kernel-errors.ts'
export { unreachable } from './unreachable.ts'
export { unseenIn } from './unseen.ts'
export { withoutAccents } from './without-accents.ts'
export { inBoth, suchAs, words } from './words.ts'
