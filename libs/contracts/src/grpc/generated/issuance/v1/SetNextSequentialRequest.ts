// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface SetNextSequentialRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'ruc'?: (string);
  'documentType'?: (string);
  'establishment'?: (string);
  'emissionPoint'?: (string);
  'next'?: (number);
}

export interface SetNextSequentialRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'ruc': (string);
  'documentType': (string);
  'establishment': (string);
  'emissionPoint': (string);
  'next': (number);
}
