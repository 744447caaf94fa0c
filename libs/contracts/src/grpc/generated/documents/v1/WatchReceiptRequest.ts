// Original file: protos/documents/v1/documents.proto

import type { Caller as _documents_v1_Caller, Caller__Output as _documents_v1_Caller__Output } from '../../documents/v1/Caller.ts';

/**
 * The receipt to watch.
 */
export interface WatchReceiptRequest {
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
  /**
   * The version that you have: only newer ones are sent. Default 0: the current one is sent at once.
   */
  'knownVersion'?: (number);
}

/**
 * The receipt to watch.
 */
export interface WatchReceiptRequest__Output {
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
  /**
   * The version that you have: only newer ones are sent. Default 0: the current one is sent at once.
   */
  'knownVersion': (number);
}
