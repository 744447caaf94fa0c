// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of SetNextSequential.
 */
export interface SetNextSequentialRequest {
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
   * The code of the establishment: three digits.
   */
  'establishment'?: (string);
  /**
   * The code of the emission point: three digits.
   */
  'emissionPoint'?: (string);
  /**
   * The number of the next document.
   */
  'next'?: (number);
}

/**
 * The request of SetNextSequential.
 */
export interface SetNextSequentialRequest__Output {
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
   * The code of the establishment: three digits.
   */
  'establishment': (string);
  /**
   * The code of the emission point: three digits.
   */
  'emissionPoint': (string);
  /**
   * The number of the next document.
   */
  'next': (number);
}
