// Original file: protos/accounts/v1/accounts.proto


export interface OpenWorkspaceResponse {
  'workspaceId'?: (string);
  'taxpayerId'?: (string);
  'taxpayerRuc'?: (string);
  'establishmentId'?: (string);
  'emissionPointId'?: (string);
  /**
   * Shown this once; only hashes are stored.
   */
  'testKey'?: (string);
  'liveKey'?: (string);
}

export interface OpenWorkspaceResponse__Output {
  'workspaceId': (string);
  'taxpayerId': (string);
  'taxpayerRuc': (string);
  'establishmentId': (string);
  'emissionPointId': (string);
  /**
   * Shown this once; only hashes are stored.
   */
  'testKey': (string);
  'liveKey': (string);
}
