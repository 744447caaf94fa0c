// Original file: protos/webhooks/v1/webhooks.proto

import type { Endpoint as _webhooks_v1_Endpoint, Endpoint__Output as _webhooks_v1_Endpoint__Output } from '../../webhooks/v1/Endpoint.ts';

export interface ListEndpointsResponse {
  'endpoints'?: (_webhooks_v1_Endpoint)[];
}

export interface ListEndpointsResponse__Output {
  'endpoints': (_webhooks_v1_Endpoint__Output)[];
}
