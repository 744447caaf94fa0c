// Original file: protos/signer/v1/signer.proto


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
