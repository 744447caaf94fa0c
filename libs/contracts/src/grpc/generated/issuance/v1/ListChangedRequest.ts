// Original file: protos/issuance/v1/issuance.proto

import type { KnownReceipt as _issuance_v1_KnownReceipt, KnownReceipt__Output as _issuance_v1_KnownReceipt__Output } from '../../issuance/v1/KnownReceipt.ts';

export interface ListChangedRequest {
  /**
   * At most 500. FindReceipt has checked their owner.
   */
  'known'?: (_issuance_v1_KnownReceipt)[];
}

export interface ListChangedRequest__Output {
  /**
   * At most 500. FindReceipt has checked their owner.
   */
  'known': (_issuance_v1_KnownReceipt__Output)[];
}
