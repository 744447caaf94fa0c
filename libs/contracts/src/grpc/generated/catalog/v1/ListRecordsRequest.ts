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
   * A field, or -field.
   */
  'sort'?: (string);
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
   * A field, or -field.
   */
  'sort': (string);
}
