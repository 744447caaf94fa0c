// Original file: protos/signer/v1/signer.proto


export interface SetPasswordRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
  'password'?: (string);
  'taxpayerId'?: (string);
  /**
   * Nothing of another taxpayer's under the number is replaced: then the password is not kept.
   */
  'onlyWhereFree'?: (boolean);
}

export interface SetPasswordRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
  'password': (string);
  'taxpayerId': (string);
  /**
   * Nothing of another taxpayer's under the number is replaced: then the password is not kept.
   */
  'onlyWhereFree': (boolean);
}
