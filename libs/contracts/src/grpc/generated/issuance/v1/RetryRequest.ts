// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { Allowance as _issuance_v1_Allowance, Allowance__Output as _issuance_v1_Allowance__Output } from '../../issuance/v1/Allowance.ts';

export interface RetryRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'id'?: (string);
  'ruc'?: (string);
  /**
   * Returned quota is used again.
   */
  'allowance'?: (_issuance_v1_Allowance | null);
}

export interface RetryRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'id': (string);
  'ruc': (string);
  /**
   * Returned quota is used again.
   */
  'allowance': (_issuance_v1_Allowance__Output | null);
}
