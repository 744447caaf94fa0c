import { gatewayErrors } from '@etax/contracts'
import { isUuid } from '@etax/kernel'

/** A UUID or access key. Other texts never become part of a path. @throws AppError `not-found` RCP_10001 */
export function receiptIdIn(id: string): string {
  if (!isUuid(id) && !/^\d{49}$/.test(id)) throw gatewayErrors.receiptUnknown({ id })
  return id.toLowerCase()
}
