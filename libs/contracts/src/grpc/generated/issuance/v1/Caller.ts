// Original file: protos/issuance/v1/issuance.proto

import type { Mode as _issuance_v1_Mode, Mode__Output as _issuance_v1_Mode__Output } from '../../issuance/v1/Mode.ts';

/**
 * Who asks: the workspace and the mode of the key or session. Every call is confined to both.
 */
export interface Caller {
  'workspaceId'?: (string);
  'mode'?: (_issuance_v1_Mode);
  /**
   * The API key; empty with a session. What is issued with it counts as its usage.
   */
  'keyId'?: (string);
}

/**
 * Who asks: the workspace and the mode of the key or session. Every call is confined to both.
 */
export interface Caller__Output {
  'workspaceId': (string);
  'mode': (_issuance_v1_Mode__Output);
  /**
   * The API key; empty with a session. What is issued with it counts as its usage.
   */
  'keyId': (string);
}
