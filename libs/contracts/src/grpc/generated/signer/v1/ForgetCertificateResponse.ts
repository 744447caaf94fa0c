// Original file: protos/signer/v1/signer.proto


export interface ForgetCertificateResponse {
  /**
   * Whether there was anything to forget.
   */
  'forgotten'?: (boolean);
  /**
   * Absent if none was ever set.
   */
  'password'?: (string);
  '_password'?: "password";
}

export interface ForgetCertificateResponse__Output {
  /**
   * Whether there was anything to forget.
   */
  'forgotten': (boolean);
  /**
   * Absent if none was ever set.
   */
  'password'?: (string);
  '_password'?: "password";
}
