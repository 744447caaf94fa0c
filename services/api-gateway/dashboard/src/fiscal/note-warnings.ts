import { Decimal } from '@etax/kernel'
import type { Finding } from './finding.ts'
import { entriesAt, textAt, type Values } from './order-values.ts'
import { withPoint } from './typed-amount.ts'

/** Stands in an item of a note that an invoice's was taken over into: how many of it the invoice has. It is never sent. */
export const INVOICED = 'invoiced'

/** The page's own warning: the API knows no such code. */
export const ABOVE_INVOICE = 'ABOVE_INVOICE'

/** Where a note gives back more of a line than the invoice has in it. */
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
