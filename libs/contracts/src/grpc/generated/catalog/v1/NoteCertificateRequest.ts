// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of NoteCertificate.
 */
export interface NoteCertificateRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The signer's id of the certificate; empty without one.
   */
  'certificateId'?: (string);
}

/**
 * The request of NoteCertificate.
 */
export interface NoteCertificateRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The signer's id of the certificate; empty without one.
   */
  'certificateId': (string);
}
