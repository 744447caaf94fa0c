// Original file: protos/webhooks/v1/webhooks.proto

import type { Endpoint as _webhooks_v1_Endpoint, Endpoint__Output as _webhooks_v1_Endpoint__Output } from '../../webhooks/v1/Endpoint.ts';

/**
 * An endpoint with its secret.
 */
export interface EndpointWithSecret {
  /**
   * The endpoint.
   */
  'endpoint'?: (_webhooks_v1_Endpoint | null);
  /**
   * whsec_ and base64. Returned only here.
   */
  'secret'?: (string);
}

/**
 * An endpoint with its secret.
 */
export interface EndpointWithSecret__Output {
  /**
   * The endpoint.
   */
  'endpoint': (_webhooks_v1_Endpoint__Output | null);
  /**
   * whsec_ and base64. Returned only here.
   */
  'secret': (string);
}
