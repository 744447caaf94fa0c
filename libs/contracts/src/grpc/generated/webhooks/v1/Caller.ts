// Original file: protos/webhooks/v1/webhooks.proto

import type { Mode as _webhooks_v1_Mode, Mode__Output as _webhooks_v1_Mode__Output } from '../../webhooks/v1/Mode.ts';

/**
 * The workspace and the mode of the session.
 */
export interface Caller {
  /**
   * The workspace: a UUID.
   */
  'workspaceId'?: (string);
  /**
   * The mode.
   */
  'mode'?: (_webhooks_v1_Mode);
}

/**
 * The workspace and the mode of the session.
 */
export interface Caller__Output {
  /**
   * The workspace: a UUID.
   */
  'workspaceId': (string);
  /**
   * The mode.
   */
  'mode': (_webhooks_v1_Mode__Output);
}
