// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

export interface DescribeUsageRequest {
  'caller'?: (_issuance_v1_Caller | null);
  'period'?: (string);
}

export interface DescribeUsageRequest__Output {
  'caller': (_issuance_v1_Caller__Output | null);
  'period': (string);
}
