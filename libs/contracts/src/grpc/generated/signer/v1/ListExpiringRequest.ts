// Original file: protos/signer/v1/signer.proto


export interface ListExpiringRequest {
  /**
   * `next` of the previous part; empty for the first.
   */
  'after'?: (string);
}

export interface ListExpiringRequest__Output {
  /**
   * `next` of the previous part; empty for the first.
   */
  'after': (string);
}
