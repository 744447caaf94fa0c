// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ImportRecords.
 */
export interface ImportRecordsRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * customers or products.
   */
  'resource'?: (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId'?: (string);
  /**
   * The caller's id, one for the whole file.
   */
  'importId'?: (string);
  /**
   * 0, 1, 2, …; at most 1 MiB each.
   */
  'part'?: (number);
  /**
   * The bytes of the part.
   */
  'content'?: (Buffer | Uint8Array | string);
  /**
   * Whether it is the last part.
   */
  'last'?: (boolean);
  /**
   * test (also when empty) or live: live keys cannot change the test taxpayer.
   */
  'mode'?: (string);
  /**
   * See GetRecordRequest.
   */
  'spareProduction'?: (boolean);
}

/**
 * The request of ImportRecords.
 */
export interface ImportRecordsRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * customers or products.
   */
  'resource': (string);
  /**
   * The id of the taxpayer: a UUID.
   */
  'taxpayerId': (string);
  /**
   * The caller's id, one for the whole file.
   */
  'importId': (string);
  /**
   * 0, 1, 2, …; at most 1 MiB each.
   */
  'part': (number);
  /**
   * The bytes of the part.
   */
  'content': (Buffer);
  /**
   * Whether it is the last part.
   */
  'last': (boolean);
  /**
   * test (also when empty) or live: live keys cannot change the test taxpayer.
   */
  'mode': (string);
  /**
   * See GetRecordRequest.
   */
  'spareProduction': (boolean);
}
