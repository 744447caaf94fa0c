// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of SignXml.
 */
export interface SignXmlRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * UTF-8, unsigned.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

/**
 * The request of SignXml.
 */
export interface SignXmlRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * UTF-8, unsigned.
   */
  'xml': (Buffer);
}
