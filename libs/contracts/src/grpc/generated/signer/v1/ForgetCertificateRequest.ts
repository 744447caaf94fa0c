// Original file: protos/signer/v1/signer.proto


export interface ForgetCertificateRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
}

export interface ForgetCertificateRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
}
