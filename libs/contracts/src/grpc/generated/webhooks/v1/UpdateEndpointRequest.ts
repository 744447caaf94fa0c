// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';
import type { EventNames as _webhooks_v1_EventNames, EventNames__Output as _webhooks_v1_EventNames__Output } from '../../webhooks/v1/EventNames.ts';

/**
 * The request of UpdateEndpoint.
 */
export interface UpdateEndpointRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * The id of the endpoint: a UUID.
   */
  'endpointId'?: (string);
  /**
   * The new address; unchanged when absent.
   */
  'url'?: (string);
  /**
   * Unchanged when absent; an empty list means all.
   */
  'events'?: (_webhooks_v1_EventNames | null);
  '_url'?: "url";
}

/**
 * The request of UpdateEndpoint.
 */
export interface UpdateEndpointRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * The id of the endpoint: a UUID.
   */
  'endpointId': (string);
  /**
   * The new address; unchanged when absent.
   */
  'url'?: (string);
  /**
   * Unchanged when absent; an empty list means all.
   */
  'events': (_webhooks_v1_EventNames__Output | null);
  '_url'?: "url";
}
