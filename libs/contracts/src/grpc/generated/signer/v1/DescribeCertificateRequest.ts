// Original file: protos/signer/v1/signer.proto


export interface DescribeCertificateRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
  'taxpayerId'?: (string);
}

export interface DescribeCertificateRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
  'taxpayerId': (string);
}
