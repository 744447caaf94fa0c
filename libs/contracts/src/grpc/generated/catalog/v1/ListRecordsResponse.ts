// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of ListRecords.
 */
export interface ListRecordsResponse {
  /**
   * The records as JSON.
   */
  'records'?: (Buffer | Uint8Array | string)[];
  /**
   * The records of all pages.
   */
  'total'?: (number);
  /**
   * The start of the next page; empty after the last one.
   */
  'nextCursor'?: (string);
}

/**
 * The answer of ListRecords.
 */
export interface ListRecordsResponse__Output {
  /**
   * The records as JSON.
   */
  'records': (Buffer)[];
  /**
   * The records of all pages.
   */
  'total': (number);
  /**
   * The start of the next page; empty after the last one.
   */
  'nextCursor': (string);
}
