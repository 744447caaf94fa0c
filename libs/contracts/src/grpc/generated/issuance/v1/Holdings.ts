// Original file: protos/issuance/v1/issuance.proto


/**
 * In both modes, unless the name has one.
 */
export interface Holdings {
  'sandboxReceipts'?: (boolean);
  'liveReceipts'?: (boolean);
  /**
   * Receipts in progress or in ERROR.
   */
  'unfinishedReceipts'?: (boolean);
  /**
   * A series has a used or set number.
   */
  'sequentials'?: (boolean);
}

/**
 * In both modes, unless the name has one.
 */
export interface Holdings__Output {
  'sandboxReceipts': (boolean);
  'liveReceipts': (boolean);
  /**
   * Receipts in progress or in ERROR.
   */
  'unfinishedReceipts': (boolean);
  /**
   * A series has a used or set number.
   */
  'sequentials': (boolean);
}
