// Original file: protos/issuance/v1/issuance.proto

import type { Receipt as _issuance_v1_Receipt, Receipt__Output as _issuance_v1_Receipt__Output } from '../../issuance/v1/Receipt.ts';

/**
 * The answer of ListChanged.
 */
export interface ListChangedResponse {
  /**
   * The receipts.
   */
  'receipts'?: (_issuance_v1_Receipt)[];
}

/**
 * The answer of ListChanged.
 */
export interface ListChangedResponse__Output {
  /**
   * The receipts.
   */
  'receipts': (_issuance_v1_Receipt__Output)[];
}
