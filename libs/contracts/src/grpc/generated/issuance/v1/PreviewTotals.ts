// Original file: protos/issuance/v1/issuance.proto

import type { PreviewTax as _issuance_v1_PreviewTax, PreviewTax__Output as _issuance_v1_PreviewTax__Output } from '../../issuance/v1/PreviewTax.ts';

/**
 * The totals; absent for a document without amounts.
 */
export interface PreviewTotals {
  /**
   * The amount before taxes and after discounts.
   */
  'subtotal'?: (string);
  /**
   * The sum of the discounts.
   */
  'discount'?: (string);
  /**
   * The taxes, by rate.
   */
  'taxes'?: (_issuance_v1_PreviewTax)[];
  /**
   * The amount to pay.
   */
  'total'?: (string);
}

/**
 * The totals; absent for a document without amounts.
 */
export interface PreviewTotals__Output {
  /**
   * The amount before taxes and after discounts.
   */
  'subtotal': (string);
  /**
   * The sum of the discounts.
   */
  'discount': (string);
  /**
   * The taxes, by rate.
   */
  'taxes': (_issuance_v1_PreviewTax__Output)[];
  /**
   * The amount to pay.
   */
  'total': (string);
}
