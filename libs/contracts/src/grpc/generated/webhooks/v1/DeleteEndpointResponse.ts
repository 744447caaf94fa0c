// Original file: protos/webhooks/v1/webhooks.proto


/**
 * The answer of DeleteEndpoint.
 */
export interface DeleteEndpointResponse {
}

/**
 * The answer of DeleteEndpoint.
 */
export interface DeleteEndpointResponse__Output {
}
