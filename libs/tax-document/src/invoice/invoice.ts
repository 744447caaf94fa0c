import { customerOf, saleTotals } from '../digest.ts'
import type { Kind } from '../kind.ts'
import { draftInvoice } from './draft.ts'
import type { InvoiceOrder } from './order.ts'
import { checkInvoice } from './rules.ts'
import { type InvoiceDocument, invoiceShape } from './shape.ts'

export const invoice: Kind<InvoiceOrder, InvoiceDocument> = {
  documentType: 'INVOICE',
  root: 'factura',
  versions: ['1.0.0', '1.1.0', '2.0.0', '2.1.0'],
  shape: invoiceShape,
  draft: draftInvoice,
  rules: checkInvoice,
  party: ({ header }) => customerOf(header),
  totals: ({ header, items }) => saleTotals(header, items),
}
