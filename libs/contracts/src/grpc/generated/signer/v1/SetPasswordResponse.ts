// Original file: protos/signer/v1/signer.proto


export interface SetPasswordResponse {
  /**
   * False only where only_where_free prevented it.
   */
  'kept'?: (boolean);
}

export interface SetPasswordResponse__Output {
  /**
   * False only where only_where_free prevented it.
   */
  'kept': (boolean);
}
