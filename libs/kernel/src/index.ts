export { joinSealed, open, type Sealed, seal, splitSealed } from './aes-gcm.ts'
export { type BackOff, backOff } from './back-off.ts'
export { type BatchOptions, batched } from './batched.ts'
export type { Brand } from './brand.ts'
export { fromCell, toCell } from './csv-cell.ts'
export { decodeCursor, encodeCursor, type ListPosition } from './cursor.ts'
export { within } from './deadline.ts'
export { Decimal } from './decimal.ts'
export { echoed, isSecret, withValue } from './echoed.ts'
export { EMAIL_PATTERN, isEmail, MAX_EMAIL_LENGTH } from './email.ts'
export {
  type DeclaredError,
  defineErrors,
  type ErrorDeclaration,
  type ErrorTable,
  type RaiseOptions,
} from './error-catalog.ts'
export { AppError, type AppErrorOptions, type ErrorDetail, type ErrorKind, reasonOf } from './errors.ts'
export { fieldErrors } from './field-errors.ts'
export { CANNOT_BE_EMPTY, requiredSentence, unknownSentence } from './field-sentences.ts'
export { isUuid, newId } from './ids.ts'
export { kernelErrors } from './kernel-errors.ts'
export { isOutage, type OutageOptions, outageAs, withOutageAs } from './outage.ts'
export { pauses } from './pauses.ts'
export { unreachable } from './unreachable.ts'
