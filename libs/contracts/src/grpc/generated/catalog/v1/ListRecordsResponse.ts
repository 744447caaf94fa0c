// Original file: protos/catalog/v1/catalog.proto


export interface ListRecordsResponse {
  'records'?: (Buffer | Uint8Array | string)[];
  'total'?: (number);
  /**
   * The start of the next page; empty after the last one.
   */
  'nextCursor'?: (string);
}

export interface ListRecordsResponse__Output {
  'records': (Buffer)[];
  'total': (number);
  /**
   * The start of the next page; empty after the last one.
   */
  'nextCursor': (string);
}
