// Original file: protos/catalog/v1/catalog.proto


export interface GetRecordRequest {
  'workspaceId'?: (string);
  'resource'?: (string);
  'id'?: (string);
  /**
   * The mode of the invoice's receipt: test or live.
   */
  'mode'?: (string);
  /**
   * Set for the developer API's resources.
   */
  'ruc'?: (string);
  /**
   * Set for deletions by a test key: forbidden ACS_10006 for records of a taxpayer in production.
   */
  'spareProduction'?: (boolean);
}

export interface GetRecordRequest__Output {
  'workspaceId': (string);
  'resource': (string);
  'id': (string);
  /**
   * The mode of the invoice's receipt: test or live.
   */
  'mode': (string);
  /**
   * Set for the developer API's resources.
   */
  'ruc': (string);
  /**
   * Set for deletions by a test key: forbidden ACS_10006 for records of a taxpayer in production.
   */
  'spareProduction': (boolean);
}
