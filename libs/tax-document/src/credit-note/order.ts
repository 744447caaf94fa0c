import type { Item, IvaRefund, OrderBase, Party, SupportingReference } from '../order.ts'

export interface CreditNoteOrder extends OrderBase {
  documentType: 'CREDIT_NOTE'
  customer: Party
  /** The document it lowers; its date decides the tax rates. */
  supportingDocument: SupportingReference
  reason: string
  items: readonly Item[]
  ivaRefunds?: readonly IvaRefund[] | undefined
  /** Default: DOLAR. */
  currency?: string | undefined
}
