// Original file: protos/issuance/v1/issuance.proto


/**
 * In both modes, unless the name says which.
 */
export interface Holdings {
  'sandboxReceipts'?: (boolean);
  'liveReceipts'?: (boolean);
  /**
   * Receipts that are still being issued, or in ERROR.
   */
  'unfinishedReceipts'?: (boolean);
  /**
   * A series has a next number: one was used or set.
   */
  'sequentials'?: (boolean);
}

/**
 * In both modes, unless the name says which.
 */
export interface Holdings__Output {
  'sandboxReceipts': (boolean);
  'liveReceipts': (boolean);
  /**
   * Receipts that are still being issued, or in ERROR.
   */
  'unfinishedReceipts': (boolean);
  /**
   * A series has a next number: one was used or set.
   */
  'sequentials': (boolean);
}
