// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of FixRegistryNumber.
 */
export interface FixRegistryNumberRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc'?: (string);
  /**
   * The series of a future live receipt, three digits each, or empty.
   */
  'liveEstablishment'?: (string);
  /**
   * The emission point of that series, or empty.
   */
  'liveEmissionPoint'?: (string);
}

/**
 * The request of FixRegistryNumber.
 */
export interface FixRegistryNumberRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * The taxpayer's registry number: 13 digits.
   */
  'ruc': (string);
  /**
   * The series of a future live receipt, three digits each, or empty.
   */
  'liveEstablishment': (string);
  /**
   * The emission point of that series, or empty.
   */
  'liveEmissionPoint': (string);
}
