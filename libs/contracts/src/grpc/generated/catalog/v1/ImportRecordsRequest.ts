// Original file: protos/catalog/v1/catalog.proto


export interface ImportRecordsRequest {
  'workspaceId'?: (string);
  /**
   * customers or products.
   */
  'resource'?: (string);
  'taxpayerId'?: (string);
  /**
   * The caller's id, one for the whole file.
   */
  'importId'?: (string);
  /**
   * 0, 1, 2, …; at most 1 MiB each.
   */
  'part'?: (number);
  'content'?: (Buffer | Uint8Array | string);
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

export interface ImportRecordsRequest__Output {
  'workspaceId': (string);
  /**
   * customers or products.
   */
  'resource': (string);
  'taxpayerId': (string);
  /**
   * The caller's id, one for the whole file.
   */
  'importId': (string);
  /**
   * 0, 1, 2, …; at most 1 MiB each.
   */
  'part': (number);
  'content': (Buffer);
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
