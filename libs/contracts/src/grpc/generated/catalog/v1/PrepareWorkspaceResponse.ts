// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of PrepareWorkspace.
 */
export interface PrepareWorkspaceResponse {
  /**
   * The id of the test taxpayer.
   */
  'taxpayerId'?: (string);
  /**
   * The test taxpayer's registry number.
   */
  'ruc'?: (string);
  /**
   * The id of its establishment.
   */
  'establishmentId'?: (string);
  /**
   * The id of its emission point.
   */
  'emissionPointId'?: (string);
}

/**
 * The answer of PrepareWorkspace.
 */
export interface PrepareWorkspaceResponse__Output {
  /**
   * The id of the test taxpayer.
   */
  'taxpayerId': (string);
  /**
   * The test taxpayer's registry number.
   */
  'ruc': (string);
  /**
   * The id of its establishment.
   */
  'establishmentId': (string);
  /**
   * The id of its emission point.
   */
  'emissionPointId': (string);
}
