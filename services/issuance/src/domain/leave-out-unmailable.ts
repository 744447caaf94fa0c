import { issuanceErrors } from '@etax/contracts'
import { canonicalEmail } from '@etax/kernel'
import { type Order, undrawnIn } from '@etax/tax-document'
import type { Warning } from './issued.ts'

export interface CustomerSource {
  customerId?: string | undefined
  isOfModified?: boolean
}

/**
 * Leaves out stored addresses that today's rules refuse: otherwise no document is possible until the record is
 * corrected.
 */
export function leaveOutUnmailable(
  order: Order,
  { customerId = '', isOfModified = false }: CustomerSource = {},
): { order: Order; warnings: Warning[] } {
  const isInOrder = customerId === '' && !isOfModified
  if (isInOrder || !('customer' in order) || !order.customer?.email) return { order, warnings: [] }
  const addresses = order.customer.email.split(/[,;]/).filter((address) => address.trim() !== '')
  const mailable = addresses.filter(isMailable)
  if (mailable.length === addresses.length) return { order, warnings: [] }
  const refused = addresses.filter((address) => !mailable.includes(address)).map((address) => address.trim())
  const path = isOfModified ? 'supportingDocument.accessKey' : 'customerId'
  const of = isOfModified ? {} : { customerId }
  return {
    order: { ...order, customer: { ...order.customer, email: mailable.join(', ') } },
    warnings: [issuanceErrors.storedAddressUnmailable.at(path, { ...of, addresses: refused })],
  }
}

function isMailable(address: string): boolean {
  const canonical = canonicalEmail(address)
  return canonical !== undefined && undrawnIn(canonical) === undefined
}
