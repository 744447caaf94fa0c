// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of CheckAccessKey.
 */
export interface CheckAccessKeyRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * 49 digits.
   */
  'accessKey'?: (string);
  /**
   * The compared document, as UTF-8: for the sandbox receipt with its key.
   */
  'document'?: (Buffer | Uint8Array | string);
}

/**
 * The request of CheckAccessKey.
 */
export interface CheckAccessKeyRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * 49 digits.
   */
  'accessKey': (string);
  /**
   * The compared document, as UTF-8: for the sandbox receipt with its key.
   */
  'document': (Buffer);
}
