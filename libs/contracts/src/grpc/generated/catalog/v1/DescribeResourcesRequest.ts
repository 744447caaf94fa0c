// Original file: protos/catalog/v1/catalog.proto


/**
 * The request of DescribeResources.
 */
export interface DescribeResourcesRequest {
}

/**
 * The request of DescribeResources.
 */
export interface DescribeResourcesRequest__Output {
}
