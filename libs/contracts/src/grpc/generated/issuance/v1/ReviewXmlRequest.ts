// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of ReviewXml.
 */
export interface ReviewXmlRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * UTF-8, signed or not, of any taxpayer.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

/**
 * The request of ReviewXml.
 */
export interface ReviewXmlRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * UTF-8, signed or not, of any taxpayer.
   */
  'xml': (Buffer);
}
