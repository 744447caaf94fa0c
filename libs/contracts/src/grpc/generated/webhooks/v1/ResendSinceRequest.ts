// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

/**
 * The request of ResendSince.
 */
export interface ResendSinceRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * The id of the endpoint: a UUID.
   */
  'endpointId'?: (string);
  /**
   * The deliveries since this instant.
   */
  'since'?: (string);
}

/**
 * The request of ResendSince.
 */
export interface ResendSinceRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * The id of the endpoint: a UUID.
   */
  'endpointId': (string);
  /**
   * The deliveries since this instant.
   */
  'since': (string);
}
