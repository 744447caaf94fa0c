// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

/**
 * The event to send an example of.
 */
export interface TriggerEventRequest {
  /**
   * The workspace and the mode.
   */
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * The type, such as invoice.authorized.
   */
  'type'?: (string);
}

/**
 * The event to send an example of.
 */
export interface TriggerEventRequest__Output {
  /**
   * The workspace and the mode.
   */
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * The type, such as invoice.authorized.
   */
  'type': (string);
}
