// Original file: protos/signer/v1/signer.proto


/**
 * The request of DescribeCertificate.
 */
export interface DescribeCertificateRequest {
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
 * The request of DescribeCertificate.
 */
export interface DescribeCertificateRequest__Output {
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
