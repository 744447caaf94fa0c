// Original file: protos/documents/v1/documents.proto

import type { Caller as _documents_v1_Caller, Caller__Output as _documents_v1_Caller__Output } from '../../documents/v1/Caller.ts';

/**
 * The name of a receipt.
 */
export interface GetReceiptRequest {
  /**
   * The workspace and the mode. Required.
   */
  'caller'?: (_documents_v1_Caller | null);
  /**
   * The UUID of the receipt in lower case, or its 49-digit access key. Required.
   */
  'id'?: (string);
  /**
   * If present, the receipt must be this taxpayer's.
   */
  'ruc'?: (string);
}

/**
 * The name of a receipt.
 */
export interface GetReceiptRequest__Output {
  /**
   * The workspace and the mode. Required.
   */
  'caller': (_documents_v1_Caller__Output | null);
  /**
   * The UUID of the receipt in lower case, or its 49-digit access key. Required.
   */
  'id': (string);
  /**
   * If present, the receipt must be this taxpayer's.
   */
  'ruc': (string);
}
