import { gatewayErrors } from '@etax/contracts'
import { isUuid } from '@etax/kernel'

/**
 * The UUID or access key that names a receipt. What cannot be one is not asked for, and never becomes part of a path.
 * @throws AppError `not-found` RCP_10001
 */
export function receiptIdIn(given: string): string {
  if (!isUuid(given) && !/^\d{49}$/.test(given)) throw gatewayErrors.receiptUnknown({ id: given })
  return given.toLowerCase()
}
