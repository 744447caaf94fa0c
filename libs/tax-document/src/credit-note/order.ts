import type { Item, OrderBase, Party, SupportingReference } from '../order.ts'

export interface CreditNoteOrder extends OrderBase {
  documentType: 'CREDIT_NOTE'
  customer: Party
  /** The document it lowers; its date decides the tax rates. */
  supportingDocument: SupportingReference
  reason: string
  items: readonly Item[]
  /** Default: DOLAR. */
  currency?: string | undefined
}
