// Original file: protos/signer/v1/signer.proto


/**
 * The answer of SetPassword.
 */
export interface SetPasswordResponse {
  /**
   * False only because of only_where_free.
   */
  'kept'?: (boolean);
}

/**
 * The answer of SetPassword.
 */
export interface SetPasswordResponse__Output {
  /**
   * False only because of only_where_free.
   */
  'kept': (boolean);
}
