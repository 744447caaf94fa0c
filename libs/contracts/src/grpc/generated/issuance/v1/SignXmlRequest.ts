// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface SignXmlRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'ruc'?: (string);
  /**
   * UTF-8, unsigned.
   */
  'xml'?: (Buffer | Uint8Array | string);
}

export interface SignXmlRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'ruc': (string);
  /**
   * UTF-8, unsigned.
   */
  'xml': (Buffer);
}
