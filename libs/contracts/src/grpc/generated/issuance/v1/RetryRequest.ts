// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';
import type { Allowance as _issuance_v1_Allowance, Allowance__Output as _issuance_v1_Allowance__Output } from '../../issuance/v1/Allowance.ts';

/**
 * The request of Retry.
 */
export interface RetryRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The receipt's UUID or its 49-digit access key.
   */
  'id'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * Returned quota is used again.
   */
  'allowance'?: (_issuance_v1_Allowance | null);
}

/**
 * The request of Retry.
 */
export interface RetryRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The receipt's UUID or its 49-digit access key.
   */
  'id': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * Returned quota is used again.
   */
  'allowance': (_issuance_v1_Allowance__Output | null);
}
