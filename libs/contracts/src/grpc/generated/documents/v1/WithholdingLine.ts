// Original file: protos/documents/v1/orders.proto

import type { WithholdingLineDividends as _documents_v1_WithholdingLineDividends, WithholdingLineDividends__Output as _documents_v1_WithholdingLineDividends__Output } from '../../documents/v1/WithholdingLineDividends.ts';
import type { WithholdingLineBananas as _documents_v1_WithholdingLineBananas, WithholdingLineBananas__Output as _documents_v1_WithholdingLineBananas__Output } from '../../documents/v1/WithholdingLineBananas.ts';

/**
 * A withholding on a supporting document.
 */
export interface WithholdingLine {
  /**
   * The withheld tax. One of INCOME, IVA, ISD. Required.
   */
  'taxType'?: (string);
  /**
   * The authority's code of the concept. At most 5 characters. Required.
   */
  'code'?: (string);
  /**
   * The base of the withholding. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   * Required.
   */
  'base'?: (string);
  /**
   * The percentage withheld. Decimal text: at most 3 digits, at most 2 of them after the point, such as 12.5. Required.
   */
  'rate'?: (string);
  /**
   * The dividends that are paid. Send them only with support code 10.
   */
  'dividends'?: (_documents_v1_WithholdingLineDividends | null);
  /**
   * The boxes of bananas and their price. Send them only with the banana codes.
   */
  'bananas'?: (_documents_v1_WithholdingLineBananas | null);
}

/**
 * A withholding on a supporting document.
 */
export interface WithholdingLine__Output {
  /**
   * The withheld tax. One of INCOME, IVA, ISD. Required.
   */
  'taxType': (string);
  /**
   * The authority's code of the concept. At most 5 characters. Required.
   */
  'code': (string);
  /**
   * The base of the withholding. Decimal text: at most 12 digits before the point and 2 after it, such as 12.5.
   * Required.
   */
  'base': (string);
  /**
   * The percentage withheld. Decimal text: at most 3 digits, at most 2 of them after the point, such as 12.5. Required.
   */
  'rate': (string);
  /**
   * The dividends that are paid. Send them only with support code 10.
   */
  'dividends': (_documents_v1_WithholdingLineDividends__Output | null);
  /**
   * The boxes of bananas and their price. Send them only with the banana codes.
   */
  'bananas': (_documents_v1_WithholdingLineBananas__Output | null);
}
