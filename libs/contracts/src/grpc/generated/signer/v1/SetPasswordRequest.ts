// Original file: protos/signer/v1/signer.proto


export interface SetPasswordRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
  'password'?: (string);
  'taxpayerId'?: (string);
}

export interface SetPasswordRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
  'password': (string);
  'taxpayerId': (string);
}
