// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of FindDuplicate.
 */
export interface FindDuplicateRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The kind of the document, such as INVOICE.
   */
  'documentType'?: (string);
  /**
   * The caller's own reference of the order; empty for none.
   */
  'devReference'?: (string);
  /**
   * SHA-256 of the request's body, 64 lower-case hex digits.
   */
  'bodyHash'?: (string);
}

/**
 * The request of FindDuplicate.
 */
export interface FindDuplicateRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The kind of the document, such as INVOICE.
   */
  'documentType': (string);
  /**
   * The caller's own reference of the order; empty for none.
   */
  'devReference': (string);
  /**
   * SHA-256 of the request's body, 64 lower-case hex digits.
   */
  'bodyHash': (string);
}
