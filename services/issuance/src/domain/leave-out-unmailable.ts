import { issuanceErrors } from '@etax/contracts'
import { canonicalEmail } from '@etax/kernel'
import { type Order, undrawnIn } from '@etax/tax-document'
import type { Warning } from './issued.ts'

/** Where an order's customer comes from, if the order does not say it itself. */
export interface CustomerSource {
  /** Of a stored customer; empty for none. */
  customerId?: string | undefined
  /** The customer of the document that a note modifies. */
  isOfModified?: boolean
}

/**
 * An order whose customer is a stored one, or that of the document it modifies, without the addresses that today's rules refuse: it
 * says nothing of them, and could not be issued until the record is corrected. The warning names them.
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

/** It can be mailed to, and a RIDE shows all of it. */
function isMailable(address: string): boolean {
  const canonical = canonicalEmail(address)
  return canonical !== undefined && undrawnIn(canonical) === undefined
}
