// Original file: protos/documents/v1/orders.proto

import type { WithheldDocumentTax as _documents_v1_WithheldDocumentTax, WithheldDocumentTax__Output as _documents_v1_WithheldDocumentTax__Output } from '../../documents/v1/WithheldDocumentTax.ts';
import type { WithholdingLine as _documents_v1_WithholdingLine, WithholdingLine__Output as _documents_v1_WithholdingLine__Output } from '../../documents/v1/WithholdingLine.ts';
import type { WithheldDocumentPayment as _documents_v1_WithheldDocumentPayment, WithheldDocumentPayment__Output as _documents_v1_WithheldDocumentPayment__Output } from '../../documents/v1/WithheldDocumentPayment.ts';
import type { PaidAbroad as _documents_v1_PaidAbroad, PaidAbroad__Output as _documents_v1_PaidAbroad__Output } from '../../documents/v1/PaidAbroad.ts';
import type { Reimbursement as _documents_v1_Reimbursement, Reimbursement__Output as _documents_v1_Reimbursement__Output } from '../../documents/v1/Reimbursement.ts';

/**
 * A document that is withheld from.
 */
export interface WithheldDocument {
  /**
   * The reason for the purchase: a code of the table of supports. Form: two digits, such as 01. Required.
   */
  'supportCode'?: (string);
  /**
   * The kind of the document. Form: INVOICE, another kind of document, or the authority's code, such as 01. Required.
   */
  'documentType'?: (string);
  /**
   * The number of the document. Default with document type 42: the number of this withholding. Form: a number such as
   * 001-001-000000001, with or without dashes.
   */
  'number'?: (string);
  /**
   * The day of issue of the document, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'issueDate'?: (string);
  /**
   * The day of entry in the books, YYYY-MM-DD. Default: the issue date of the withholding. Form: a day of the calendar
   * written YYYY-MM-DD, such as 2026-11-22.
   */
  'accountingDate'?: (string);
  /**
   * The authorization number of the document. Form: 10 to 49 digits, such as 1234567890.
   */
  'authorizationNumber'?: (string);
  /**
   * The amount of the document before taxes. Decimal text: at most 12 digits before the point and 2 after it, such as
   * 12.5. Required.
   */
  'subtotal'?: (string);
  /**
   * The total of the document. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'total'?: (string);
  /**
   * A tax of a supporting document. At least one. Required.
   */
  'taxes'?: (_documents_v1_WithheldDocumentTax)[];
  /**
   * A withholding on a supporting document. At least one. Required.
   */
  'withholdings'?: (_documents_v1_WithholdingLine)[];
  /**
   * The payments of the document. Default: the whole total by method 01.
   */
  'payments'?: (_documents_v1_WithheldDocumentPayment)[];
  /**
   * The data of a payment abroad.
   */
  'paidAbroad'?: (_documents_v1_PaidAbroad | null);
  /**
   * A supplier's document, paid for another party and claimed back.
   */
  'reimbursements'?: (_documents_v1_Reimbursement)[];
  '_number'?: "number";
  '_accountingDate'?: "accountingDate";
  '_authorizationNumber'?: "authorizationNumber";
}

/**
 * A document that is withheld from.
 */
export interface WithheldDocument__Output {
  /**
   * The reason for the purchase: a code of the table of supports. Form: two digits, such as 01. Required.
   */
  'supportCode': (string);
  /**
   * The kind of the document. Form: INVOICE, another kind of document, or the authority's code, such as 01. Required.
   */
  'documentType': (string);
  /**
   * The number of the document. Default with document type 42: the number of this withholding. Form: a number such as
   * 001-001-000000001, with or without dashes.
   */
  'number'?: (string);
  /**
   * The day of issue of the document, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'issueDate': (string);
  /**
   * The day of entry in the books, YYYY-MM-DD. Default: the issue date of the withholding. Form: a day of the calendar
   * written YYYY-MM-DD, such as 2026-11-22.
   */
  'accountingDate'?: (string);
  /**
   * The authorization number of the document. Form: 10 to 49 digits, such as 1234567890.
   */
  'authorizationNumber'?: (string);
  /**
   * The amount of the document before taxes. Decimal text: at most 12 digits before the point and 2 after it, such as
   * 12.5. Required.
   */
  'subtotal': (string);
  /**
   * The total of the document. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5. Required.
   */
  'total': (string);
  /**
   * A tax of a supporting document. At least one. Required.
   */
  'taxes': (_documents_v1_WithheldDocumentTax__Output)[];
  /**
   * A withholding on a supporting document. At least one. Required.
   */
  'withholdings': (_documents_v1_WithholdingLine__Output)[];
  /**
   * The payments of the document. Default: the whole total by method 01.
   */
  'payments': (_documents_v1_WithheldDocumentPayment__Output)[];
  /**
   * The data of a payment abroad.
   */
  'paidAbroad': (_documents_v1_PaidAbroad__Output | null);
  /**
   * A supplier's document, paid for another party and claimed back.
   */
  'reimbursements': (_documents_v1_Reimbursement__Output)[];
  '_number'?: "number";
  '_accountingDate'?: "accountingDate";
  '_authorizationNumber'?: "authorizationNumber";
}
