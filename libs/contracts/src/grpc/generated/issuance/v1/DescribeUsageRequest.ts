// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of DescribeUsage.
 */
export interface DescribeUsageRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The period under whose name usage counts.
   */
  'period'?: (string);
}

/**
 * The request of DescribeUsage.
 */
export interface DescribeUsageRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The period under whose name usage counts.
   */
  'period': (string);
}
