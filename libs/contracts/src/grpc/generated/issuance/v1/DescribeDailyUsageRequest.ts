// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of DescribeDailyUsage.
 */
export interface DescribeDailyUsageRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * Days of the receipts' creation, in UTC-5, inclusive.
   */
  'from'?: (string);
  /**
   * The last day, inclusive.
   */
  'to'?: (string);
}

/**
 * The request of DescribeDailyUsage.
 */
export interface DescribeDailyUsageRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * Days of the receipts' creation, in UTC-5, inclusive.
   */
  'from': (string);
  /**
   * The last day, inclusive.
   */
  'to': (string);
}
