// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';
import type { EventNames as _webhooks_v1_EventNames, EventNames__Output as _webhooks_v1_EventNames__Output } from '../../webhooks/v1/EventNames.ts';

export interface UpdateEndpointRequest {
  'caller'?: (_webhooks_v1_Caller | null);
  'endpointId'?: (string);
  'url'?: (string);
  /**
   * Unchanged when absent; an empty list means all.
   */
  'events'?: (_webhooks_v1_EventNames | null);
  '_url'?: "url";
}

export interface UpdateEndpointRequest__Output {
  'caller': (_webhooks_v1_Caller__Output | null);
  'endpointId': (string);
  'url'?: (string);
  /**
   * Unchanged when absent; an empty list means all.
   */
  'events': (_webhooks_v1_EventNames__Output | null);
  '_url'?: "url";
}
