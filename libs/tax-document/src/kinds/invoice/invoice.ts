import { saleTotals } from '../../parts/document-totals.ts'
import { customerOf } from '../../parts/parties.ts'
import { soldLine } from '../../parts/sold-line.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftInvoice } from './draft.ts'
import { facts } from './facts.ts'
import { anInvoice, InvoiceOrder } from './order.ts'
import { checkInvoice } from './rules.ts'
import { type InvoiceDocument, invoiceShape } from './shape.ts'
import { unusualInInvoice } from './unusual.ts'

export const invoice: KindDefinition<InvoiceOrder, InvoiceDocument> = {
  ...facts,
  versions: ['1.0.0', '1.1.0', '2.0.0', '2.1.0'],
  shape: invoiceShape,
  draft: draftInvoice,
  order: InvoiceOrder,
  example: anInvoice,
  lines: ({ items }) => items.map(soldLine),
  rules: checkInvoice,
  unusual: unusualInInvoice,
  party: ({ header }) => customerOf(header),
  totals: ({ header, items }) => saleTotals(header, items),
}
