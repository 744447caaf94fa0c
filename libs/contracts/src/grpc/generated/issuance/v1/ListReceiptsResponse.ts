// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';

/**
 * The answer of ListReceipts.
 */
export interface ListReceiptsResponse {
  /**
   * The receipts.
   */
  'receipts'?: (_issuance_v1_Receipt)[];
  /**
   * The total is counted to 10,000.
   */
  'total'?: (number);
  /**
   * The cursor of the next page; empty after the last one.
   */
  'nextCursor'?: (string);
  /**
   * Whether there are more than `total`.
   */
  'totalIsMinimum'?: (boolean);
}

/**
 * The answer of ListReceipts.
 */
export interface ListReceiptsResponse__Output {
  /**
   * The receipts.
   */
  'receipts': (_issuance_v1_Receipt__Output)[];
  /**
   * The total is counted to 10,000.
   */
  'total': (number);
  /**
   * The cursor of the next page; empty after the last one.
   */
  'nextCursor': (string);
  /**
   * Whether there are more than `total`.
   */
  'totalIsMinimum': (boolean);
}
