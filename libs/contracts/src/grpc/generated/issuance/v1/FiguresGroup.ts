// Original file: protos/issuance/v1/issuance.proto

import type { TaxFigures as _issuance_v1_TaxFigures, TaxFigures__Output as _issuance_v1_TaxFigures__Output } from '../../issuance/v1/TaxFigures.ts';

/**
 * Decimals with two places; credit notes are subtracted.
 */
export interface FiguresGroup {
  /**
   * 2026-11-21, 2026-11, 001, 001-001, INVOICE or an identification; empty for totals and rest.
   */
  'key'?: (string);
  /**
   * The customer's, from the last booked document.
   */
  'name'?: (string);
  /**
   * `taxes` has the documents of taxes and withholdings.
   */
  'documents'?: (number);
  /**
   * The sum before taxes and after discounts.
   */
  'subtotal'?: (string);
  /**
   * The sum of the discounts.
   */
  'discount'?: (string);
  /**
   * The sum of the taxes.
   */
  'tax'?: (string);
  /**
   * The sum of the totals.
   */
  'total'?: (string);
  /**
   * Set in reports on taxes and withholdings; total is the sum of their amounts.
   */
  'taxes'?: (_issuance_v1_TaxFigures)[];
  /**
   * Documents that are voided here but valid at the authority: their number, and their part of total.
   */
  'voidedDocuments'?: (number);
  /**
   * Their part of total.
   */
  'voidedTotal'?: (string);
}

/**
 * Decimals with two places; credit notes are subtracted.
 */
export interface FiguresGroup__Output {
  /**
   * 2026-11-21, 2026-11, 001, 001-001, INVOICE or an identification; empty for totals and rest.
   */
  'key': (string);
  /**
   * The customer's, from the last booked document.
   */
  'name': (string);
  /**
   * `taxes` has the documents of taxes and withholdings.
   */
  'documents': (number);
  /**
   * The sum before taxes and after discounts.
   */
  'subtotal': (string);
  /**
   * The sum of the discounts.
   */
  'discount': (string);
  /**
   * The sum of the taxes.
   */
  'tax': (string);
  /**
   * The sum of the totals.
   */
  'total': (string);
  /**
   * Set in reports on taxes and withholdings; total is the sum of their amounts.
   */
  'taxes': (_issuance_v1_TaxFigures__Output)[];
  /**
   * Documents that are voided here but valid at the authority: their number, and their part of total.
   */
  'voidedDocuments': (number);
  /**
   * Their part of total.
   */
  'voidedTotal': (string);
}
