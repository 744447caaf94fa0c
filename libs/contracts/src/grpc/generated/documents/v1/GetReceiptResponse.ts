// Original file: protos/documents/v1/documents.proto

import type { Receipt as _documents_v1_Receipt, Receipt__Output as _documents_v1_Receipt__Output } from '../../documents/v1/Receipt.ts';

/**
 * A receipt.
 */
export interface GetReceiptResponse {
  /**
   * The receipt.
   */
  'receipt'?: (_documents_v1_Receipt | null);
}

/**
 * A receipt.
 */
export interface GetReceiptResponse__Output {
  /**
   * The receipt.
   */
  'receipt': (_documents_v1_Receipt__Output | null);
}
