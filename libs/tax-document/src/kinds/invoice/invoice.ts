import { saleTotals } from '../../parts/document-totals.ts'
import { customerOf } from '../../parts/parties.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftInvoice } from './draft.ts'
import { anInvoice, InvoiceOrder } from './order.ts'
import { checkInvoice } from './rules.ts'
import { type InvoiceDocument, invoiceShape } from './shape.ts'

export const invoice: KindDefinition<InvoiceOrder, InvoiceDocument> = {
  documentType: 'INVOICE',
  root: 'factura',
  versions: ['1.0.0', '1.1.0', '2.0.0', '2.1.0'],
  shape: invoiceShape,
  draft: draftInvoice,
  api: {
    path: '/invoices',
    summary: 'Issue an invoice',
    component: 'InvoiceOrder',
    audience: 'developer',
    order: InvoiceOrder,
    example: anInvoice,
  },
  rules: checkInvoice,
  party: ({ header }) => customerOf(header),
  totals: ({ header, items }) => saleTotals(header, items),
}
