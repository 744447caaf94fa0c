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
   * To delete: forbidden ACS_10006 where live receipts stand in it. For callers that may not touch production.
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
   * To delete: forbidden ACS_10006 where live receipts stand in it. For callers that may not touch production.
   */
  'spareProduction': (boolean);
}
