// Original file: protos/signer/v1/signer.proto


/**
 * The request of SetPassword.
 */
export interface SetPasswordRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The password of the certificate file.
   */
  'password'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * Stores the password only if no other taxpayer has data under the number.
   */
  'onlyWhereFree'?: (boolean);
}

/**
 * The request of SetPassword.
 */
export interface SetPasswordRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The password of the certificate file.
   */
  'password': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * Stores the password only if no other taxpayer has data under the number.
   */
  'onlyWhereFree': (boolean);
}
