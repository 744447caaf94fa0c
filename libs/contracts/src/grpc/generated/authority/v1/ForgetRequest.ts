// Original file: protos/authority/v1/authority.proto


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
