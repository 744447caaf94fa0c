// Original file: protos/documents/v1/orders.proto

import type { Party as _documents_v1_Party, Party__Output as _documents_v1_Party__Output } from '../../documents/v1/Party.ts';
import type { OrderItem as _documents_v1_OrderItem, OrderItem__Output as _documents_v1_OrderItem__Output } from '../../documents/v1/OrderItem.ts';
import type { FiscalMachine as _documents_v1_FiscalMachine, FiscalMachine__Output as _documents_v1_FiscalMachine__Output } from '../../documents/v1/FiscalMachine.ts';
import type { SupportingReference as _documents_v1_SupportingReference, SupportingReference__Output as _documents_v1_SupportingReference__Output } from '../../documents/v1/SupportingReference.ts';
import type { IvaRefund as _documents_v1_IvaRefund, IvaRefund__Output as _documents_v1_IvaRefund__Output } from '../../documents/v1/IvaRefund.ts';

/**
 * Credit note. Takes back a sale, or a part of it. Send either customer or customer_id, not both. With
 * supporting_document.access_key neither is needed: the receipt has the customer. A credit note has no payments: it
 * lowers the debt of an invoice, and its XML has no element for payments. Leave them out.
 */
export interface CreditNoteOrder {
  /**
   * A person or a company.
   */
  'customer'?: (_documents_v1_Party | null);
  /**
   * The id of a stored customer. A UUID.
   */
  'customerId'?: (string);
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
   * Send the access_key of a receipt here, or document_type, number and issue_date. Required.
   */
  'supportingDocument'?: (_documents_v1_SupportingReference | null);
  /**
   * Why the invoice is lowered. Form: a text of at most 300 characters, such as return of the goods. Required.
   */
  'reason'?: (string);
  /**
   * BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: that of the invoice if
   * it is a receipt here, otherwise the taxpayer's tax_rounding. One of BASE, LINE.
   */
  'taxRounding'?: (string);
  /**
   * Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.
   */
  'ivaRefunds'?: (_documents_v1_IvaRefund)[];
  /**
   * Default: the taxpayer's first. Form: three digits, such as 001.
   */
  'establishment'?: (string);
  /**
   * Default: the establishment's first. Form: three digits, such as 001.
   */
  'emissionPoint'?: (string);
  '_customerId'?: "customerId";
  '_issueDate'?: "issueDate";
  '_currency'?: "currency";
  '_taxRounding'?: "taxRounding";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}

/**
 * Credit note. Takes back a sale, or a part of it. Send either customer or customer_id, not both. With
 * supporting_document.access_key neither is needed: the receipt has the customer. A credit note has no payments: it
 * lowers the debt of an invoice, and its XML has no element for payments. Leave them out.
 */
export interface CreditNoteOrder__Output {
  /**
   * A person or a company.
   */
  'customer': (_documents_v1_Party__Output | null);
  /**
   * The id of a stored customer. A UUID.
   */
  'customerId'?: (string);
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
   * Send the access_key of a receipt here, or document_type, number and issue_date. Required.
   */
  'supportingDocument': (_documents_v1_SupportingReference__Output | null);
  /**
   * Why the invoice is lowered. Form: a text of at most 300 characters, such as return of the goods. Required.
   */
  'reason': (string);
  /**
   * BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: that of the invoice if
   * it is a receipt here, otherwise the taxpayer's tax_rounding. One of BASE, LINE.
   */
  'taxRounding'?: (string);
  /**
   * Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.
   */
  'ivaRefunds': (_documents_v1_IvaRefund__Output)[];
  /**
   * Default: the taxpayer's first. Form: three digits, such as 001.
   */
  'establishment'?: (string);
  /**
   * Default: the establishment's first. Form: three digits, such as 001.
   */
  'emissionPoint'?: (string);
  '_customerId'?: "customerId";
  '_issueDate'?: "issueDate";
  '_currency'?: "currency";
  '_taxRounding'?: "taxRounding";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}
