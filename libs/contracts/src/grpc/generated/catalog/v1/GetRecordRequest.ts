// Original file: protos/catalog/v1/catalog.proto


/**
 * The name of a record.
 */
export interface GetRecordRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The plural path of the resource.
   */
  'resource'?: (string);
  /**
   * The id of the record.
   */
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

/**
 * The name of a record.
 */
export interface GetRecordRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The plural path of the resource.
   */
  'resource': (string);
  /**
   * The id of the record.
   */
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
