// Original file: protos/issuance/v1/issuance.proto

import type { Caller as _issuance_v1_Caller, Caller__Output as _issuance_v1_Caller__Output } from '../../issuance/v1/Caller.ts';

/**
 * The request of ImportReceipt.
 */
export interface ImportReceiptRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_issuance_v1_Caller | null);
  /**
   * The caller's UUID in lower case: a repeat makes no second receipt.
   */
  'receiptId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The access key of the document: 49 digits.
   */
  'accessKey'?: (string);
}

/**
 * The request of ImportReceipt.
 */
export interface ImportReceiptRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_issuance_v1_Caller__Output | null);
  /**
   * The caller's UUID in lower case: a repeat makes no second receipt.
   */
  'receiptId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The access key of the document: 49 digits.
   */
  'accessKey': (string);
}
