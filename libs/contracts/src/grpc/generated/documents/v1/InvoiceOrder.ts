// Original file: protos/documents/v1/orders.proto

import type { Party as _documents_v1_Party, Party__Output as _documents_v1_Party__Output } from '../../documents/v1/Party.ts';
import type { OrderItem as _documents_v1_OrderItem, OrderItem__Output as _documents_v1_OrderItem__Output } from '../../documents/v1/OrderItem.ts';
import type { FiscalMachine as _documents_v1_FiscalMachine, FiscalMachine__Output as _documents_v1_FiscalMachine__Output } from '../../documents/v1/FiscalMachine.ts';
import type { Payment as _documents_v1_Payment, Payment__Output as _documents_v1_Payment__Output } from '../../documents/v1/Payment.ts';
import type { Reimbursement as _documents_v1_Reimbursement, Reimbursement__Output as _documents_v1_Reimbursement__Output } from '../../documents/v1/Reimbursement.ts';
import type { Exportation as _documents_v1_Exportation, Exportation__Output as _documents_v1_Exportation__Output } from '../../documents/v1/Exportation.ts';
import type { InvoiceOrderThirdPartyItem as _documents_v1_InvoiceOrderThirdPartyItem, InvoiceOrderThirdPartyItem__Output as _documents_v1_InvoiceOrderThirdPartyItem__Output } from '../../documents/v1/InvoiceOrderThirdPartyItem.ts';
import type { Transport as _documents_v1_Transport, Transport__Output as _documents_v1_Transport__Output } from '../../documents/v1/Transport.ts';
import type { PresumptiveWithholding as _documents_v1_PresumptiveWithholding, PresumptiveWithholding__Output as _documents_v1_PresumptiveWithholding__Output } from '../../documents/v1/PresumptiveWithholding.ts';
import type { IvaRefund as _documents_v1_IvaRefund, IvaRefund__Output as _documents_v1_IvaRefund__Output } from '../../documents/v1/IvaRefund.ts';
import type { Negotiable as _documents_v1_Negotiable, Negotiable__Output as _documents_v1_Negotiable__Output } from '../../documents/v1/Negotiable.ts';

/**
 * Invoice. A sale of products or services. Send either customer or customer_id, not both.
 */
export interface InvoiceOrder {
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
   * BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's
   * tax_rounding. One of BASE, LINE.
   */
  'taxRounding'?: (string);
  /**
   * A payment: method, amount and term. The payments add up to the total.
   */
  'payments'?: (_documents_v1_Payment)[];
  /**
   * The tip. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'tip'?: (string);
  /**
   * The number of the waybill of the goods. Form: a number such as 001-001-000000001, with or without dashes.
   */
  'deliveryNote'?: (string);
  /**
   * A supplier's document, paid for another party and claimed back.
   */
  'reimbursements'?: (_documents_v1_Reimbursement)[];
  /**
   * The data of an exportation.
   */
  'exportation'?: (_documents_v1_Exportation | null);
  /**
   * Amounts collected for others: part of the total, but not of the tax bases.
   */
  'thirdPartyItems'?: (_documents_v1_InvoiceOrderThirdPartyItem)[];
  /**
   * The data of a transport. The invoice then replaces the waybill.
   */
  'transport'?: (_documents_v1_Transport | null);
  /**
   * Taxes withheld in advance: fuels and newspapers, tables 22 and 23.
   */
  'presumptiveWithholdings'?: (_documents_v1_PresumptiveWithholding)[];
  /**
   * Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.
   */
  'ivaRefunds'?: (_documents_v1_IvaRefund)[];
  /**
   * The vehicle of a transport operator. At most 20 characters.
   */
  'plate'?: (string);
  /**
   * The value-added tax that the buyer withholds. Decimal text: at most 12 digits before the point and 2 after it, such
   * as 12.5.
   */
  'ivaWithheld'?: (string);
  /**
   * The income tax that the buyer withholds. Decimal text: at most 12 digits before the point and 2 after it, such as
   * 12.5.
   */
  'incomeTaxWithheld'?: (string);
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
  '_customerId'?: "customerId";
  '_issueDate'?: "issueDate";
  '_currency'?: "currency";
  '_taxRounding'?: "taxRounding";
  '_tip'?: "tip";
  '_deliveryNote'?: "deliveryNote";
  '_plate'?: "plate";
  '_ivaWithheld'?: "ivaWithheld";
  '_incomeTaxWithheld'?: "incomeTaxWithheld";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}

/**
 * Invoice. A sale of products or services. Send either customer or customer_id, not both.
 */
export interface InvoiceOrder__Output {
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
   * BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: the taxpayer's
   * tax_rounding. One of BASE, LINE.
   */
  'taxRounding'?: (string);
  /**
   * A payment: method, amount and term. The payments add up to the total.
   */
  'payments': (_documents_v1_Payment__Output)[];
  /**
   * The tip. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   */
  'tip'?: (string);
  /**
   * The number of the waybill of the goods. Form: a number such as 001-001-000000001, with or without dashes.
   */
  'deliveryNote'?: (string);
  /**
   * A supplier's document, paid for another party and claimed back.
   */
  'reimbursements': (_documents_v1_Reimbursement__Output)[];
  /**
   * The data of an exportation.
   */
  'exportation': (_documents_v1_Exportation__Output | null);
  /**
   * Amounts collected for others: part of the total, but not of the tax bases.
   */
  'thirdPartyItems': (_documents_v1_InvoiceOrderThirdPartyItem__Output)[];
  /**
   * The data of a transport. The invoice then replaces the waybill.
   */
  'transport': (_documents_v1_Transport__Output | null);
  /**
   * Taxes withheld in advance: fuels and newspapers, tables 22 and 23.
   */
  'presumptiveWithholdings': (_documents_v1_PresumptiveWithholding__Output)[];
  /**
   * Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.
   */
  'ivaRefunds': (_documents_v1_IvaRefund__Output)[];
  /**
   * The vehicle of a transport operator. At most 20 characters.
   */
  'plate'?: (string);
  /**
   * The value-added tax that the buyer withholds. Decimal text: at most 12 digits before the point and 2 after it, such
   * as 12.5.
   */
  'ivaWithheld'?: (string);
  /**
   * The income tax that the buyer withholds. Decimal text: at most 12 digits before the point and 2 after it, such as
   * 12.5.
   */
  'incomeTaxWithheld'?: (string);
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
  '_customerId'?: "customerId";
  '_issueDate'?: "issueDate";
  '_currency'?: "currency";
  '_taxRounding'?: "taxRounding";
  '_tip'?: "tip";
  '_deliveryNote'?: "deliveryNote";
  '_plate'?: "plate";
  '_ivaWithheld'?: "ivaWithheld";
  '_incomeTaxWithheld'?: "incomeTaxWithheld";
  '_establishment'?: "establishment";
  '_emissionPoint'?: "emissionPoint";
}
