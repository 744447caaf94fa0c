// Original file: protos/webhooks/v1/webhooks.proto

import type { Caller as _webhooks_v1_Caller, Caller__Output as _webhooks_v1_Caller__Output } from '../../webhooks/v1/Caller.ts';

/**
 * A listener of the sandbox's events.
 */
export interface TakeEventsRequest {
  /**
   * The workspace and the mode.
   */
  'caller'?: (_webhooks_v1_Caller | null);
  /**
   * The caller's UUID.
   */
  'listenerId'?: (string);
}

/**
 * A listener of the sandbox's events.
 */
export interface TakeEventsRequest__Output {
  /**
   * The workspace and the mode.
   */
  'caller': (_webhooks_v1_Caller__Output | null);
  /**
   * The caller's UUID.
   */
  'listenerId': (string);
}
