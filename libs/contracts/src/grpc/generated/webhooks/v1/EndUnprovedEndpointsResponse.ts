// Original file: protos/webhooks/v1/webhooks.proto


export interface EndUnprovedEndpointsResponse {
}

export interface EndUnprovedEndpointsResponse__Output {
}
