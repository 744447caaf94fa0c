// Original file: protos/webhooks/v1/webhooks.proto


/**
 * The answer of EndUnprovedEndpoints.
 */
export interface EndUnprovedEndpointsResponse {
}

/**
 * The answer of EndUnprovedEndpoints.
 */
export interface EndUnprovedEndpointsResponse__Output {
}
