// Written by npm run codegen.

import type { Connection } from '../connection.ts'
import { documents, listed } from '../documents.ts'
import type { InvoiceOrder, CreditNoteOrder, DebitNoteOrder, WithholdingOrder, PurchaseSettlementOrder } from './api.ts'

export type { InvoiceOrder, CreditNoteOrder, DebitNoteOrder, WithholdingOrder, PurchaseSettlementOrder }

/** The order of each kind that can be issued. */
export interface OrdersByKind {
  INVOICE: InvoiceOrder
  CREDIT_NOTE: CreditNoteOrder
  DEBIT_NOTE: DebitNoteOrder
  WITHHOLDING: WithholdingOrder
  PURCHASE_SETTLEMENT: PurchaseSettlementOrder
}

/** The check of each kind of order. */
export const previewOperations = {
  INVOICE: 'previewInvoice',
  CREDIT_NOTE: 'previewCreditNote',
  DEBIT_NOTE: 'previewDebitNote',
  WITHHOLDING: 'previewWithholding',
  PURCHASE_SETTLEMENT: 'previewPurchaseSettlement',
} as const

/** The documents of every kind. */
export class DocumentsByKind {
  readonly invoices
  readonly creditNotes
  readonly debitNotes
  readonly withholdings
  readonly purchaseSettlements
  /** Listed and numbered here; issued by hand, or as XML. */
  readonly waybills

  constructor(over: Connection) {
    this.invoices = documents(over, {
      issue: 'issueInvoice',
      preview: 'previewInvoice',
      list: 'listInvoiceReceipts',
      setNext: 'setNextInvoiceNumber',
    })
    this.creditNotes = documents(over, {
      issue: 'issueCreditNote',
      preview: 'previewCreditNote',
      list: 'listCreditNoteReceipts',
      setNext: 'setNextCreditNoteNumber',
    })
    this.debitNotes = documents(over, {
      issue: 'issueDebitNote',
      preview: 'previewDebitNote',
      list: 'listDebitNoteReceipts',
      setNext: 'setNextDebitNoteNumber',
    })
    this.withholdings = documents(over, {
      issue: 'issueWithholding',
      preview: 'previewWithholding',
      list: 'listWithholdingReceipts',
      setNext: 'setNextWithholdingNumber',
    })
    this.purchaseSettlements = documents(over, {
      issue: 'issuePurchaseSettlement',
      preview: 'previewPurchaseSettlement',
      list: 'listPurchaseSettlementReceipts',
      setNext: 'setNextPurchaseSettlementNumber',
    })
    this.waybills = listed(over, {
      list: 'listWaybillReceipts',
      setNext: 'setNextWaybillNumber',
    })
  }
}
