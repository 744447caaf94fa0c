// Original file: protos/documents/v1/orders.proto

import type { OrderItem as _documents_v1_OrderItem, OrderItem__Output as _documents_v1_OrderItem__Output } from '../../documents/v1/OrderItem.ts';
import type { FiscalMachine as _documents_v1_FiscalMachine, FiscalMachine__Output as _documents_v1_FiscalMachine__Output } from '../../documents/v1/FiscalMachine.ts';
import type { Party as _documents_v1_Party, Party__Output as _documents_v1_Party__Output } from '../../documents/v1/Party.ts';
import type { Payment as _documents_v1_Payment, Payment__Output as _documents_v1_Payment__Output } from '../../documents/v1/Payment.ts';
import type { Reimbursement as _documents_v1_Reimbursement, Reimbursement__Output as _documents_v1_Reimbursement__Output } from '../../documents/v1/Reimbursement.ts';
import type { Negotiable as _documents_v1_Negotiable, Negotiable__Output as _documents_v1_Negotiable__Output } from '../../documents/v1/Negotiable.ts';

/**
 * Purchase settlement. A purchase from someone who cannot invoice.
 */
export interface PurchaseSettlementOrder {
  /**
   * Send either product_id, or code, description, unit_price and tax_type. At least one. Required.
   */
  'items'?: (_documents_v1_OrderItem)[];
  /**
   * YYYY-MM-DD; default today. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   */
  'issueDate'?: (string);
  /**
   * Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
   */
  'additionalInfo'?: ({[key: string]: string});
  /**
   * The currency: always the dollar, which is also the default. Form: DOLAR or USD: documents are in dollars.
   */
  'currency'?: (string);
  /**
   * The machine that printed the document, if there is one.
   */
  'fiscalMachine'?: (_documents_v1_FiscalMachine | null);
  /**
   * A person or a company. Required.
   */
  'supplier'?: (_documents_v1_Party | null);
  /**
   * BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's
   * tax_rounding. One of BASE, LINE.
   */
  'taxRounding'?: (string);
  /**
   * A payment: method, amount and term. The payments add up to the total.
   */
  'payments'?: (_documents_v1_Payment)[];
  /**
   * A supplier's document, paid for another party and claimed back.
   */
  'reimbursements'?: (_documents_v1_Reimbursement)[];
  /**
   * Makes the document a negotiable commercial invoice.
   */
  'negotiable'?: (_documents_v1_Negotiable | null);
  /**
   * Default: the taxpayer's first. Form: three digits, such as 001.
   */
  'establishment'?: (string);
  /**
   * Default: the establishment's first. Form: three digits, such as 001.
   */
  'emissionPoint'?: (string);
  '_issueDate'?: "issueDate";
  '_currency'?: "currency";
  '_taxRounding'?: "taxRounding";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}

/**
 * Purchase settlement. A purchase from someone who cannot invoice.
 */
export interface PurchaseSettlementOrder__Output {
  /**
   * Send either product_id, or code, description, unit_price and tax_type. At least one. Required.
   */
  'items': (_documents_v1_OrderItem__Output)[];
  /**
   * YYYY-MM-DD; default today. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   */
  'issueDate'?: (string);
  /**
   * Names and texts to print on the document: at most 15, fewer if the taxpayer's marks need some.
   */
  'additionalInfo': ({[key: string]: string});
  /**
   * The currency: always the dollar, which is also the default. Form: DOLAR or USD: documents are in dollars.
   */
  'currency'?: (string);
  /**
   * The machine that printed the document, if there is one.
   */
  'fiscalMachine': (_documents_v1_FiscalMachine__Output | null);
  /**
   * A person or a company. Required.
   */
  'supplier': (_documents_v1_Party__Output | null);
  /**
   * BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's
   * tax_rounding. One of BASE, LINE.
   */
  'taxRounding'?: (string);
  /**
   * A payment: method, amount and term. The payments add up to the total.
   */
  'payments': (_documents_v1_Payment__Output)[];
  /**
   * A supplier's document, paid for another party and claimed back.
   */
  'reimbursements': (_documents_v1_Reimbursement__Output)[];
  /**
   * Makes the document a negotiable commercial invoice.
   */
  'negotiable': (_documents_v1_Negotiable__Output | null);
  /**
   * Default: the taxpayer's first. Form: three digits, such as 001.
   */
  'establishment'?: (string);
  /**
   * Default: the establishment's first. Form: three digits, such as 001.
   */
  'emissionPoint'?: (string);
  '_issueDate'?: "issueDate";
  '_currency'?: "currency";
  '_taxRounding'?: "taxRounding";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}
