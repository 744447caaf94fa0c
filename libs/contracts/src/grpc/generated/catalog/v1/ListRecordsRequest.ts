// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of ListRecords.
 */
export interface ListRecordsRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The plural path of the resource.
   */
  'resource'?: (string);
  /**
   * [{"field", "operator", "value"}]
   */
  'filters'?: (Buffer | Uint8Array | string);
  /**
   * The largest number of records in the answer.
   */
  'limit'?: (number);
  /**
   * The number of rows before the page.
   */
  'offset'?: (number);
  /**
   * A field, or -field. Default: createdAt.
   */
  'sort'?: (string);
  /**
   * The mode of the invoices' receipts: test or live.
   */
  'mode'?: (string);
  /**
   * Set for the developer API's resources.
   */
  'ruc'?: (string);
  /**
   * next_cursor of the previous page, instead of offset; for pages sorted by createdAt.
   */
  'cursor'?: (string);
}

/**
 * The request of ListRecords.
 */
export interface ListRecordsRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The plural path of the resource.
   */
  'resource': (string);
  /**
   * [{"field", "operator", "value"}]
   */
  'filters': (Buffer);
  /**
   * The largest number of records in the answer.
   */
  'limit': (number);
  /**
   * The number of rows before the page.
   */
  'offset': (number);
  /**
   * A field, or -field. Default: createdAt.
   */
  'sort': (string);
  /**
   * The mode of the invoices' receipts: test or live.
   */
  'mode': (string);
  /**
   * Set for the developer API's resources.
   */
  'ruc': (string);
  /**
   * next_cursor of the previous page, instead of offset; for pages sorted by createdAt.
   */
  'cursor': (string);
}
