import { type AppError, type ErrorDetail, fieldErrors } from '@etax/kernel'

/** The refusal of an order or a document, every broken field in its details. */
export function invalidOrder(details: readonly ErrorDetail[]): AppError {
  return fieldErrors.invalidRequest({ details })
}
