// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

export interface CreateEndpointRequest {
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * The caller's UUID: a repeat creates no second endpoint.
   */
  'endpointId'?: (string);
  'url'?: (string);
  'events'?: (string)[];
  'ownerEmails'?: (string)[];
  /**
   * The caller has not proved the account's address: another person may own it.
   */
  'unproved'?: (boolean);
}

export interface CreateEndpointRequest__Output {
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * The caller's UUID: a repeat creates no second endpoint.
   */
  'endpointId': (string);
  'url': (string);
  'events': (string)[];
  'ownerEmails': (string)[];
  /**
   * The caller has not proved the account's address: another person may own it.
   */
  'unproved': (boolean);
}
