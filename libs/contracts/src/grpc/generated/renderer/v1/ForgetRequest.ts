// Original file: protos/renderer/v1/renderer.proto


/**
 * The deleted receipts.
 */
export interface ForgetRequest {
  /**
   * The ids of the receipts.
   */
  'receiptIds'?: (string)[];
}

/**
 * The deleted receipts.
 */
export interface ForgetRequest__Output {
  /**
   * The ids of the receipts.
   */
  'receiptIds': (string)[];
}
