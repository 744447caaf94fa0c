// Original file: protos/renderer/v1/renderer.proto


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
