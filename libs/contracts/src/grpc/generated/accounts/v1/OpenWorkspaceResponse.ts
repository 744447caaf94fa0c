// Original file: protos/accounts/v1/accounts.proto


export interface OpenWorkspaceResponse {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'ruc'?: (string);
  'establishmentId'?: (string);
  'emissionPointId'?: (string);
  /**
   * Returned only here; the gateway stores hashes.
   */
  'testKey'?: (string);
  'liveKey'?: (string);
}

export interface OpenWorkspaceResponse__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'ruc': (string);
  'establishmentId': (string);
  'emissionPointId': (string);
  /**
   * Returned only here; the gateway stores hashes.
   */
  'testKey': (string);
  'liveKey': (string);
}
