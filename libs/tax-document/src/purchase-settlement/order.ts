import type { Item, OrderBase, Party, Payment, Reimbursement } from '../order.ts'

export interface PurchaseSettlementOrder extends OrderBase {
  documentType: 'PURCHASE_SETTLEMENT'
  supplier: Party
  /** With value-added tax only. */
  items: readonly Item[]
  /** Default: the whole total by method 01. They must add up to the total. */
  payments?: readonly Payment[] | undefined
  /** Default: DOLAR. */
  currency?: string | undefined
  reimbursements?: readonly Reimbursement[] | undefined
  /** Of a negotiable commercial document. */
  negotiable?: { email: string } | undefined
}
