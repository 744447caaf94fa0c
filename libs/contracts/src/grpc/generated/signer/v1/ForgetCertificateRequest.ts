// Original file: protos/signer/v1/signer.proto


export interface ForgetCertificateRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
  'taxpayerId'?: (string);
}

export interface ForgetCertificateRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
  'taxpayerId': (string);
}
