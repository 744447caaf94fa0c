// Original file: protos/documents/v1/documents.proto

import type { Receipt as _documents_v1_Receipt, Receipt__Output as _documents_v1_Receipt__Output } from '../../documents/v1/Receipt.ts';

/**
 * A page of receipts.
 */
export interface ListReceiptsResponse {
  /**
   * The receipts, newest first.
   */
  'receipts'?: (_documents_v1_Receipt)[];
  /**
   * The cursor of the next page; empty after the last one.
   */
  'nextCursor'?: (string);
  /**
   * The receipts of all pages, counted to 10,000.
   */
  'total'?: (number);
  /**
   * Whether there are more than total.
   */
  'totalIsMinimum'?: (boolean);
}

/**
 * A page of receipts.
 */
export interface ListReceiptsResponse__Output {
  /**
   * The receipts, newest first.
   */
  'receipts': (_documents_v1_Receipt__Output)[];
  /**
   * The cursor of the next page; empty after the last one.
   */
  'nextCursor': (string);
  /**
   * The receipts of all pages, counted to 10,000.
   */
  'total': (number);
  /**
   * Whether there are more than total.
   */
  'totalIsMinimum': (boolean);
}
