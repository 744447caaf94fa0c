// Original file: protos/documents/v1/receipt.proto

import type { TaxTotal as _documents_v1_TaxTotal, TaxTotal__Output as _documents_v1_TaxTotal__Output } from '../../documents/v1/TaxTotal.ts';

/**
 * The totals, decimals as text; absent for a document without amounts.
 */
export interface ReceiptTotals {
  /**
   * The amount before taxes and after discounts. For example 10.00.
   */
  'subtotal'?: (string);
  /**
   * The sum of all discounts. For example 0.00.
   */
  'discount'?: (string);
  /**
   * The taxes, by rate.
   */
  'taxes'?: (_documents_v1_TaxTotal)[];
  /**
   * The amount to pay. For example 11.50.
   */
  'total'?: (string);
}

/**
 * The totals, decimals as text; absent for a document without amounts.
 */
export interface ReceiptTotals__Output {
  /**
   * The amount before taxes and after discounts. For example 10.00.
   */
  'subtotal': (string);
  /**
   * The sum of all discounts. For example 0.00.
   */
  'discount': (string);
  /**
   * The taxes, by rate.
   */
  'taxes': (_documents_v1_TaxTotal__Output)[];
  /**
   * The amount to pay. For example 11.50.
   */
  'total': (string);
}
