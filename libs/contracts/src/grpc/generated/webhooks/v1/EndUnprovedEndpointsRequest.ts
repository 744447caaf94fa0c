// Original file: protos/webhooks/v1/webhooks.proto


/**
 * The request of EndUnprovedEndpoints.
 */
export interface EndUnprovedEndpointsRequest {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
}

/**
 * The request of EndUnprovedEndpoints.
 */
export interface EndUnprovedEndpointsRequest__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
}
