import { type AppError, type ErrorDetail, fieldErrors } from '@etax/kernel'

export function invalidOrder(details: readonly ErrorDetail[]): AppError {
  return fieldErrors.invalidRequest({ details })
}
