// Original file: protos/catalog/v1/catalog.proto


export interface NoteCertificateRequest {
  'workspaceId'?: (string);
  'taxpayerRuc'?: (string);
  /**
   * The signer's id of the certificate; empty when there is none any more.
   */
  'certificateId'?: (string);
}

export interface NoteCertificateRequest__Output {
  'workspaceId': (string);
  'taxpayerRuc': (string);
  /**
   * The signer's id of the certificate; empty when there is none any more.
   */
  'certificateId': (string);
}
