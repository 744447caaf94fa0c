// Original file: protos/webhooks/v1/webhooks.proto


export interface EndUnprovedEndpointsRequest {
  'workspaceId'?: (string);
}

export interface EndUnprovedEndpointsRequest__Output {
  'workspaceId': (string);
}
