// Original file: protos/catalog/v1/catalog.proto


export interface ListRecordsRequest {
  'workspaceId'?: (string);
  'resource'?: (string);
  /**
   * [{"field", "operator", "value"}]
   */
  'filters'?: (Buffer | Uint8Array | string);
  'limit'?: (number);
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

export interface ListRecordsRequest__Output {
  'workspaceId': (string);
  'resource': (string);
  /**
   * [{"field", "operator", "value"}]
   */
  'filters': (Buffer);
  'limit': (number);
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
