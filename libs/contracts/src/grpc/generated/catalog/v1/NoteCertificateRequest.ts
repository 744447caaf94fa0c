// Original file: protos/catalog/v1/catalog.proto


export interface NoteCertificateRequest {
  'workspaceId'?: (string);
  'taxpayerRuc'?: (string);
  /**
   * The signer's id of the certificate; empty without one.
   */
  'certificateId'?: (string);
}

export interface NoteCertificateRequest__Output {
  'workspaceId': (string);
  'taxpayerRuc': (string);
  /**
   * The signer's id of the certificate; empty without one.
   */
  'certificateId': (string);
}
