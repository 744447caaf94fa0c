// Original file: protos/accounts/v1/accounts.proto


/**
 * The workspace with its keys.
 */
export interface OpenWorkspaceResponse {
  /**
   * The id of the workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The id of its test taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * The registry number of its test taxpayer.
   */
  'ruc'?: (string);
  /**
   * The id of that taxpayer's establishment.
   */
  'establishmentId'?: (string);
  /**
   * The id of that establishment's emission point.
   */
  'emissionPointId'?: (string);
  /**
   * Returned only here; the gateway stores hashes.
   */
  'testKey'?: (string);
  /**
   * The key of production: also returned only here.
   */
  'liveKey'?: (string);
}

/**
 * The workspace with its keys.
 */
export interface OpenWorkspaceResponse__Output {
  /**
   * The id of the workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The id of its test taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * The registry number of its test taxpayer.
   */
  'ruc': (string);
  /**
   * The id of that taxpayer's establishment.
   */
  'establishmentId': (string);
  /**
   * The id of that establishment's emission point.
   */
  'emissionPointId': (string);
  /**
   * Returned only here; the gateway stores hashes.
   */
  'testKey': (string);
  /**
   * The key of production: also returned only here.
   */
  'liveKey': (string);
}
