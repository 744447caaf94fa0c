// Original file: protos/catalog/v1/catalog.proto


/**
 * The answer of DescribeResources.
 */
export interface DescribeResourcesResponse {
  /**
   * JSON: {"customers": {"name", "create", "update", "record", "filters": {"name": ["like"]}}, …}
   */
  'description'?: (Buffer | Uint8Array | string);
}

/**
 * The answer of DescribeResources.
 */
export interface DescribeResourcesResponse__Output {
  /**
   * JSON: {"customers": {"name", "create", "update", "record", "filters": {"name": ["like"]}}, …}
   */
  'description': (Buffer);
}
