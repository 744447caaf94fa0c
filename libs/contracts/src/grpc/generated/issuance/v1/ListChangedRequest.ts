// Original file: protos/issuance/v1/issuance.proto

import type { KnownReceipt as _issuance_v1_KnownReceipt, KnownReceipt__Output as _issuance_v1_KnownReceipt__Output } from '../../issuance/v1/KnownReceipt.ts';

/**
 * The request of ListChanged.
 */
export interface ListChangedRequest {
  /**
   * The list has at most 500 receipts. FindReceipt has checked their owner.
   */
  'known'?: (_issuance_v1_KnownReceipt)[];
}

/**
 * The request of ListChanged.
 */
export interface ListChangedRequest__Output {
  /**
   * The list has at most 500 receipts. FindReceipt has checked their owner.
   */
  'known': (_issuance_v1_KnownReceipt__Output)[];
}
