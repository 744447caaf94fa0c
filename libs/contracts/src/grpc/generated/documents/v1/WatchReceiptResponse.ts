// Original file: protos/documents/v1/documents.proto

import type { Receipt as _documents_v1_Receipt, Receipt__Output as _documents_v1_Receipt__Output } from '../../documents/v1/Receipt.ts';

/**
 * A state of the receipt.
 */
export interface WatchReceiptResponse {
  /**
   * The receipt. Its version grows with every message.
   */
  'receipt'?: (_documents_v1_Receipt | null);
}

/**
 * A state of the receipt.
 */
export interface WatchReceiptResponse__Output {
  /**
   * The receipt. Its version grows with every message.
   */
  'receipt': (_documents_v1_Receipt__Output | null);
}
