// Original file: protos/catalog/v1/catalog.proto


export interface DescribeResourcesRequest {
}

export interface DescribeResourcesRequest__Output {
}
