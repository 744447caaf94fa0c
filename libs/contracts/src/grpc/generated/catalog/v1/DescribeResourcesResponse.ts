// Original file: protos/catalog/v1/catalog.proto


export interface DescribeResourcesResponse {
  /**
   * JSON: {"customers": {"name", "create", "update", "record", "filters": {"name": ["like"]}}, …}
   */
  'description'?: (Buffer | Uint8Array | string);
}

export interface DescribeResourcesResponse__Output {
  /**
   * JSON: {"customers": {"name", "create", "update", "record", "filters": {"name": ["like"]}}, …}
   */
  'description': (Buffer);
}
