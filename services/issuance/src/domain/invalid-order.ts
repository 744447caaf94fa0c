import { type AppError, type ErrorDetail, fieldErrors } from '@etax/kernel'

/** The refusal of an order or a document, every broken field in its details, the first in its message. */
export function invalidOrder(violations: readonly ErrorDetail[]): AppError {
  const [first, ...rest] = violations
  if (first === undefined) return fieldErrors.invalidRequest()
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more, see details)`
  return fieldErrors.invalidRequest({ message: `${first.path}: ${first.message}${more}`, details: violations })
}
