// Original file: protos/webhooks/v1/webhooks.proto

import type { Endpoint as _webhooks_v1_Endpoint, Endpoint__Output as _webhooks_v1_Endpoint__Output } from '../../webhooks/v1/Endpoint.ts';

/**
 * The answer of ListEndpoints.
 */
export interface ListEndpointsResponse {
  /**
   * The endpoints.
   */
  'endpoints'?: (_webhooks_v1_Endpoint)[];
}

/**
 * The answer of ListEndpoints.
 */
export interface ListEndpointsResponse__Output {
  /**
   * The endpoints.
   */
  'endpoints': (_webhooks_v1_Endpoint__Output)[];
}
