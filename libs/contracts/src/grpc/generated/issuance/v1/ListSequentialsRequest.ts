// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface ListSequentialsRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'ruc'?: (string);
  /**
   * Empty for all, like the next two.
   */
  'documentType'?: (string);
  'establishment'?: (string);
  'emissionPoint'?: (string);
}

export interface ListSequentialsRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'ruc': (string);
  /**
   * Empty for all, like the next two.
   */
  'documentType': (string);
  'establishment': (string);
  'emissionPoint': (string);
}
