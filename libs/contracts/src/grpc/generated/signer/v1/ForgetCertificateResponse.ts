// Original file: protos/signer/v1/signer.proto


/**
 * The answer of ForgetCertificate.
 */
export interface ForgetCertificateResponse {
  /**
   * Whether there was any data.
   */
  'forgotten'?: (boolean);
  /**
   * Absent without a stored one.
   */
  'password'?: (string);
  '_password'?: "password";
}

/**
 * The answer of ForgetCertificate.
 */
export interface ForgetCertificateResponse__Output {
  /**
   * Whether there was any data.
   */
  'forgotten': (boolean);
  /**
   * Absent without a stored one.
   */
  'password'?: (string);
  '_password'?: "password";
}
