// Original file: protos/signer/v1/signer.proto


/**
 * The request of ForgetCertificate.
 */
export interface ForgetCertificateRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
}

/**
 * The request of ForgetCertificate.
 */
export interface ForgetCertificateRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
}
