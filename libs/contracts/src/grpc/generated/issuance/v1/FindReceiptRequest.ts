// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The name of a receipt.
 */
export interface FindReceiptRequest {
  /**
   * The workspace and the mode of the call.
   */
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

/**
 * The name of a receipt.
 */
export interface FindReceiptRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
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
