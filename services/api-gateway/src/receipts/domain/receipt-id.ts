import { gatewayErrors } from '@etax/contracts'
import { isUuid } from '@etax/kernel'

/**
 * The UUID or access key that names a receipt. What cannot be one is not asked for, and never becomes part of a path.
 * @throws AppError `not-found` RCP_10001
 */
export function receiptIdIn(id: string): string {
  if (!isUuid(id) && !/^\d{49}$/.test(id)) throw gatewayErrors.receiptUnknown({ id })
  return id.toLowerCase()
}
