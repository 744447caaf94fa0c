// Original file: protos/issuance/v1/issuance.proto

import type { TaxFigures as _issuance_v1_TaxFigures, TaxFigures__Output as _issuance_v1_TaxFigures__Output } from '../../issuance/v1/TaxFigures.ts';

/**
 * Decimals with two places; what credit notes come to is taken off.
 */
export interface FiguresGroup {
  /**
   * 2026-11-21, 2026-11, 001, 001-001, INVOICE or an identification; empty for totals and rest.
   */
  'key'?: (string);
  /**
   * The customer's, as the document that was booked last has it.
   */
  'name'?: (string);
  /**
   * How many documents; of taxes and withholdings see the taxes.
   */
  'documents'?: (number);
  'subtotal'?: (string);
  'discount'?: (string);
  'tax'?: (string);
  'total'?: (string);
  /**
   * Only of reports on taxes and withholdings; total is what their amounts come to.
   */
  'taxes'?: (_issuance_v1_TaxFigures)[];
  /**
   * Of the documents, those that are marked as voided here and stand at the authority: how many, and what of total is theirs.
   */
  'voidedDocuments'?: (number);
  'voidedTotal'?: (string);
}

/**
 * Decimals with two places; what credit notes come to is taken off.
 */
export interface FiguresGroup__Output {
  /**
   * 2026-11-21, 2026-11, 001, 001-001, INVOICE or an identification; empty for totals and rest.
   */
  'key': (string);
  /**
   * The customer's, as the document that was booked last has it.
   */
  'name': (string);
  /**
   * How many documents; of taxes and withholdings see the taxes.
   */
  'documents': (number);
  'subtotal': (string);
  'discount': (string);
  'tax': (string);
  'total': (string);
  /**
   * Only of reports on taxes and withholdings; total is what their amounts come to.
   */
  'taxes': (_issuance_v1_TaxFigures__Output)[];
  /**
   * Of the documents, those that are marked as voided here and stand at the authority: how many, and what of total is theirs.
   */
  'voidedDocuments': (number);
  'voidedTotal': (string);
}
