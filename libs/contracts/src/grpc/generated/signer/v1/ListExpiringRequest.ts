// Original file: protos/signer/v1/signer.proto


/**
 * The request of ListExpiring.
 */
export interface ListExpiringRequest {
  /**
   * `next` of the previous part; empty for the first.
   */
  'after'?: (string);
}

/**
 * The request of ListExpiring.
 */
export interface ListExpiringRequest__Output {
  /**
   * `next` of the previous part; empty for the first.
   */
  'after': (string);
}
