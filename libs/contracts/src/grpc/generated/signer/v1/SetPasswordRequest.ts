// Original file: protos/signer/v1/signer.proto


export interface SetPasswordRequest {
  'workspaceId'?: (string);
  'ruc'?: (string);
  'password'?: (string);
  'taxpayerId'?: (string);
  /**
   * Stores the password only if no other taxpayer has data under the number.
   */
  'onlyWhereFree'?: (boolean);
}

export interface SetPasswordRequest__Output {
  'workspaceId': (string);
  'ruc': (string);
  'password': (string);
  'taxpayerId': (string);
  /**
   * Stores the password only if no other taxpayer has data under the number.
   */
  'onlyWhereFree': (boolean);
}
