// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

/**
 * The request of CreateEndpoint.
 */
export interface CreateEndpointRequest {
  /**
   * The workspace and the mode of the call.
   */
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * The caller's UUID: a repeat creates no second endpoint.
   */
  'endpointId'?: (string);
  /**
   * The address, HTTPS.
   */
  'url'?: (string);
  /**
   * Names of events (invoice.authorized); empty for all.
   */
  'events'?: (string)[];
  /**
   * Recipients of a warning about its deactivation.
   */
  'ownerEmails'?: (string)[];
  /**
   * The caller has not proved the account's address: another person may own it.
   */
  'unproved'?: (boolean);
}

/**
 * The request of CreateEndpoint.
 */
export interface CreateEndpointRequest__Output {
  /**
   * The workspace and the mode of the call.
   */
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * The caller's UUID: a repeat creates no second endpoint.
   */
  'endpointId': (string);
  /**
   * The address, HTTPS.
   */
  'url': (string);
  /**
   * Names of events (invoice.authorized); empty for all.
   */
  'events': (string)[];
  /**
   * Recipients of a warning about its deactivation.
   */
  'ownerEmails': (string)[];
  /**
   * The caller has not proved the account's address: another person may own it.
   */
  'unproved': (boolean);
}
