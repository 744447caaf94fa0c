// Original file: protos/issuance/v1/issuance.proto


/**
 * The fields count both modes, unless their name has one.
 */
export interface Holdings {
  /**
   * There are receipts of the sandbox.
   */
  'sandboxReceipts'?: (boolean);
  /**
   * There are receipts of production.
   */
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
 * The fields count both modes, unless their name has one.
 */
export interface Holdings__Output {
  /**
   * There are receipts of the sandbox.
   */
  'sandboxReceipts': (boolean);
  /**
   * There are receipts of production.
   */
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
