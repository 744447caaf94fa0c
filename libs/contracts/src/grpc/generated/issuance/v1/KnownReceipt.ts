// Original file: protos/issuance/v1/issuance.proto


/**
 * A receipt, and the version that the caller has.
 */
export interface KnownReceipt {
  /**
   * The UUID of the receipt.
   */
  'id'?: (string);
  /**
   * The caller's version.
   */
  'version'?: (number);
}

/**
 * A receipt, and the version that the caller has.
 */
export interface KnownReceipt__Output {
  /**
   * The UUID of the receipt.
   */
  'id': (string);
  /**
   * The caller's version.
   */
  'version': (number);
}
