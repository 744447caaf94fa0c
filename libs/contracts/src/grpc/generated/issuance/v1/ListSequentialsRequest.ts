// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of ListSequentials.
 */
export interface ListSequentialsRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * Empty for all, like the next two.
   */
  'documentType'?: (string);
  /**
   * Three digits; empty for all.
   */
  'establishment'?: (string);
  /**
   * Three digits; empty for all.
   */
  'emissionPoint'?: (string);
}

/**
 * The request of ListSequentials.
 */
export interface ListSequentialsRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * Empty for all, like the next two.
   */
  'documentType': (string);
  /**
   * Three digits; empty for all.
   */
  'establishment': (string);
  /**
   * Three digits; empty for all.
   */
  'emissionPoint': (string);
}
