// Original file: protos/signer/v1/signer.proto


export interface SetPasswordResponse {
  /**
   * False only because of only_where_free.
   */
  'kept'?: (boolean);
}

export interface SetPasswordResponse__Output {
  /**
   * False only because of only_where_free.
   */
  'kept': (boolean);
}
