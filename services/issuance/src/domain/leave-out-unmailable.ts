import { issuanceErrors } from '@etax/contracts'
import { canonicalEmail, echoed } from '@etax/kernel'
import type { Order } from '@etax/tax-document'
import type { Warning } from './issued.ts'

/**
 * An order whose customer is a stored one, without the addresses that today's rules refuse: it says nothing of them, and could
 * not be issued until the record is corrected. The warning names them.
 */
export function leaveOutUnmailable(order: Order, customerId = ''): { order: Order; warnings: Warning[] } {
  if (customerId === '' || !('customer' in order) || !order.customer?.email) return { order, warnings: [] }
  const addresses = order.customer.email.split(/[,;]/).filter((address) => address.trim() !== '')
  const mailable = addresses.filter((address) => canonicalEmail(address) !== undefined)
  if (mailable.length === addresses.length) return { order, warnings: [] }
  const refused = addresses.filter((address) => !mailable.includes(address)).map((address) => echoed(address.trim()))
  const message = `The record of customer ${customerId} has an e-mail address that nothing can be mailed to, ${refused.join(', ')}: the document is issued without it. Correct it with PUT /customers/${customerId}.`
  return {
    order: { ...order, customer: { ...order.customer, email: mailable.join(', ') } },
    warnings: [issuanceErrors.storedAddressUnmailable.at('customerId', message)],
  }
}
