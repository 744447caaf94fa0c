import type { DocumentType } from './catalogs/documents.ts'
import { invoice } from './invoice/invoice.ts'
import type { InvoiceOrder } from './invoice/order.ts'
import type { InvoiceDocument } from './invoice/shape.ts'
import type { Kind } from './kind.ts'

/** What a caller can ask for. */
export type Order = InvoiceOrder

/** A document of any kind and version, every value as its XML holds it. */
export type Document = InvoiceDocument

/** One line a kind. */
export const kinds = {
  INVOICE: invoice,
}

/** The kind of a document type, for code that treats all alike. */
export function kindOf(documentType: DocumentType): Kind<Order, Document> {
  return kinds[documentType as keyof typeof kinds] as unknown as Kind<Order, Document>
}
