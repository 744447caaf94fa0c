// Original file: protos/documents/v1/orders.proto

import type { Party as _documents_v1_Party, Party__Output as _documents_v1_Party__Output } from '../../documents/v1/Party.ts';
import type { FiscalMachine as _documents_v1_FiscalMachine, FiscalMachine__Output as _documents_v1_FiscalMachine__Output } from '../../documents/v1/FiscalMachine.ts';
import type { SupportingReference as _documents_v1_SupportingReference, SupportingReference__Output as _documents_v1_SupportingReference__Output } from '../../documents/v1/SupportingReference.ts';
import type { DebitNoteOrderReason as _documents_v1_DebitNoteOrderReason, DebitNoteOrderReason__Output as _documents_v1_DebitNoteOrderReason__Output } from '../../documents/v1/DebitNoteOrderReason.ts';
import type { Excise as _documents_v1_Excise, Excise__Output as _documents_v1_Excise__Output } from '../../documents/v1/Excise.ts';
import type { IvaRefund as _documents_v1_IvaRefund, IvaRefund__Output as _documents_v1_IvaRefund__Output } from '../../documents/v1/IvaRefund.ts';
import type { Payment as _documents_v1_Payment, Payment__Output as _documents_v1_Payment__Output } from '../../documents/v1/Payment.ts';

/**
 * Debit note. Adds to a sale, such as interest. Send either customer or customer_id, not both. With
 * supporting_document.access_key neither is needed: the receipt has the customer.
 */
export interface DebitNoteOrder {
  /**
   * A person or a company.
   */
  'customer'?: (_documents_v1_Party | null);
  /**
   * The id of a stored customer. A UUID.
   */
  'customerId'?: (string);
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
   * A charge, with its reason. At least one. Required.
   */
  'reasons'?: (_documents_v1_DebitNoteOrderReason)[];
  /**
   * BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's
   * tax_rounding. One of BASE, LINE.
   */
  'taxRounding'?: (string);
  /**
   * The treatment for value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT. Required.
   */
  'taxType'?: (string);
  /**
   * A percentage, with IVA_RATE only. Decimal text: at most 4 digits, at most 2 of them after the point, without %,
   * such as 15.
   */
  'tax'?: (string);
  /**
   * One tax, or a list: a percentage and dollars per unit on the same line. At least one.
   */
  'ice'?: (_documents_v1_Excise)[];
  /**
   * Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.
   */
  'ivaRefunds'?: (_documents_v1_IvaRefund)[];
  /**
   * A payment: method, amount and term. The payments add up to the total.
   */
  'payments'?: (_documents_v1_Payment)[];
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
  '_tax'?: "tax";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}

/**
 * Debit note. Adds to a sale, such as interest. Send either customer or customer_id, not both. With
 * supporting_document.access_key neither is needed: the receipt has the customer.
 */
export interface DebitNoteOrder__Output {
  /**
   * A person or a company.
   */
  'customer': (_documents_v1_Party__Output | null);
  /**
   * The id of a stored customer. A UUID.
   */
  'customerId'?: (string);
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
   * A charge, with its reason. At least one. Required.
   */
  'reasons': (_documents_v1_DebitNoteOrderReason__Output)[];
  /**
   * BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's
   * tax_rounding. One of BASE, LINE.
   */
  'taxRounding'?: (string);
  /**
   * The treatment for value-added tax. One of IVA_RATE, IVA_EXEMPT, IVA_NOT_SUBJECT. Required.
   */
  'taxType': (string);
  /**
   * A percentage, with IVA_RATE only. Decimal text: at most 4 digits, at most 2 of them after the point, without %,
   * such as 15.
   */
  'tax'?: (string);
  /**
   * One tax, or a list: a percentage and dollars per unit on the same line. At least one.
   */
  'ice': (_documents_v1_Excise__Output)[];
  /**
   * Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.
   */
  'ivaRefunds': (_documents_v1_IvaRefund__Output)[];
  /**
   * A payment: method, amount and term. The payments add up to the total.
   */
  'payments': (_documents_v1_Payment__Output)[];
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
  '_tax'?: "tax";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}
