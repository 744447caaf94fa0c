// Original file: protos/authority/v1/authority.proto


export interface FindAuthorizationRequest {
  /**
   * 49 digits. Its environment says which authority is asked: test or production.
   */
  'accessKey'?: (string);
}

export interface FindAuthorizationRequest__Output {
  /**
   * 49 digits. Its environment says which authority is asked: test or production.
   */
  'accessKey': (string);
}
