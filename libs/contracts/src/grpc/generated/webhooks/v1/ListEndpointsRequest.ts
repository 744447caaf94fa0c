// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

/**
 * The request of ListEndpoints.
 */
export interface ListEndpointsRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_webhooks_v1_Caller | null);
}

/**
 * The request of ListEndpoints.
 */
export interface ListEndpointsRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_webhooks_v1_Caller__Output | null);
}
