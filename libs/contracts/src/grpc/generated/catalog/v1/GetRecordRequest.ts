// Original file: protos/catalog/v1/catalog.proto


export interface GetRecordRequest {
  'workspaceId'?: (string);
  'resource'?: (string);
  'id'?: (string);
  /**
   * Which receipt an invoice shows: test or live.
   */
  'mode'?: (string);
  /**
   * For the developer API's resources.
   */
  'taxpayerRuc'?: (string);
  /**
   * To delete, of a test key: forbidden ACS_10006 for what belongs to a taxpayer in production.
   */
  'spareProduction'?: (boolean);
}

export interface GetRecordRequest__Output {
  'workspaceId': (string);
  'resource': (string);
  'id': (string);
  /**
   * Which receipt an invoice shows: test or live.
   */
  'mode': (string);
  /**
   * For the developer API's resources.
   */
  'taxpayerRuc': (string);
  /**
   * To delete, of a test key: forbidden ACS_10006 for what belongs to a taxpayer in production.
   */
  'spareProduction': (boolean);
}
