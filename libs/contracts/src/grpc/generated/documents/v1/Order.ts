// Original file: protos/documents/v1/orders.proto

import type { InvoiceOrder as _documents_v1_InvoiceOrder, InvoiceOrder__Output as _documents_v1_InvoiceOrder__Output } from '../../documents/v1/InvoiceOrder.ts';
import type { PurchaseSettlementOrder as _documents_v1_PurchaseSettlementOrder, PurchaseSettlementOrder__Output as _documents_v1_PurchaseSettlementOrder__Output } from '../../documents/v1/PurchaseSettlementOrder.ts';
import type { CreditNoteOrder as _documents_v1_CreditNoteOrder, CreditNoteOrder__Output as _documents_v1_CreditNoteOrder__Output } from '../../documents/v1/CreditNoteOrder.ts';
import type { DebitNoteOrder as _documents_v1_DebitNoteOrder, DebitNoteOrder__Output as _documents_v1_DebitNoteOrder__Output } from '../../documents/v1/DebitNoteOrder.ts';
import type { WaybillOrder as _documents_v1_WaybillOrder, WaybillOrder__Output as _documents_v1_WaybillOrder__Output } from '../../documents/v1/WaybillOrder.ts';
import type { WithholdingOrder as _documents_v1_WithholdingOrder, WithholdingOrder__Output as _documents_v1_WithholdingOrder__Output } from '../../documents/v1/WithholdingOrder.ts';

/**
 * An order: exactly one of its kinds.
 */
export interface Order {
  /**
   * Invoice. A sale of products or services.
   */
  'invoice'?: (_documents_v1_InvoiceOrder | null);
  /**
   * Purchase settlement. A purchase from someone who cannot invoice.
   */
  'purchaseSettlement'?: (_documents_v1_PurchaseSettlementOrder | null);
  /**
   * Credit note. Takes back a sale, or a part of it.
   */
  'creditNote'?: (_documents_v1_CreditNoteOrder | null);
  /**
   * Debit note. Adds to a sale, such as interest.
   */
  'debitNote'?: (_documents_v1_DebitNoteOrder | null);
  /**
   * Waybill. Goes with goods on the road.
   */
  'waybill'?: (_documents_v1_WaybillOrder | null);
  /**
   * Withholding. What you keep back when you pay a supplier.
   */
  'withholding'?: (_documents_v1_WithholdingOrder | null);
  /**
   * The kind of the document.
   */
  'kind'?: "invoice"|"purchaseSettlement"|"creditNote"|"debitNote"|"waybill"|"withholding";
}

/**
 * An order: exactly one of its kinds.
 */
export interface Order__Output {
  /**
   * Invoice. A sale of products or services.
   */
  'invoice'?: (_documents_v1_InvoiceOrder__Output | null);
  /**
   * Purchase settlement. A purchase from someone who cannot invoice.
   */
  'purchaseSettlement'?: (_documents_v1_PurchaseSettlementOrder__Output | null);
  /**
   * Credit note. Takes back a sale, or a part of it.
   */
  'creditNote'?: (_documents_v1_CreditNoteOrder__Output | null);
  /**
   * Debit note. Adds to a sale, such as interest.
   */
  'debitNote'?: (_documents_v1_DebitNoteOrder__Output | null);
  /**
   * Waybill. Goes with goods on the road.
   */
  'waybill'?: (_documents_v1_WaybillOrder__Output | null);
  /**
   * Withholding. What you keep back when you pay a supplier.
   */
  'withholding'?: (_documents_v1_WithholdingOrder__Output | null);
  /**
   * The kind of the document.
   */
  'kind'?: "invoice"|"purchaseSettlement"|"creditNote"|"debitNote"|"waybill"|"withholding";
}
