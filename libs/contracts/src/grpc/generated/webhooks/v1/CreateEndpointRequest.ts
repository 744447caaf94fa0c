// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

export interface CreateEndpointRequest {
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * A UUID minted by whoever asks: repeating a call with it makes one endpoint.
   */
  'endpointId'?: (string);
  'url'?: (string);
  'events'?: (string)[];
  'ownerEmails'?: (string)[];
  /**
   * Whether whoever asks has not proved the address of the account yet: then somebody else may own it.
   */
  'unproved'?: (boolean);
}

export interface CreateEndpointRequest__Output {
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * A UUID minted by whoever asks: repeating a call with it makes one endpoint.
   */
  'endpointId': (string);
  'url': (string);
  'events': (string)[];
  'ownerEmails': (string)[];
  /**
   * Whether whoever asks has not proved the address of the account yet: then somebody else may own it.
   */
  'unproved': (boolean);
}
