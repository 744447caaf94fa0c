// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface FindReceiptRequest {
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The receipt's UUID or its 49-digit access key.
   */
  'id'?: (string);
  /**
   * If present, the receipt must be this taxpayer's.
   */
  'ruc'?: (string);
}

export interface FindReceiptRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The receipt's UUID or its 49-digit access key.
   */
  'id': (string);
  /**
   * If present, the receipt must be this taxpayer's.
   */
  'ruc': (string);
}
