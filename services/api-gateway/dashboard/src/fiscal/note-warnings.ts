import { Decimal } from '@etax/kernel'
import type { Finding } from './finding.ts'
import { entriesAt, textAt, type Values } from './order-values.ts'
import { withPoint } from './typed-amount.ts'

/** The invoiced quantity, stored in an item that comes from an invoice. Never sent. */
export const INVOICED = 'invoiced'

/** A warning of the page: the API has no such code. */
export const ABOVE_INVOICE = 'ABOVE_INVOICE'

export function quantityWarnings(values: Values): Finding[] {
  return entriesAt(values, 'items').flatMap((item, at) => {
    const [credited, invoiced] = [textAt(item, 'quantity'), textAt(item, INVOICED)].map((one) =>
      Decimal.parse(withPoint(one)),
    )
    if (!credited || !invoiced || credited.compare(invoiced) <= 0) return []
    const params = { credited: String(credited), invoiced: String(invoiced) }
    return [{ path: `items[${at}].quantity`, code: ABOVE_INVOICE, params, message: 'The note gives back more.' }]
  })
}
