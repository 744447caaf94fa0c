import type {
  CreditNoteOrder,
  DebitNoteOrder,
  InvoiceOrder,
  PurchaseSettlementOrder,
  Receipt,
  WithholdingOrder,
  WithWarnings,
} from './description.ts'
import type { EtaxError } from './errors.ts'

/** An order of any kind. Without a `devReference`, or with a blank one, it gets one, so that a repeat issues nothing twice. */
export type BatchOrder =
  | ({ documentType: 'INVOICE' } & InvoiceOrder)
  | ({ documentType: 'CREDIT_NOTE' } & CreditNoteOrder)
  | ({ documentType: 'DEBIT_NOTE' } & DebitNoteOrder)
  | ({ documentType: 'WITHHOLDING' } & WithholdingOrder)
  | ({ documentType: 'PURCHASE_SETTLEMENT' } & PurchaseSettlementOrder)

/**
 * What became of one order: its place among those given, from 0, and its receipt or why it was refused. The `devReference` is
 * empty for what is no order at all.
 */
export type BatchVerdict = { index: number; devReference: string } & (
  | { kind: 'issued'; receipt: WithWarnings<Receipt> }
  | { kind: 'refused'; error: EtaxError }
)
