// Original file: protos/authority/v1/authority.proto


/**
 * What was deleted.
 */
export interface ForgetResponse {
  /**
   * The number of receipts whose data was deleted.
   */
  'forgotten'?: (number);
}

/**
 * What was deleted.
 */
export interface ForgetResponse__Output {
  /**
   * The number of receipts whose data was deleted.
   */
  'forgotten': (number);
}
