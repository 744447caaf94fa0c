// Original file: protos/catalog/v1/catalog.proto


export interface NoteCertificateRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
  /**
   * The signer's id of the certificate; empty without one.
   */
  'certificateId'?: (string);
}

export interface NoteCertificateRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
  /**
   * The signer's id of the certificate; empty without one.
   */
  'certificateId': (string);
}
