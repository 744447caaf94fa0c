// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface VoidRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'id'?: (string);
  'ruc'?: (string);
  'reason'?: (string);
}

export interface VoidRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'id': (string);
  'ruc': (string);
  'reason': (string);
}
