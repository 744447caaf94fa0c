// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

/**
 * The event to send again.
 */
export interface ResendEventRequest {
  /**
   * The workspace and the mode.
   */
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * The id in webhook-id.
   */
  'eventId'?: (string);
}

/**
 * The event to send again.
 */
export interface ResendEventRequest__Output {
  /**
   * The workspace and the mode.
   */
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * The id in webhook-id.
   */
  'eventId': (string);
}
