// Original file: protos/documents/v1/orders.proto

import type { ReimbursementSupplier as _documents_v1_ReimbursementSupplier, ReimbursementSupplier__Output as _documents_v1_ReimbursementSupplier__Output } from '../../documents/v1/ReimbursementSupplier.ts';
import type { ReimbursedTax as _documents_v1_ReimbursedTax, ReimbursedTax__Output as _documents_v1_ReimbursedTax__Output } from '../../documents/v1/ReimbursedTax.ts';

/**
 * A supplier's document, paid for another party and claimed back.
 */
export interface Reimbursement {
  /**
   * The supplier of the reimbursed document. Required.
   */
  'supplier'?: (_documents_v1_ReimbursementSupplier | null);
  /**
   * The authority's code of the document: 01 for an invoice. Form: two or three digits, such as 01. Required.
   */
  'documentType'?: (string);
  /**
   * The number of the document. Form: a number such as 001-001-000000001, with or without dashes. Required.
   */
  'number'?: (string);
  /**
   * The day of issue of the document, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'issueDate'?: (string);
  /**
   * The authorization number of the document. Form: 10 to 49 digits, such as 1234567890. Required.
   */
  'authorizationNumber'?: (string);
  /**
   * The taxes of the document. Required.
   */
  'taxes'?: (_documents_v1_ReimbursedTax)[];
}

/**
 * A supplier's document, paid for another party and claimed back.
 */
export interface Reimbursement__Output {
  /**
   * The supplier of the reimbursed document. Required.
   */
  'supplier': (_documents_v1_ReimbursementSupplier__Output | null);
  /**
   * The authority's code of the document: 01 for an invoice. Form: two or three digits, such as 01. Required.
   */
  'documentType': (string);
  /**
   * The number of the document. Form: a number such as 001-001-000000001, with or without dashes. Required.
   */
  'number': (string);
  /**
   * The day of issue of the document, YYYY-MM-DD. Form: a day of the calendar written YYYY-MM-DD, such as 2026-11-22.
   * Required.
   */
  'issueDate': (string);
  /**
   * The authorization number of the document. Form: 10 to 49 digits, such as 1234567890. Required.
   */
  'authorizationNumber': (string);
  /**
   * The taxes of the document. Required.
   */
  'taxes': (_documents_v1_ReimbursedTax__Output)[];
}
